import { PaymentRequest, type SupplierMoney } from '@srm/api/payment'
import { metaOf } from '@srm/api/shared/field-meta'
import type { Ctx } from '#kernel/ctx.ts'
import { holds } from '#kernel/auth/auth.ts'
import { fail } from '#kernel/errors.ts'
import { isMasked } from '#kernel/records/fields/masks.ts'
import { Params } from '#kernel/records/read/filters.ts'
import { assertInScope, scopeSql } from '#kernel/records/read/scope.ts'
import { subjectOf } from '#kernel/records/subjects.ts'

const today = `(now() at time zone 'Asia/Shanghai')::date`
const isOpen = `t.stage in ('pending', 'partial')`

type Sums = { readonly open: string; readonly due: string; readonly paid: string }

/** By instalments the reader sees. */
const plansOf = async (ctx: Ctx, supplier: string): Promise<Sums> => {
  const record = subjectOf('paymentPlan')?.record
  if (!record || !holds(ctx.session, 'paymentPlan:list')) return { open: '0.00', due: '0.00', paid: '0.00' }
  const params = new Params(ctx.tenantId, supplier)
  const where = ['t.tenant_id = $1', 't.supplier_id = $2', `t.side = 'pay'`, ...scopeSql(record, ctx, params)]
  const sql = `select coalesce(sum(t.open_amount) filter (where ${isOpen}), 0)::numeric(15, 2)::text as open,
      coalesce(sum(t.open_amount) filter (where ${isOpen} and t.due_date <= ${today}), 0)::numeric(15, 2)::text as due,
      coalesce(sum(t.done_amount), 0)::numeric(15, 2)::text as paid
    from payment_plan_ref t where ${where.join(' and ')}`
  return (await ctx.db.run<Sums>(sql, params.values)).rows[0] ?? { open: '0.00', due: '0.00', paid: '0.00' }
}

/** What was paid besides, such as orders and invoices without a contract. */
const paidOf = async (ctx: Ctx, supplier: string, byPlans: string): Promise<string> => {
  const params = new Params(ctx.tenantId, supplier, byPlans)
  const where = [
    't.tenant_id = $1',
    't.supplier_id = $2',
    `t.stage = 'paid'`,
    `t.kind <> 'plan'`,
    ...scopeSql(PaymentRequest, ctx, params),
  ]
  const sql = `select (coalesce(sum(t.amount), 0) + $3::numeric)::numeric(15, 2)::text as paid from payment_request t where ${where.join(' and ')}`
  return (await ctx.db.run<{ paid: string }>(sql, params.values)).rows[0]?.paid ?? byPlans
}

/** What a supplier is owed and was paid, as far as the reader sees it. */
export const supplierMoney = async (ctx: Ctx, supplier: string): Promise<SupplierMoney> => {
  const record = subjectOf('supplier')?.record ?? fail('record.not_found')
  await assertInScope(ctx, record, supplier, true)
  if (isMasked(metaOf(PaymentRequest.fields.amount), ctx.session)) return { open: null, due: null, paid: null }
  const sums = await plansOf(ctx, supplier)
  return { ...sums, paid: await paidOf(ctx, supplier, sums.paid) }
}
