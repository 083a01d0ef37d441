import { budgetTotals, lineAmounts, type BudgetTotals, type LineFigures } from '@srm/api/budget/amounts'
import { quantityOf, type CountedLine, type Headcount } from '@srm/api/budget/quantity'
import type { FormulaError } from '@srm/api/budget/formula'

type SentLine = CountedLine & LineFigures

type PricedLine<L> = L & { readonly quantity: string; readonly costAmount: string; readonly incomeAmount: string }

export type Problem = { readonly line: number; readonly error: FormulaError }

export type Pricing<L> = { readonly lines: readonly PricedLine<L>[]; readonly totals: BudgetTotals }

/** Quantities by their formulas, amounts by quantities and prices, and what it all comes to. */
export const priceLines = <L extends SentLine>(
  lines: readonly L[],
  count: Headcount,
  contingencyRate: string,
): Pricing<L> | Problem => {
  const priced: PricedLine<L>[] = []
  const amounts = []
  for (const [at, line] of lines.entries()) {
    const quantity = quantityOf(line, count)
    if (typeof quantity !== 'string') return { line: at, error: quantity }
    const one = lineAmounts({ ...line, quantity })
    amounts.push(one)
    priced.push({ ...line, quantity, costAmount: one.cost, incomeAmount: one.income })
  }
  return { lines: priced, totals: budgetTotals(amounts, contingencyRate) }
}
