import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { addMoney } from '@srm/api/shared/money'
import { closeBudgetUse, useBudget, type BudgetUse } from '#modules/budget/index.ts'
import { spread } from './amounts.rules.ts'
import { holderOf } from './order.store.ts'

type BudgetLoad = {
  readonly id: string
  readonly adjustment: string
  readonly award: { readonly id: string } | null
  readonly lines: readonly {
    readonly amount: string | null
    readonly budgetItem: { readonly id: string } | null
    readonly isCustomerPaid: boolean
  }[]
}

const demandsSql = `select distinct p.demand_id as id from purchase_order_line l
    join pool_line_ref p on p.tenant_id = l.tenant_id and p.id = l.pool_line_id
  where l.tenant_id = $1 and l.order_id = $2 order by 1`

/** Documents whose burden an order takes over. */
const before = async (ctx: Ctx, { id, award }: Pick<BudgetLoad, 'id' | 'award'>) => {
  const { rows } = await ctx.db.run<{ id: string }>(demandsSql, [ctx.tenantId, id])
  return [...(award ? [{ kind: 'award', id: award.id }] : []), ...rows.map((row) => ({ kind: 'demand', id: row.id }))]
}

type Burden = Pick<BudgetLoad, 'adjustment'> & {
  readonly lines: readonly (BudgetLoad['lines'][number] & { readonly id: string })[]
}

const burdenSql = `select o.adjustment::text as adjustment, (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'amount', l.amount::text, 'isCustomerPaid', l.is_customer_paid,
      'budgetItem', case when l.budget_item_id is not null then jsonb_build_object('id', l.budget_item_id) end) order by l.line), '[]')
    from purchase_order_line l where l.tenant_id = o.tenant_id and l.order_id = o.id) as lines
  from purchase_order o where o.tenant_id = $1 and o.id = $2`

/** What an order burdens, for what is only worked out: a preview holds no row. */
export const readBurden = async (ctx: Ctx, id: string): Promise<Burden> =>
  (await ctx.db.run<Burden>(burdenSql, [ctx.tenantId, id])).rows[0] ?? fail('record.not_found')

/**
 * What stands beside the lines burdens their budgets in proportion, so that the budget holds what is paid; what the
 * customer pays burdens none.
 */
export const holdsOf = ({ lines, adjustment }: Pick<BudgetLoad, 'lines' | 'adjustment'>): BudgetUse['holds'] => {
  const ours = lines.filter(({ isCustomerPaid }) => !isCustomerPaid)
  const shares = spread(
    adjustment,
    ours.map(({ amount }) => amount ?? '0'),
  )
  return ours.flatMap(({ budgetItem, amount }, at) =>
    budgetItem ? [{ item: budgetItem.id, amount: addMoney(amount ?? '0', shares[at] ?? '0') }] : [],
  )
}

export const useOf = async (ctx: Ctx, order: BudgetLoad, isPending: boolean): Promise<BudgetUse> => ({
  holder: holderOf(order.id),
  point: 'commit',
  isPending,
  holds: holdsOf(order),
  after: await before(ctx, order),
})

/** Until the supplier has confirmed it counts as asked for, so that nobody else spends it. */
export const reserveBudget = async (ctx: Ctx, order: BudgetLoad): Promise<void> =>
  void (await useBudget(ctx, await useOf(ctx, order, true)))

type Further = Pick<BudgetUse, 'after' | 'isReopened'>

/** Both sides have agreed: what demand and award held is the order's. */
export const commitBudget = async (
  ctx: Ctx,
  order: BudgetLoad,
  { after = [], isReopened = false }: Further = {},
): Promise<void> => {
  const use = await useOf(ctx, order, false)
  await useBudget(ctx, { ...use, isReopened, after: [...after, ...(use.after ?? [])] })
}

/** Everything goes back to where it came from. */
export const giveBudgetBack = async (ctx: Ctx, id: string): Promise<void> =>
  void (await useBudget(ctx, { holder: holderOf(id), point: 'commit', holds: [] }))

/** Nothing more will be paid for it. */
export const closeBudget = (ctx: Ctx, id: string): Promise<void> => closeBudgetUse(ctx, holderOf(id), 'commit')
