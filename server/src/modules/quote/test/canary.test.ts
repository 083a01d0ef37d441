import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inquiry } from '@srm/api/inquiry'
import { quote } from '@srm/api/quote'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { looksOf } from '#test/looks.ts'
import { purchaseOf } from '#test/purchases.ts'
import {
  addColleague,
  askedQuoters,
  closeNow,
  openAll,
  ownedByAnother,
  surrogateBody,
  type Quoter,
} from '#test/quotes.ts'
import { query } from '#test/sql.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'

const { external, surrogate } = quote

/** No other number of the test holds these digits. */
const canary = '7319428.61'
const total = '14638857.22'

let t: TestApp
let me: TestTenant
const written: string[] = []
beforeAll(async () => {
  t = await startApp({ env: { SRM_LOG_LEVEL: 'debug' } })
  // All loggers of the process share this stream, those of requests included.
  const { [pino.symbols.streamSym]: stream } = t.app.log as unknown as Record<symbol, { write: (line: string) => void }>
  if (stream) stream.write = (line) => void written.push(line)
  me = await aTenant(t)
})
afterAll(() => t.close())

const dump = async (): Promise<string> => {
  const { PG_HOST, PG_PORT, PG_DATABASE, PG_ADMIN_USER, PG_ADMIN_PASSWORD } = t.app.config
  const args = ['-h', PG_HOST, '-p', String(PG_PORT), '-U', PG_ADMIN_USER, PG_DATABASE]
  const env = { ...process.env, PGPASSWORD: PG_ADMIN_PASSWORD }
  return (await promisify(execFile)('pg_dump', args, { env, maxBuffer: 1 << 30 })).stdout
}

const redisContents = async (): Promise<string> => {
  const texts: string[] = []
  for await (const keys of t.app.redis.scanStream({ count: 1000 }) as AsyncIterable<string[]>)
    for (const key of keys) texts.push(key, ((await t.app.redis.dumpBuffer(key)) ?? Buffer.alloc(0)).toString('latin1'))
  return texts.join('\n')
}

const fileContents = async (): Promise<string> => {
  const names = await readdir(t.app.config.STORAGE_DIR, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = names.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name))
  return (await Promise.all(files.map((path) => readFile(path, 'latin1')))).join('\n')
}

const foundIn = (where: string): string[] => [canary, total].flatMap(looksOf).filter((look) => where.includes(look))

/** What the database refuses is an error of ours, and is written down. */
const breakOnce = async (quoter: Quoter): Promise<void> => {
  await query(t, 'revoke insert on app.quote_version from ' + t.app.config.PG_APP_USER)
  expect((await quoter.quote(canary)).status).toBe(500)
  await query(t, 'grant insert on app.quote_version to ' + t.app.config.PG_APP_USER)
}

const sendEverything = async (quoter: Quoter): Promise<void> => {
  await quoter.call(external.save, { body: { values: { lines: { x: { unitPrice: canary } } } } })
  await quoter.upload({ name: `报价 ${canary}.txt`, content: `总价 ${canary}` })
  expect((await quoter.quote(canary, { remark: `单价 ${canary}` })).status).toBe(200)
  await quoter.call(external.save, { body: { values: { remark: canary } } })
  await quoter.quote('bad', { remark: canary })
}

/** A supplier whose quote of the first round lies open, and who is asked for another. */
const askedAgain = async (): Promise<Quoter> => {
  const { id, quoters } = await askedQuoters(t, me, { count: 1 })
  const [quoter] = quoters
  if (!quoter) throw new Error('nobody was asked')
  await quoter.quote('100')
  await closeNow(me, id)
  await openAll(me, await addColleague(t, me, '李总'), id)
  const { version } = await purchaseOf(me, id)
  const deadline = new Date(Date.now() + 86_400_000).toISOString()
  const body = { version, deadline, suppliers: [quoter.supplier] }
  expect((await me.call(inquiry.round, { params: { id }, body })).status).toBe(200)
  return quoter
}

describe('a price that is sealed', () => {
  it('stands in no dump of the database, in Redis, in no file and in no log', async () => {
    const { quoters } = await askedQuoters(t, me)
    for (const quoter of quoters) await sendEverything(quoter)
    if (quoters[0]) await breakOnce(quoters[0])
    await sendEverything(await askedAgain())
    const { quoter } = await ownedByAnother(t, me)
    const clerk = await addColleague(t, me, '行政小孙')
    const body = await surrogateBody(quoter, canary)
    const key = `surrogate-${quoter.invitation}`
    const entered = await clerk.call(surrogate.enter, { body }, { 'idempotency-key': key })
    expect(entered.status, entered.message).toBe(200)
    const where = {
      dump: await dump(),
      redis: await redisContents(),
      files: await fileContents(),
      log: written.join(''),
    }
    expect(where.log).toMatch(/permission denied/)
    // The dump is one that has the sealed quotes in it, and the log one that was written.
    expect(where.dump).toContain(quoter.invitation)
    expect(where.dump).toContain('quote_version')
    expect(where.dump).toContain(key)
    expect(where.dump).toContain('COPY pgboss.job')
    expect(Object.entries(where).flatMap(([name, text]) => foundIn(text).map((look) => `${name}: ${look}`))).toEqual([])
  })

  it('would be found where it is looked for', async () => {
    await me.inside((ctx) =>
      ctx.db.run(`update purchase set internal_note = $2 where tenant_id = $1`, [ctx.tenantId, canary]),
    )
    expect(foundIn(await dump())).toContain(canary)
    expect(foundIn(`\\x${Buffer.from(canary).toString('hex')}`)).not.toEqual([])
  })
})
