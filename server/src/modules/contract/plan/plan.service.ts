import { contract as calls, PaymentPlan } from '@srm/api/contract'
import type { Parsed } from '@srm/api/endpoint'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { refuseStale } from '#kernel/records/write/writes.ts'
import { defineResource, resourceService } from '#modules/record/index.ts'
import { own } from '../contract.db.ts'
import { calendarOf, dueHistory } from './calendar.views.ts'
import { restage } from './due.service.ts'
import { planRecords } from './plan.store.ts'

type DueInput = Parsed<typeof calls.plan.setDue>['body']

const seededSql = `select coalesce(due_date is not null and not is_due_by_hand, false) as known from payment_plan where tenant_id = $1 and id = $2`

/** A day for an instalment whose condition nobody can date yet; it gives way as soon as the condition has its own. */
const setDue = async (ctx: Ctx, id: string, { version, dueDate, reason }: DueInput) => {
  const before = await planRecords.held(ctx, id)
  refuseStale(before, version)
  if (before.stage === 'done' || before.stage === 'canceled') fail('paymentPlan.settled')
  const { rows } = await ctx.db.run<{ known: boolean }>(seededSql, [ctx.tenantId, id])
  if (before.trigger === 'date' || rows[0]?.known) fail('paymentPlan.known')
  if (before.dueDate === dueDate) return { id, version }
  await planRecords.patch(ctx, id, { dueDate, isDueByHand: dueDate !== null })
  await own(ctx)
    .insertInto('payment_plan_due')
    .values({ id: newId(), payment_plan_id: id, before: before.dueDate, after: dueDate, cause: 'hand', note: reason })
    .execute()
  await restage(ctx, { plans: [id] })
  return { id, version: (await planRecords.show(ctx, id)).version }
}

/** Plans come from contracts and are settled by what is received and paid, never by hand. */
export const plans = defineResource(PaymentPlan, calls.plan, {
  code: { type: 162, prefix: 'SFJH', period: 'year', digits: 5 },
  service: resourceService(PaymentPlan, { records: planRecords }),
  imports: false,
  handlers: {
    calendar: (ctx, { query }) => calendarOf(ctx, query),
    history: (ctx, { params }) => dueHistory(ctx, params.id),
    setDue: (ctx, { params, body }) => setDue(ctx, params.id, body),
  },
})
