import type { RequestKind } from '@srm/api/payment'
import { label, type Label } from '@srm/api/shared/label'
import { subtractMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { assertInScope } from '#kernel/records/read/scope.ts'
import { subjectOf } from '#kernel/records/subjects.ts'

export type SourceKind = Extract<RequestKind, 'plan' | 'order' | 'reimburse' | 'loan'>

/** Something that is paid, as the module it belongs to publishes it. */
export type Source = {
  readonly id: string
  readonly name: string
  readonly supplier: string | null
  readonly project: string | null
  readonly company: string | null
  readonly contract: string | null
  readonly total: string
  readonly paid: string
  readonly inFlight: string
  readonly others: readonly string[]
  readonly stage: string
  readonly side: string | null
  readonly trigger: string | null
  readonly contractStage: string | null
  readonly payeeName: string | null
  readonly payeeBank: string | null
  readonly payeeAccount: string | null
}

const live = `r.status in ('pending', 'approved') and r.stage <> 'canceled'`
const unpaid = `${live} and r.stage <> 'paid'`

/** Asked for by others, counted with the same look at the table. */
const flight = (column: string): string => `cross join lateral (
    select coalesce(sum(r.amount) filter (where ${unpaid}), 0)::numeric(15, 2) as amount,
      coalesce(sum(r.amount) filter (where ${live} and r.stage = 'paid'), 0)::numeric(15, 2) as done,
      coalesce(json_agg(r.code order by r.code) filter (where ${unpaid}), '[]') as others
    from payment_request r where r.tenant_id = t.tenant_id and r.${column} = t.id and r.id is distinct from $3::uuid) f`

const common = `t.id, t.name, f.amount::text as "inFlight", f.others, t.stage`
const nobody = `null as "payeeName", null as "payeeBank", null as "payeeAccount"`
const ofPerson = `null as supplier, null as company, null as contract, null as side, null as trigger, null as "contractStage",
  t.payee_name as "payeeName", t.payee_bank as "payeeBank", t.payee_account as "payeeAccount"`

const sources: Readonly<Record<SourceKind, { readonly subject: string; readonly sql: string }>> = {
  plan: {
    subject: 'paymentPlan',
    sql: `select ${common}, t.supplier_id as supplier, t.project_id as project, c.our_company_id as company, t.contract_id as contract,
        t.amount::text as total, t.done_amount::text as paid, t.side, t.trigger, c.stage as "contractStage", ${nobody}
      from payment_plan_ref t join contract_ref c on c.tenant_id = t.tenant_id and c.id = t.contract_id ${flight('plan_id')}
      where t.tenant_id = $1 and t.id = $2`,
  },
  order: {
    subject: 'purchaseOrder',
    sql: `select ${common}, t.supplier_id as supplier, t.project_id as project, null as company, null as contract,
        (t.amount - t.customer_amount)::text as total, f.done::text as paid, 'pay' as side, null as trigger, null as "contractStage", ${nobody}
      from purchase_order_ref t ${flight('order_id')} where t.tenant_id = $1 and t.id = $2`,
  },
  reimburse: {
    subject: 'reimburse',
    sql: `select ${common}, t.project_id as project, t.pay_amount::text as total,
        (case when t.stage in ('paid', 'archived') then t.pay_amount else 0 end)::text as paid, ${ofPerson}
      from reimburse_ref t ${flight('reimburse_id')} where t.tenant_id = $1 and t.id = $2`,
  },
  loan: {
    subject: 'loan',
    sql: `select ${common}, t.project_id as project, t.amount::text as total,
        (case when t.stage in ('paid', 'partly', 'settled') then t.amount else 0 end)::text as paid, ${ofPerson}
      from loan_ref t ${flight('loan_id')} where t.tenant_id = $1 and t.id = $2`,
  },
}

export const hasSource = (kind: RequestKind): kind is SourceKind => kind in sources

/** How it stands, not counting what one request asks for. */
export const sourceOf = async (
  ctx: Ctx,
  kind: SourceKind,
  id: string,
  except: string | null = null,
): Promise<Source> => {
  const { rows } = await ctx.db.run<Source>(sources[kind].sql, [ctx.tenantId, id, except])
  return rows[0] ?? fail('record.bad_reference', { errors: [{ path: kind, message: '' }] })
}

/** The same for somebody who writes a request: only of what they see. */
export const visibleSource = async (
  ctx: Ctx,
  kind: SourceKind,
  id: string,
  except: string | null = null,
): Promise<Source> => {
  const { record } = subjectOf(sources[kind].subject) ?? fail('record.not_found')
  await assertInScope(ctx, record, id, true)
  return sourceOf(ctx, kind, id, except)
}

/** Neither paid nor asked for. */
export const openOf = ({ total, paid, inFlight }: Source): string => subtractMoney(total, paid, inFlight)

const waits: Readonly<Record<string, Label>> = {
  sign: label('约定签约后付款，尚未到达', 'due after signing, which is not known'),
  setup: label('约定进场后付款，日期未定', 'due after moving in, which has no day'),
  eventEnd: label('约定活动结束后付款，日期未定', 'due after the event, which has no day'),
  date: label('约定日期未定', 'its day is not known'),
}

const payable: readonly string[] = ['signed', 'performing', 'completed', 'terminated']

const ofPlan = ({ stage, contractStage, trigger }: Source, isAdvance: boolean): Label | null => {
  if (contractStage === 'paused') return label('合同已中止', 'the contract is paused')
  if (!payable.includes(contractStage ?? '')) return label('合同尚未签署', 'the contract is not signed')
  if (stage === 'canceled') return label('该期已取消', 'it was canceled')
  // Invoices and acceptances are counted, not waited for.
  return stage === 'waiting' && !isAdvance ? (waits[trigger ?? ''] ?? null) : null
}

/** Why nothing of it is paid at all, whatever the amount. */
export const hindranceOf = (kind: SourceKind, source: Source, isAdvance: boolean): Label | null => {
  if (kind === 'plan') return ofPlan(source, isAdvance)
  if (kind === 'order')
    return ['confirmed', 'executing', 'accepted', 'settled', 'closed'].includes(source.stage)
      ? null
      : label('订单尚未确认', 'the order is not confirmed')
  const isPaid = ['paid', 'archived', 'partly', 'settled'].includes(source.stage)
  if (isPaid || source.stage === (kind === 'loan' ? 'approved' : 'toPay')) return null
  return label('单据尚未审批通过', 'it is not approved')
}
