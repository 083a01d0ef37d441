import { PaymentRequest, type PaymentDue } from '@srm/api/payment'
import { metaOf } from '@srm/api/shared/field-meta'
import type { Ctx } from '#kernel/ctx.ts'
import { holds } from '#kernel/auth/auth.ts'
import { isMasked } from '#kernel/records/fields/masks.ts'
import { Params } from '#kernel/records/read/filters.ts'
import { scopeSql } from '#kernel/records/read/scope.ts'
import { subjectOf } from '#kernel/records/subjects.ts'
import { judgeRequest } from './check.views.ts'
import { remedyOf } from './remedy.rules.ts'
import { requestRecords, unrestricted } from './request.store.ts'

const today = `(now() at time zone 'Asia/Shanghai')::date`
/** Sunday of this week: what is due by then and what is late. */
const untilSunday = `(date_trunc('week', ${today})::date + 6)`
const maxRows = 100
/** Requests that wait are judged one by one; more than anybody pays in a week. */
const maxJudged = 40

const asked = (
  column: string,
): string => `not exists (select 1 from payment_request r where r.tenant_id = t.tenant_id and r.${column} = t.id
  and (r.status in ('pending', 'approved') and r.stage <> 'canceled'))`

type Part = { readonly subject: string; readonly select: string; readonly where: readonly string[] }

const parts: Readonly<Record<PaymentDue['kind'], Part>> = {
  request: {
    subject: PaymentRequest.name,
    select: `t.id, t.code || ' ' || t.title as title, t.payee_name as payee, t.pay_amount::text as amount, t.need_date::text as day, t.stage
      from payment_request t`,
    where: [`t.stage in ('toPay', 'batched', 'paying')`, `t.need_date <= ${untilSunday}`],
  },
  plan: {
    subject: 'paymentPlan',
    select: `t.id, t.name as title, s.name as payee, t.open_amount::text as amount, t.due_date::text as day, t.stage
      from payment_plan_ref t left join supplier_ref s on s.tenant_id = t.tenant_id and s.id = t.supplier_id`,
    where: [`t.side = 'pay'`, `t.stage in ('pending', 'partial')`, `t.due_date <= ${untilSunday}`, asked('plan_id')],
  },
  reimburse: {
    subject: 'reimburse',
    select: `t.id, t.code || ' ' || t.name as title, t.payee_name as payee, t.pay_amount::text as amount,
      (t.created_at at time zone 'Asia/Shanghai')::date::text as day, t.stage from reimburse_ref t`,
    where: [`t.stage = 'toPay'`, asked('reimburse_id')],
  },
  loan: {
    subject: 'loan',
    select: `t.id, t.code || ' ' || t.name as title, t.payee_name as payee, t.amount::text as amount,
      coalesce(t.need_date, (t.created_at at time zone 'Asia/Shanghai')::date)::text as day, t.stage from loan_ref t`,
    where: [`t.stage = 'approved'`, asked('loan_id')],
  },
}

type Row = Omit<PaymentDue, 'kind' | 'blocked'>

const rowsOf = async (ctx: Ctx, kind: PaymentDue['kind']): Promise<PaymentDue[]> => {
  const { subject, select, where } = parts[kind]
  const record = subjectOf(subject)?.record
  if (!record || !holds(ctx.session, `${subject}:list`)) return []
  const params = new Params(ctx.tenantId)
  const all = ['t.tenant_id = $1', ...where, ...scopeSql(record, ctx, params)].join(' and ')
  const sql = `select x.*, x.day < ${today}::text as "isLate" from (select ${select} where ${all}) x order by x.day, x.id limit ${String(maxRows)}`
  const { rows } = await ctx.db.run<Row>(sql, params.values)
  return rows.map((row) => ({ ...row, kind, blocked: [] }))
}

const judged = async (ctx: Ctx, row: PaymentDue): Promise<PaymentDue> => {
  const request = await requestRecords.show(unrestricted(ctx), row.id)
  const reasons = (await judgeRequest(ctx, request)).filter(({ blocks }) => blocks)
  return {
    ...row,
    blocked: reasons.map(({ key, title }) => ({ key, title: title[ctx.language], path: remedyOf(key, request) })),
  }
}

/** Who is to be paid by Sunday, the latest first; what was asked for stands instead of what it is asked for. */
export const dueThisWeek = async (ctx: Ctx): Promise<PaymentDue[]> => {
  const isHidden = isMasked(metaOf(PaymentRequest.fields.amount), ctx.session)
  const found: PaymentDue[] = []
  for (const kind of ['request', 'plan', 'reimburse', 'loan'] as const) found.push(...(await rowsOf(ctx, kind)))
  const waiting = found.filter(({ kind, stage }) => kind === 'request' && stage !== 'paying').slice(0, maxJudged)
  const known = new Map<string, PaymentDue>()
  for (const row of waiting) known.set(row.id, await judged(ctx, row))
  return found
    .map((row) => known.get(row.id) ?? row)
    .map((row) => (isHidden ? { ...row, amount: null } : row))
    .toSorted((a, b) => a.day.localeCompare(b.day) || a.id.localeCompare(b.id))
}
