import type { ProjectAlert, ProjectFigure } from '@srm/api/finance'
import { addMoney, compareMoney, percentOf, subtractMoney } from '@srm/api/shared/money'

/** What a document of a project adds to its figures. */
export type FigureDocument = {
  readonly side: 'cost' | 'income'
  readonly committed: string
  readonly settled: string
  readonly invoiced: string
  readonly paid: string
}

/** Which amount of which documents a figure is the sum of. */
export const figureOf: Readonly<
  Record<ProjectFigure, { readonly side: FigureDocument['side']; readonly key: keyof Omit<FigureDocument, 'side'> }>
> = {
  sold: { side: 'income', key: 'committed' },
  invoiced: { side: 'income', key: 'invoiced' },
  received: { side: 'income', key: 'paid' },
  committed: { side: 'cost', key: 'committed' },
  settled: { side: 'cost', key: 'settled' },
  paid: { side: 'cost', key: 'paid' },
}

const isMore = (one: string, other: string): boolean => compareMoney(one, other) > 0
const greater = (one: string, other: string): string => (isMore(one, other) ? one : other)

export const sumOf = (figure: ProjectFigure, documents: readonly FigureDocument[]): string => {
  const { side, key } = figureOf[figure]
  return addMoney('0', ...documents.filter((one) => one.side === side).map((one) => one[key]))
}

type Budget = { readonly income: string; readonly cost: string }

/** What a project comes to: by what is agreed and planned, by what is invoiced and settled, by what moved. */
export const figuresOf = (budget: Budget, documents: readonly FigureDocument[]) => {
  const sums = {
    sold: sumOf('sold', documents),
    invoiced: sumOf('invoiced', documents),
    received: sumOf('received', documents),
    committed: sumOf('committed', documents),
    settled: sumOf('settled', documents),
    paid: sumOf('paid', documents),
  }
  const income = isMore(sums.sold, '0') ? sums.sold : budget.income
  const expected = subtractMoney(income, greater(budget.cost, sums.committed))
  const found: Readonly<Record<ProjectAlert, boolean>> = {
    overBudget: isMore(budget.cost, '0') && isMore(sums.committed, budget.cost),
    loss: isMore('0', expected),
    gap: isMore(sums.paid, sums.received),
    notSold: isMore(sums.committed, '0') && !isMore(sums.sold, '0'),
  }
  const alerts = (['overBudget', 'loss', 'gap', 'notSold'] as const).filter((alert) => found[alert])
  return {
    ...sums,
    gap: greater(subtractMoney(sums.paid, sums.received), '0.00'),
    expected,
    accrued: subtractMoney(sums.invoiced, sums.settled),
    realised: subtractMoney(sums.received, sums.paid),
    margin: percentOf(expected, income),
    alerts,
  }
}
