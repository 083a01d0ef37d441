import { record } from '@srm/api/record'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { App } from '#kernel/app.ts'
import { startApp, type TestApp } from './app.ts'
import { addCompany } from './records.ts'
import { query, sealByHand, snapshotOf } from './sql.ts'
import { aTenant, type TestTenant } from './tenant.ts'
import { startJobs, untilDone } from './worker.ts'

type Heard = { channel: string; id: string }

let t: TestApp
let worker: App
let ears: Redis
const heard: Heard[] = []
beforeAll(async () => {
  t = await startApp()
  worker = await startJobs(t)
  ears = new Redis(t.app.config.REDIS_URL)
  await ears.psubscribe('changed:*')
  ears.on('pmessage', (_, channel: string, text: string) =>
    heard.push({ channel, id: (JSON.parse(text) as { id: string }).id }),
  )
})
afterAll(async () => {
  ears.disconnect()
  await worker.close()
  await t.close()
})

const addSeveral = async (me: TestTenant, n: number): Promise<string[]> => {
  const ids: string[] = []
  for (let done = 0; done < n; done += 1) ids.push(await addCompany(me))
  return ids
}

const forgetSearch = (...tenants: TestTenant[]) =>
  query(t, `update our_company set search_text = 'forgotten', search_grams = '{}' where tenant_id = any($1)`, [
    tenants.map(({ tenantId }) => tenantId),
  ])

const forgotten = async ({ tenantId }: TestTenant): Promise<number> =>
  (
    await query<{ n: number }>(
      t,
      `select count(*)::int as n from our_company where tenant_id = $1 and search_text = 'forgotten'`,
      [tenantId],
    )
  )[0]?.n ?? -1

describe('background work', () => {
  it("tells of a change on the changing company's own channel and on no other", async () => {
    const [a, b] = [await aTenant(t), await aTenant(t)]
    const [ofA, ofB] = [await addSeveral(a, 5), await addSeveral(b, 5)]
    const told = ({ tenantId }: TestTenant) =>
      heard.filter(({ channel }) => channel === `changed:${tenantId}`).map(({ id }) => id)
    await vi.waitFor(() => expect([told(a).length, told(b).length]).toEqual([5, 5]), { timeout: 10_000 })
    expect(told(a).toSorted()).toEqual(ofA.toSorted())
    expect(told(b).toSorted()).toEqual(ofB.toSorted())
    const channels = heard.filter(({ id }) => [...ofA, ...ofB].includes(id)).map(({ channel }) => channel)
    expect(new Set(channels)).toEqual(new Set([`changed:${a.tenantId}`, `changed:${b.tenantId}`]))
  })

  it('of one company leaves the rows of another as they are', async () => {
    const [a, b] = [await aTenant(t), await aTenant(t)]
    await Promise.all([addSeveral(a, 3), addSeveral(b, 3)])
    await forgetSearch(a, b)
    // Its own log would be sealed by the worker at some moment of its choosing.
    await sealByHand(t, b.tenantId)
    const before = await snapshotOf(t, b.tenantId)
    const started = await a.call(record.reindex, { body: { subject: 'ourCompany' } })
    expect(await untilDone(a, started.result.id)).toMatchObject({ state: 'done', done: 3, total: 3 })
    expect([await forgotten(a), await forgotten(b)]).toEqual([0, 3])
    expect(await snapshotOf(t, b.tenantId)).toEqual(before)
  })

  it('started by one company is not seen, cancelled or repeated by another, nor by a colleague', async () => {
    const [a, b] = [await aTenant(t), await aTenant(t)]
    const { id } = (await a.call(record.reindex, { body: { subject: 'ourCompany' } })).result
    const colleague = a.as({ userId: b.userId })
    for (const other of [b, colleague]) {
      expect((await other.call(record.jobs)).result).toEqual([])
      for (const endpoint of [record.job, record.cancelJob, record.retryJob])
        expect((await other.call(endpoint, { params: { id } })).status).toBe(404)
    }
    expect((await untilDone(a, id)).state).toBe('done')
  })
})
