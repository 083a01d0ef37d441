import { setTimeout as sleep } from 'node:timers/promises'
import { identity } from '@srm/api/identity'
import { record } from '@srm/api/record'
import { tenancy } from '@srm/api/tenancy'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { isFullDepth } from '#test/depth.ts'
import { anOurCompany } from '#test/records.ts'
import { connectAs, query } from '#test/sql.ts'
import { aTenant, type Answer, type Member, type TestTenant } from '#test/tenant.ts'

const { create, update } = tenancy.ourCompany

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())

type Body = ReturnType<typeof anOurCompany>

/** A client that does not give up: what was busy, lost or still under way is sent again with the same key. */
const patiently = async <R>(send: () => Promise<Answer<R>>): Promise<Answer<R>> => {
  for (;;) {
    const answer = await send()
    if (![503, 504].includes(answer.status) && answer.key !== 'request.in_progress') return answer
    await sleep(100 + Math.random() * 500)
  }
}

const [keys, jobCount] = isFullDepth ? [60, 20] : [20, 5]
const bodies = Array.from({ length: keys }, (_, n) => anOurCompany({ name: `同键公司${n}` }))

const createOnce = (me: Member, body: Body, key: string) => me.call(create, { body }, { 'idempotency-key': key })
const queueOnce = (me: Member, key: string) =>
  me.call(record.reindex, { body: { subject: 'ourCompany' } }, { 'idempotency-key': key })

/** Ten callers of one key, all at once. */
const tenTimes = (send: () => Promise<Answer<{ id: string }>>) =>
  Promise.all(Array.from({ length: 10 }, () => patiently(send)))

/** Many records and then some jobs, ten callers each, all at once. */
const stampede = async (me: Member) => [
  ...(await Promise.all(bodies.map((body, n) => tenTimes(() => createOnce(me, body, `key-${n}`))))),
  ...(await Promise.all(Array.from({ length: jobCount }, (_, n) => tenTimes(() => queueOnce(me, `job-${n}`))))),
]

const effectsOf = async ({ tenantId }: TestTenant) => {
  const [row] = await query<{ rows: number; events: number; jobs: number; runs: number; counter: number }>(
    t,
    `select (select count(*)::int from our_company where tenant_id = $1) as rows,
      (select count(*)::int from record_event where tenant_id = $1 and subject = 'ourCompany' and kind = 'created') as events,
      (select count(*)::int from pgboss.job where name = 'record.reindex' and data ->> 'tenantId' = $1::text) as jobs,
      (select count(*)::int from job_run where tenant_id = $1) as runs,
      (select n::int from number_counter where tenant_id = $1 and type = 7) as counter`,
    [tenantId],
  )
  return row
}

/** The different things the callers of one key were told. */
const toldOf = (attempts: Awaited<ReturnType<typeof stampede>>[number]): Set<string> =>
  new Set(attempts.map(({ status, result }) => JSON.stringify([status, result])))

const once = { rows: keys, events: keys, jobs: jobCount, runs: jobCount, counter: keys }

describe('a request with a key', () => {
  it('takes effect once however often it is sent, and every caller gets the same answer', async () => {
    const me = await aTenant(t)
    const answers = await stampede(me)
    expect(answers.map((attempts) => toldOf(attempts).size)).toEqual(answers.map(() => 1))
    expect(answers.flat().every(({ status }) => status === 200)).toBe(true)
    expect(await effectsOf(me)).toEqual(once)
  })

  it('takes effect once although connections are cut all the while', async () => {
    const me = await aTenant(t)
    const axe = await connectAs(t.app.config, 'superuser')
    let [done, cut] = [false, 0]
    const chop = async (): Promise<void> => {
      while (!done) {
        const { rowCount } = await axe.query(
          `select pg_terminate_backend(pid) from (select pid from pg_stat_activity
            where datname = current_database() and application_name = 'srm-app' order by random() limit 1) x`,
        )
        cut += rowCount ?? 0
        await sleep(25)
      }
    }
    const chopping = chop()
    const answers = await stampede(me)
    done = true
    await chopping
    await axe.end()
    expect(cut).toBeGreaterThan(keys / 4)
    expect(answers.flat().filter(({ status }) => status !== 200)).toEqual([])
    expect(answers.map((attempts) => toldOf(attempts).size)).toEqual(answers.map(() => 1))
    expect(await effectsOf(me)).toEqual(once)
  })

  it('is refused when the key was used for something else', async () => {
    const me = await aTenant(t)
    const key = { 'idempotency-key': 'one' }
    const { result } = await me.call(create, { body: anOurCompany() }, key)
    expect(await me.call(create, { body: anOurCompany() }, key)).toMatchObject({
      status: 422,
      key: 'request.key_reused',
    })
    const other = { params: { id: result.id }, body: { ...anOurCompany(), version: 1 } }
    expect(await me.call(update, other, key)).toMatchObject({ status: 422, key: 'request.key_reused' })
  })

  it('leaves the key free when it is refused or fails', async () => {
    const me = await aTenant(t)
    const key = { 'idempotency-key': 'again' }
    const taken = anOurCompany()
    await me.call(create, { body: taken })
    expect((await me.call(create, { body: taken }, key)).status).toBe(409)
    expect((await me.call(create, { body: anOurCompany() }, key)).status).toBe(200)
  })

  it('belongs to its company and to its person', async () => {
    const [a, b] = [await aTenant(t), await aTenant(t)]
    const key = { 'idempotency-key': 'shared' }
    const body = anOurCompany()
    const [ofA, ofB] = [await a.call(create, { body }, key), await b.call(create, { body }, key)]
    expect([ofA.status, ofB.status]).toEqual([200, 200])
    expect(ofA.result.id).not.toBe(ofB.result.id)
    const colleague = a.as({ userId: b.userId })
    expect((await colleague.call(create, { body }, key)).status).toBe(422)
  })

  it('without which two requests are two', async () => {
    const me = await aTenant(t)
    const { name: _, ...body } = anOurCompany()
    const twice = [1, 2].map((n) => me.call(create, { body: { ...body, name: `无键${n}` } }))
    expect(new Set((await Promise.all(twice)).map(({ result }) => result.id)).size).toBe(2)
  })

  it('is forgotten after two days and not before', async () => {
    const me = await aTenant(t)
    await me.call(create, { body: anOurCompany() }, { 'idempotency-key': 'old' })
    await me.call(create, { body: anOurCompany() }, { 'idempotency-key': 'young' })
    const age = `update idempotency set at = now() - $3::interval where tenant_id = $1 and key = $2`
    await query(t, age, [me.tenantId, 'old', '49 hours'])
    await query(t, age, [me.tenantId, 'young', '47 hours'])
    const sweep = t.app.modules.flatMap(({ jobs }) => jobs?.['idempotency.sweep'] ?? [])[0]
    const run = { transaction: <T>(work: Parameters<typeof me.inside<T>>[0]) => me.inside(work) }
    await sweep?.run(run as never, {})
    expect(await query(t, 'select key from idempotency where tenant_id = $1', [me.tenantId])).toEqual([
      { key: 'young' },
    ])
  })
})

describe('an answer that holds a secret', () => {
  it('is told again to whoever repeats the call, and stands nowhere in the clear', async () => {
    const me = await aTenant(t)
    const body = { displayName: '林夏', username: 'linxia', status: 'active' as const }
    const made = () => me.call(identity.user.create, { body }, { 'idempotency-key': 'new-person' })
    const [first, second] = [await made(), await made()]
    expect(second.result).toEqual(first.result)
    const keyed = { body: { name: 'ERP', permissions: ['ourCompany:list'] } }
    const { key } = (await me.call(identity.apiKey.create, keyed, { 'idempotency-key': 'new-key' })).result
    const kept = JSON.stringify(await query(t, 'select body from idempotency where tenant_id = $1', [me.tenantId]))
    expect(kept).toContain('s1:')
    for (const secret of [first.result.password, key]) expect(kept).not.toContain(secret)
  })
})
