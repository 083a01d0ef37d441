import { Acceptance } from '@srm/api/acceptance'
import type { Ctx } from '#kernel/ctx.ts'
import { useBudget, type BudgetUse } from '#modules/budget/index.ts'
import type { AcceptanceRow } from '../acceptance.store.ts'
import { payableByLine } from './amounts.rules.ts'
import { orderHolder, readOrderLines } from './order.views.ts'

const known = (amount: string | null): string => amount ?? '0.00'

/** What we owe, by the budgets of the lines it is owed for; what the customer pays burdens none of them. */
const holdsOf = async (ctx: Ctx, row: AcceptanceRow): Promise<BudgetUse['holds']> => {
  const items = new Map((await readOrderLines(ctx, row.order.id)).map(({ id, budgetItem }) => [id, budgetItem]))
  const payable = payableByLine({
    lines: row.lines.map(({ orderLine, amount, isCustomerPaid }) => ({
      orderLine: orderLine.id,
      amount: known(amount),
      isCustomerPaid,
    })),
    adjustment: known(row.adjustment),
    deductions: row.deductions.map(({ orderLine, amount }) => ({
      orderLine: orderLine?.id ?? null,
      amount: known(amount),
    })),
  })
  return [...payable].flatMap(([orderLine, amount]) => {
    const item = items.get(orderLine)
    return item ? [{ item, amount }] : []
  })
}

/** What the order had committed becomes what was really spent. */
export const useOf = async (ctx: Ctx, row: AcceptanceRow, isPending: boolean): Promise<BudgetUse> => ({
  holder: { kind: Acceptance.name, id: row.id },
  point: 'actual',
  isPending,
  holds: await holdsOf(ctx, row),
  after: [orderHolder(row.order.id)],
})

/** Everything is the order's again. */
export const giveBudgetBack = async (ctx: Ctx, id: string): Promise<void> =>
  void (await useBudget(ctx, { holder: { kind: Acceptance.name, id }, point: 'actual', holds: [] }))
