import {
  PaymentPlan,
  type CalendarPlan,
  type contract as calls,
  type PlanCalendar,
  type PlanDueEntry,
} from '@srm/api/contract'
import type { Parsed } from '@srm/api/endpoint'
import { label, type Label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { masker } from '#kernel/records/fields/masks.ts'
import { Params } from '#kernel/records/read/filters.ts'
import { assertInScope, scopeSql } from '#kernel/records/read/scope.ts'

/** More than anybody reads on one page. */
const maxPlans = 2000
const maxDays = 400
const day = 24 * 60 * 60 * 1000

const cover = masker(PaymentPlan)

type Query = Parsed<typeof calls.plan.calendar>['query']
type PlanRow = Omit<CalendarPlan, 'open'> & { readonly openAmount: string | null; readonly count: number }

const whereOf = (ctx: Ctx, params: Params, { side, contract, project }: Query): string =>
  [
    't.tenant_id = $1',
    't.due_date between $2::date and $3::date',
    `t.stage <> 'canceled'`,
    ...(side ? [`t.side = ${params.add(side, 'text')}`] : []),
    ...(contract ? [`t.contract_id = ${params.add(contract, 'uuid')}`] : []),
    ...(project ? [`t.project_id = ${params.add(project, 'uuid')}`] : []),
    ...scopeSql(PaymentPlan, ctx, params),
  ].join(' and ')

/** So many more are counted than are listed. */
const maxLeft = 10_000

/** First the days, out of an index and no further than is told, then what is shown of those listed. */
const rowsSql = (
  where: string,
  most: number,
): string => `with seen as materialized (select t.id, t.due_date from payment_plan t where ${where}
      order by t.due_date, t.id limit ${String(most + maxLeft)}),
    listed as materialized (select * from seen order by due_date, id limit ${String(most)})
  select t.id, t.contract_id as contract, t.title, c.counterparty as party, p.name as project, t.side, t.due_date::text as day,
      t.amount::text as amount, t.open_amount::text as "openAmount", t.stage, t.is_overdue as "isOverdue", (select count(*)::int from seen) as count
    from listed l join payment_plan t on t.tenant_id = $1 and t.id = l.id
      join contract c on c.tenant_id = t.tenant_id and c.id = t.contract_id
      left join project_ref p on p.tenant_id = t.tenant_id and p.id = t.project_id
    order by l.due_date, l.id`

const noteOf = (shown: number, left: number): Label =>
  label(
    `只列出最早的 ${String(shown)} 期，另有 ${String(left)} 期${left < maxLeft ? '' : '以上'}未列出，请缩短日期范围`,
    `Only the first ${String(shown)} instalments are listed, ${String(left)}${left < maxLeft ? '' : ' or'} more are not: ask for fewer days`,
  )

/** Instalments of some days, those the reader sees, in one statement. */
export const calendarOf = async (ctx: Ctx, query: Query, most: number = maxPlans): Promise<PlanCalendar> => {
  if (query.to < query.from || Date.parse(query.to) - Date.parse(query.from) > maxDays * day) fail('request.invalid')
  const params = new Params(ctx.tenantId, query.from, query.to)
  const { rows } = await ctx.db.run<PlanRow>(rowsSql(whereOf(ctx, params, query), most), params.values, 'custom')
  const plans = rows.map((row) => {
    const { openAmount, count: _count, ...shown } = cover(ctx.session, row)
    return { ...shown, open: openAmount }
  })
  const left = (rows[0]?.count ?? 0) - rows.length
  return { plans, left, note: left > 0 ? noteOf(rows.length, left) : null }
}

const historySql = `select d.at, u.name as by, d.before::text as before, d.after::text as after, d.cause, d.note
  from payment_plan_due d left join user_ref u on u.tenant_id = d.tenant_id and u.id = d.by
  where d.tenant_id = $1 and d.payment_plan_id = $2 order by d.at desc, d.id desc limit 200`

/** Why a plan has the day it has, the latest first. */
export const dueHistory = async (ctx: Ctx, id: string): Promise<PlanDueEntry[]> => {
  await assertInScope(ctx, PaymentPlan, id, true)
  return (await ctx.db.run<PlanDueEntry>(historySql, [ctx.tenantId, id])).rows
}
