import { PaymentPlan } from '@srm/api/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lister } from '#kernel/records/read/list.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { planOf, sentBy } from '#test/plans.ts'
import { connectAs } from '#test/sql.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'

let t: TestApp
let me: TestTenant

/** Nearly all of the old ones are done. */
const fill = `insert into payment_plan (tenant_id, id, code, title, contract_id, side, name, seq, trigger, offset_days, amount, done_amount,
    open_amount, due_date, remind_days, stage, search_text, search_grams)
  select $1, app.new_id(), 'S' || n, '第' || n || '期', app.new_id(), 'receive', '期', 1, 'date', 0, 10, case when n % 20 = 0 then 0 else 10 end,
    case when n % 20 = 0 then 10 else 0 end, date '2020-01-01' + n / 10, 7, case when n % 20 = 0 then 'pending' else 'done' end, '', '{}'
  from generate_series(1, 20000) n`

beforeAll(async () => {
  t = await startApp()
  me = await aTenant(t)
  const client = await connectAs(t.app.config, 'superuser')
  await client.query('set session_replication_role = replica')
  await client.query(fill, [me.tenantId])
  await client.query('vacuum analyze payment_plan')
  await client.end()
}, 60_000)
afterAll(() => t.close())

it('plans to settle are found by the index of what is open, in its order, however many are done', async () => {
  const filter = JSON.stringify([{ field: 'stage', op: 'in', value: ['pending', 'partial'] }])
  const query = PaymentPlan.query.parse({ filter, sort: 'dueDate' })
  const sent = await sentBy(me, (ctx) => lister(PaymentPlan)(ctx, query))
  const page = sent.find(({ text }) => text.includes('order by'))
  expect(page?.plan).toBe('custom')
  const plan = await planOf(t, me, page ?? { text: '', values: [] })
  expect(plan).toContain('payment_plan_to_settle')
  expect(plan).not.toContain('Sort')
})
