import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startApp, type TestApp } from '../app.ts'
import { isFullDepth } from '../depth.ts'
import { anOurCompany } from '../records.ts'
import { freePort, startServer, type ServerProcess } from './server-process.ts'
import { connectAs, query } from '../sql.ts'
import { aTenant, type TestTenant } from '../tenant.ts'

let t: TestApp
let server: ServerProcess
beforeAll(async () => {
  t = await startApp()
  // With the name free, nothing but the key stands between a lost answer and a double.
  await query(t, 'alter table our_company drop constraint our_company_name_key')
  server = await startServer(t.database, await freePort())
})
afterAll(async () => {
  await server.kill()
  await t.close()
})

type Answer = { status: number; id: string | undefined }

const send = async (me: TestTenant, path: string, content: object, key?: string): Promise<Answer> => {
  const answer = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { ...me.headers, 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
    body: JSON.stringify(content),
  })
  const body = (await answer.json()) as { result?: { id: string } }
  return { status: answer.status, id: body.result?.id }
}

const post = (me: TestTenant, name: string, key?: string): Promise<Answer> =>
  send(me, '/api/our_company/create', anOurCompany({ name }), key)

/** Asks for background work; nobody takes it here, so every job that was queued can be counted. */
const queueJob = (me: TestTenant, key: string): Promise<Answer> =>
  send(me, '/api/record/reindex', { subject: 'ourCompany' }, key)

/** Sends until it is told that it is done, as a client on a bad line would. */
const insist = async (attempt: () => Promise<Answer>): Promise<string> => {
  for (;;) {
    const answer = await attempt().catch(() => undefined)
    if (answer?.status === 200 && answer.id) return answer.id
    if (answer && ![409, 503, 504].includes(answer.status)) throw new Error(`unexpected ${answer.status}`)
    await sleep(20)
  }
}

const countsOf = async ({ tenantId }: TestTenant) =>
  (
    await query<Record<'rows' | 'names' | 'events' | 'counter' | 'jobs' | 'keys', number>>(
      t,
      `select (select count(*)::int from our_company where tenant_id = $1) as rows,
        (select count(distinct name)::int from our_company where tenant_id = $1) as names,
        (select count(*)::int from record_event e join our_company c on c.id = e.subject_id where e.tenant_id = $1 and e.kind = 'created') as events,
        (select n::int from number_counter where tenant_id = $1 and type = 7) as counter,
        (select count(*)::int from pgboss.job where name = 'record.reindex' and data ->> 'tenantId' = $1::text) as jobs,
        (select count(*)::int from idempotency where tenant_id = $1) as keys`,
      [tenantId],
    )
  )[0]

/** Asks for a company, sees that it was made, and loses the answer. */
const askAndHangUp = async (me: TestTenant, name: string, key?: string): Promise<void> => {
  const body = JSON.stringify(anOurCompany({ name }))
  const lines = [
    'POST /api/our_company/create HTTP/1.1',
    'host: x',
    `authorization: ${me.headers['authorization'] ?? ''}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    ...(key ? [`idempotency-key: ${key}`] : []),
  ]
  const socket = connect(server.port, '127.0.0.1')
  socket.pause()
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`)
  const isStored = async () => (await query(t, 'select 1 from our_company where name = $1', [name])).length > 0
  await vi.waitUntil(isStored, { timeout: 60_000 })
  socket.destroy()
}

const maxKills = isFullDepth ? 5 : 2
const records = maxKills * 100

describe('a server that is killed', () => {
  it('again and again while hundreds of records are made leaves each of them once', async () => {
    const me = await aTenant(t)
    const acknowledged = new Map<string, string>()
    const jobs: string[] = []
    let next = 0
    const client = async (): Promise<void> => {
      while (next < records) {
        const n = (next += 1)
        acknowledged.set(`记录${n}`, await insist(() => post(me, `记录${n}`, `key-${n}`)))
        jobs.push(await insist(() => queueJob(me, `job-${n}`)))
      }
    }
    let kills = 0
    const killer = async (): Promise<void> => {
      while (kills < maxKills) {
        await vi.waitUntil(() => acknowledged.size >= (kills + 1) * 80, { timeout: 60_000, interval: 5 })
        await server.kill()
        kills += 1
        server = await startServer(t.database, server.port)
      }
    }
    await Promise.all([killer(), ...Array.from({ length: 8 }, client)])
    expect([kills, acknowledged.size]).toEqual([maxKills, records])
    expect(await countsOf(me)).toEqual({
      rows: records,
      names: records,
      events: records,
      counter: records,
      jobs: records,
      keys: 2 * records,
    })
    const queued = await query<{ id: string }>(
      t,
      `select j.id from pgboss.job j join job_run r on r.id = j.id where r.tenant_id = $1 order by j.id`,
      [me.tenantId],
    )
    expect(queued.map(({ id }) => id)).toEqual(jobs.toSorted())
    const rows = await query<{ id: string; name: string }>(t, 'select id, name from our_company where tenant_id = $1', [
      me.tenantId,
    ])
    expect(new Map(rows.map(({ name, id }) => [name, id]))).toEqual(acknowledged)
    const codes = await query<{ code: string }>(t, 'select code from our_company where tenant_id = $1 order by code', [
      me.tenantId,
    ])
    expect(
      codes.map(({ code }) => code),
      'numbers without a gap',
    ).toEqual(Array.from({ length: records }, (_, n) => `GS-${String(n + 1).padStart(3, '0')}`))
  })

  it('or a line that breaks makes doubles of what is sent again without a key, and none with one', async () => {
    const me = await aTenant(t)
    for (let n = 0; n < 5; n += 1) {
      await askAndHangUp(me, `无键${n}`)
      expect((await post(me, `无键${n}`)).status).toBe(200)
      await askAndHangUp(me, `有键${n}`, `key${n}`)
      expect((await post(me, `有键${n}`, `key${n}`)).status).toBe(200)
    }
    const doubles = await query<{ name: string; n: number }>(
      t,
      'select name, count(*)::int as n from our_company where tenant_id = $1 group by name having count(*) > 1 order by name',
      [me.tenantId],
    )
    expect(doubles).toEqual(Array.from({ length: 5 }, (_, n) => ({ name: `无键${n}`, n: 2 })))
  })
})

describe('a server that is asked to stop', () => {
  it('finishes what is under way, takes nothing new and ends soon', async () => {
    const me = await aTenant(t)
    await post(me, '第一')
    const brake = await connectAs(t.app.config, 'superuser')
    await brake.query('begin')
    await brake.query('select 1 from number_counter where tenant_id = $1 for update', [me.tenantId])
    const under = Array.from({ length: 5 }, (_, n) => post(me, `在途${n}`))
    await vi.waitUntil(
      async () =>
        (
          await query(
            t,
            `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
        ).length >= 5,
      { timeout: 60_000 },
    )
    const stopping = server.stop()
    await sleep(300)
    const late = await post(me, '迟到').then(
      ({ status }) => status,
      () => 'refused',
    )
    await brake.query('rollback')
    await brake.end()
    const answers = await Promise.all(under)
    const { ms, code } = await stopping
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(['refused', 503]).toContain(late)
    expect(code).toBe(0)
    expect(ms).toBeLessThan(15_000)
    expect(await countsOf(me)).toMatchObject({ rows: 6, events: 6, counter: 6 })
    server = await startServer(t.database, server.port)
  })
})
