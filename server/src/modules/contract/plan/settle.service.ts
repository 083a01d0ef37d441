import { label } from '@srm/api/shared/label'
import { addMoney, compareMoney, subtractMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { own } from '../contract.db.ts'
import { restage } from './due.service.ts'

/** The document money was settled by, such as a receipt or a payment. */
export type SettlementHolder = { readonly kind: string; readonly id: string }

export type Settlement = {
  readonly plan: string
  /** Less than nothing takes back what was settled. */
  readonly amount: string
  readonly day: string
  readonly holder: SettlementHolder
}

type PlanRow = {
  readonly id: string
  readonly name: string
  readonly contract: string
  readonly done: string
  readonly open: string
  readonly stage: string
}

const planSql = `select id, title as name, contract_id as contract, done_amount::text as done, open_amount::text as open, stage
  from payment_plan where tenant_id = $1 and id = $2 for update`
const contractSql = `select stage from contract where tenant_id = $1 and id = $2 for update`
const ofPlanSql = `select contract_id as id from payment_plan where tenant_id = $1 and id = $2`

const same = (text: string) => label(text, text)
const settled: readonly string[] = ['signed', 'performing', 'paused', 'completed', 'terminated']

/** The contract before its plans, by everybody: nothing is settled of one that is not signed. */
const lockContract = async (ctx: Ctx, id: string): Promise<void> => {
  const { rows } = await ctx.db.run<{ stage: string }>(contractSql, [ctx.tenantId, id])
  const { stage } = rows[0] ?? fail('record.not_found')
  if (!settled.includes(stage)) fail('paymentPlan.not_open')
}

const assertAmount = ({ name, done, open, stage }: PlanRow, amount: string): void => {
  const isBack = compareMoney(amount, '0') < 0
  const rest = isBack ? addMoney(done, amount) : subtractMoney(open, amount)
  if ((!isBack && stage === 'canceled') || compareMoney(rest, '0') < 0 || compareMoney(amount, '0') === 0)
    fail('paymentPlan.too_much', { words: { name: same(name), open: same(open), amount: same(amount) } })
}

const sumSql = `with s as (select coalesce(sum(amount), 0) as amount from payment_plan_entry where tenant_id = $1 and payment_plan_id = $2)
  update payment_plan p set done_amount = s.amount, open_amount = p.amount - s.amount, version = p.version + 1, updated_at = now(),
    updated_by = app.actor() from s where p.tenant_id = $1 and p.id = $2`

/** A contract that money moves by is being performed. */
const contractSumSql = `update contract c set settled = s.amount,
    stage = case when c.stage = 'signed' and s.amount > 0 then 'performing' else c.stage end
  from (select coalesce(sum(amount), 0) as amount from payment_plan_entry where tenant_id = $1 and contract_id = $2) s
  where c.tenant_id = $1 and c.id = $2`

/** Settles some of a plan, or takes it back; the plan and its contract hold the sums of what was ever noted. */
export const settlePlan = async (ctx: Ctx, { plan: id, amount, day, holder }: Settlement): Promise<void> => {
  const { rows: of } = await ctx.db.run<{ id: string }>(ofPlanSql, [ctx.tenantId, id])
  await lockContract(ctx, (of[0] ?? fail('record.not_found')).id)
  const [plan] = (await ctx.db.run<PlanRow>(planSql, [ctx.tenantId, id])).rows
  if (!plan) return fail('record.not_found')
  assertAmount(plan, amount)
  await own(ctx)
    .insertInto('payment_plan_entry')
    .values({
      id: newId(),
      payment_plan_id: id,
      contract_id: plan.contract,
      holder_kind: holder.kind,
      holder_id: holder.id,
      amount,
      day,
    })
    .execute()
  await ctx.db.run(sumSql, [ctx.tenantId, id])
  await ctx.db.run(contractSumSql, [ctx.tenantId, plan.contract])
  await restage(ctx, { plans: [id] })
}

const oldestSql = `select id, open_amount::text as open from payment_plan
  where tenant_id = $1 and contract_id = $2 and open_amount > 0 and stage <> 'canceled' order by due_date nulls last, seq, id for update`

type Whole = Omit<Settlement, 'plan'> & { readonly contract: string }
type Part = { readonly plan: string; readonly amount: string }

/** Which instalments an amount would settle, the oldest first, and what would be left over. */
export const splitOldest = async (
  ctx: Ctx,
  { contract, amount }: Pick<Whole, 'contract' | 'amount'>,
): Promise<{ readonly parts: readonly Part[]; readonly left: string }> => {
  await lockContract(ctx, contract)
  let left = amount
  const parts: Part[] = []
  const { rows } = await ctx.db.run<{ id: string; open: string }>(oldestSql, [ctx.tenantId, contract])
  for (const { id, open } of rows) {
    if (compareMoney(left, '0') <= 0) break
    const part = compareMoney(left, open) < 0 ? left : open
    parts.push({ plan: id, amount: part })
    left = subtractMoney(left, part)
  }
  return { parts, left }
}

/** Settles the oldest instalments first; answers what is left over. */
export const settleOldest = async (ctx: Ctx, { contract, amount, ...rest }: Whole): Promise<string> => {
  const { parts, left } = await splitOldest(ctx, { contract, amount })
  for (const part of parts) await settlePlan(ctx, { ...rest, ...part })
  return left
}
