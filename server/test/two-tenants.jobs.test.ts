import { record } from '@srm/api/record'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { App } from '#kernel/http/app.ts'
import { notify } from '#modules/notice/index.ts'
import { startApp, type TestApp } from './app.ts'
import { addCompany } from './records.ts'
import { snapshotOf } from './snapshot.ts'
import { query, sealByHand } from './sql.ts'
import { aTenant, type TestTenant } from './tenant.ts'
import { startJobs, untilDone } from './processes/worker.ts'

type PushMessage = { channel: string; ids: string[] }

let t: TestApp
let worker: App
let ears: Redis
const heard: PushMessage[] = []
beforeAll(async () => {
  t = await startApp()
  worker = await startJobs(t)
  ears = new Redis(t.app.config.REDIS_URL)
  await ears.psubscribe('push:*')
  ears.on('pmessage', (_, channel: string, text: string) =>
    // Other messages, and those of tests that run beside this one, name no notices.
    heard.push({ channel, ids: (JSON.parse(text) as { ids?: string[] }).ids ?? [] }),
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
  it("announces a notice on the company's own channel and on no other", async () => {
    const [a, b] = [await aTenant(t), await aTenant(t)]
    const notifySeveral = async (me: TestTenant): Promise<void> => {
      for (let n = 0; n < 5; n += 1)
        await me.inside((ctx) => notify(ctx, { to: [me.userId], type: 'task', title: `事项${n}` }))
    }
    await Promise.all([notifySeveral(a), notifySeveral(b)])
    const noticesOf = async ({ tenantId }: TestTenant) =>
      (await query<{ id: string }>(t, 'select id from notice where tenant_id = $1', [tenantId])).map(({ id }) => id)
    const [ofA, ofB] = [await noticesOf(a), await noticesOf(b)]
    const pushedTo = ({ tenantId }: TestTenant) =>
      heard.filter(({ channel }) => channel === `push:${tenantId}`).flatMap(({ ids }) => ids)
    await vi.waitFor(() => expect([pushedTo(a).length, pushedTo(b).length]).toEqual([5, 5]), { timeout: 60_000 })
    expect(pushedTo(a).toSorted()).toEqual(ofA.toSorted())
    expect(pushedTo(b).toSorted()).toEqual(ofB.toSorted())
    const ours = heard.filter(({ ids }) => ids.some((id) => [...ofA, ...ofB].includes(id)))
    expect(new Set(ours.map(({ channel }) => channel))).toEqual(new Set([`push:${a.tenantId}`, `push:${b.tenantId}`]))
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
