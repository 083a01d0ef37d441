import { PaymentPlan } from '@srm/api/contract'
import type { Ctx } from '#kernel/ctx.ts'
import type { Values } from '#kernel/records/fields/row.ts'
import { issueCodes } from '#modules/dictionary/index.ts'
import { subtractMoney } from '@srm/api/shared/money'
import { heldContract, seeingAll, type ContractRow } from '../document/contract.store.ts'
import { own } from '../contract.db.ts'
import { planRecords } from './plan.store.ts'

type PlanRow = { readonly id: string; readonly item: string; readonly done: string; readonly stage: string }

const knownSql = `select id, contract_plan_id as item, done_amount::text as done, stage from payment_plan
  where tenant_id = $1 and contract_id = $2 order by seq, id for update`

const valuesOf = (
  { id, name, side, project, customer, supplier }: ContractRow,
  plan: ContractRow['plans'][number],
  at: number,
): Values<typeof PaymentPlan> => ({
  title: `${name}：${plan.name}`.slice(0, 260),
  contract: id,
  side,
  project: project?.id ?? null,
  customer: customer?.id ?? null,
  supplier: supplier?.id ?? null,
  name: plan.name,
  seq: at + 1,
  trigger: plan.trigger,
  offsetDays: plan.offsetDays,
  ratio: plan.ratio,
  amount: plan.amount ?? '0.00',
  remindDays: plan.remindDays,
  remark: plan.remark,
})

/** What no field of the record holds: the instalment it stands for, and the day a fixed one names. */
const bind = (ctx: Ctx, id: string, item: string, planDate: string | null) =>
  own(ctx)
    .updateTable('payment_plan')
    .set({ contract_plan_id: item, plan_date: planDate })
    .where('id', '=', id)
    .execute()

/**
 * Brings the plans of a contract to its instalments: one each, new ones added, those a change took away canceled. What
 * is settled stays with its plan; whoever changes a contract has made sure that no plan falls below it.
 */
export const fillPlans = async (ctx: Ctx, contractId: string): Promise<void> => {
  const all = seeingAll(ctx)
  const contract = await heldContract(ctx, contractId)
  const { rows } = await ctx.db.run<PlanRow>(knownSql, [ctx.tenantId, contractId])
  const known = new Map(rows.map((row) => [row.item, row]))
  const missing = contract.plans.filter(({ id }) => !known.has(id)).length
  const codes = missing > 0 ? await issueCodes(ctx, PaymentPlan.name, missing) : []
  for (const [at, plan] of contract.plans.entries()) {
    const values = valuesOf(contract, plan, at)
    const before = known.get(plan.id)
    const amount = plan.amount ?? '0.00'
    if (before) {
      await planRecords.patch(all, before.id, { ...values, openAmount: subtractMoney(amount, before.done) })
      await bind(ctx, before.id, plan.id, plan.planDate)
      continue
    }
    const fresh = {
      doneAmount: '0.00',
      openAmount: amount,
      isDueByHand: false,
      isOverdue: false,
      stage: 'waiting',
    } as const
    const made = await planRecords.create(all, { ...values, ...fresh, code: codes.shift() ?? '' })
    await bind(ctx, made.id, plan.id, plan.planDate)
  }
  const gone = rows.filter(({ item, stage }) => stage !== 'canceled' && !contract.plans.some(({ id }) => id === item))
  for (const { id } of gone) await planRecords.patch(all, id, { stage: 'canceled', isOverdue: false })
}
