import type { ProjectMoney, ProjectMoneyPlan } from '@srm/api/receipt'
import { addMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { Params } from '#kernel/records/read/filters.ts'
import { scopeSql } from '#kernel/records/read/scope.ts'
import { contractMoney } from '#modules/contract/index.ts'
import { assertReach } from '#modules/project/index.ts'

/** Of an instalment invoices name it by; what was invoiced of a contract without naming one is the oldest ones’. */
const plansSql = (
  where: string,
): string => `select t.id, t.name, t.side, t.due_date::text as "dueDate", t.is_overdue as "isOverdue", t.stage,
    t.amount::text as amount, t.done_amount::text as settled, t.open_amount::text as open,
    json_build_object('id', c.id, 'code', c.code, 'name', c.name) as contract, c.counterparty as party,
    (select coalesce(sum(i.amount), 0)::numeric(15, 2)::text from invoice_out_ref i where i.tenant_id = t.tenant_id and i.plan_id = t.id
      and i.issued_on is not null) as invoiced
  from payment_plan_ref t join contract_ref c on c.tenant_id = t.tenant_id and c.id = t.contract_id
  where ${where} and t.side in ('receive', 'pay') order by t.side desc, t.due_date nulls last, t.seq, t.id limit 500`

const sumsSql = (
  where: string,
): string => `select c.side, sum(c.amount)::numeric(15, 2)::text as amount, sum(c.invoiced)::numeric(15, 2)::text as invoiced,
    sum(c.settled)::numeric(15, 2)::text as settled
  from contract_ref c where ${where} and c.side in ('receive', 'pay')
    and c.stage in ('signed', 'performing', 'paused', 'completed', 'archived', 'terminated') group by c.side`

type SumRow = {
  readonly side: 'receive' | 'pay'
  readonly amount: string
  readonly invoiced: string
  readonly settled: string
}

const masks = { receive: 'income', pay: 'cost' } as const

const openOf = (plans: readonly ProjectMoneyPlan[], side: 'receive' | 'pay', isLate: boolean): string =>
  addMoney(
    '0',
    ...plans
      .filter((plan) => plan.side === side && plan.stage !== 'canceled' && (!isLate || plan.isOverdue))
      .map(({ open }) => open ?? '0'),
  )

/** Instalments of a project both ways, and what they come to; covered on the side the reader's roles cover. */
export const moneyOfProject = async (ctx: Ctx, id: string): Promise<ProjectMoney> => {
  await assertReach(ctx, id, contractMoney.plan.name, 'read')
  const hides = (side: 'receive' | 'pay'): boolean => ctx.session.masks?.has(masks[side]) === true
  const params = new Params(ctx.tenantId, id)
  const where = ['t.tenant_id = $1', 't.project_id = $2', ...scopeSql(contractMoney.plan, ctx, params)].join(' and ')
  const plans = (await ctx.db.run<ProjectMoneyPlan>(plansSql(where), params.values)).rows
  const { rows: sums } = await ctx.db.run<SumRow>(sumsSql('c.tenant_id = $1 and c.project_id = $2'), [ctx.tenantId, id])
  const sideOf = (side: 'receive' | 'pay') => {
    const found = sums.find((one) => one.side === side)
    if (!found || hides(side)) return null
    const { side: _, ...rest } = found
    return { ...rest, open: openOf(plans, side, false), overdue: openOf(plans, side, true) }
  }
  const cover = (plan: ProjectMoneyPlan): ProjectMoneyPlan =>
    hides(plan.side) ? { ...plan, amount: null, invoiced: null, settled: null, open: null } : plan
  return { receive: sideOf('receive'), pay: sideOf('pay'), plans: plans.map(cover) }
}
