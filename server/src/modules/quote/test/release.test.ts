import { beforeAll, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { addColleague, askedQuoters, closeNow, openAll } from '#test/quotes.ts'
import { query } from '#test/sql.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { remindOfReleases } from '../opening/release.service.ts'

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
})

const day = (days: number): string =>
  new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)

const told = async (): Promise<string[]> => {
  const rows = await query<{ title: string; body: string }>(
    t,
    `select title, coalesce(body, '') as body from notice where tenant_id = $1 and title like '%留位%' order by title, body`,
    [me.tenantId],
  )
  return rows.map(({ title, body }) => `${title}|${body}`)
}

it('hold of an opened quote is reminded of three days and one day before it lapses, and what cancelling costs', async () => {
  const { id, quoters } = await askedQuoters(t, me, { count: 2 })
  const [first, second] = quoters
  const hold = { hold: 'untilRelease' as const, cancellation: [{ days: 30, rate: '40' }] }
  await first?.quote('100', { ...hold, releaseOn: day(3) })
  await second?.quote('100', { ...hold, releaseOn: day(2) })
  await me.inside((ctx) => remindOfReleases(ctx))
  expect(await told()).toEqual([])
  await closeNow(me, id)
  await openAll(me, await addColleague(t, me, '李总'), id)
  await me.inside((ctx) => remindOfReleases(ctx))
  expect(await told()).toEqual([expect.stringMatching(new RegExp(`留位 ${day(3)} 释放\\|$`))])
  await query(t, `update quote set state = 'won', release_on = $2 where purchase_id = $1 and supplier_id = $3`, [
    id,
    day(1),
    second?.supplier,
  ])
  await query(t, `update purchase_line set date_from = $2, date_to = $2 where purchase_id = $1`, [id, day(20)])
  await me.inside((ctx) => remindOfReleases(ctx))
  expect(await told()).toContainEqual(expect.stringMatching(new RegExp(`留位 ${day(1)} 释放\\|现在取消须付 40%$`)))
})
