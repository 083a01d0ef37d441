import {
  compareQuotes,
  isFoodLine,
  prepareComparison,
  type ComparisonInput,
  type PriceCell,
} from '@srm/api/award/comparison'
import { divideRounded, fromFen, toFactor, toFenNumber } from '@srm/api/award/fen'
import { packageTotal } from '@srm/api/award/what-if/problem'
import type { Award } from '@srm/api/award'
import type { CreateInput } from '#kernel/records/fields/row.ts'

export type Wish = CreateInput<typeof Award>['lines'][number]

/** A line of an award with the places of its line and its quote in the comparison. */
export type Pick = { readonly wish: Wish; readonly at: number; readonly quote: number }

export type PricedLine = Wish & {
  readonly unitPrice: string
  readonly amount: string
  readonly vsBudget: string | null
  readonly vsLowest: string
  readonly vsHistory: string | null
  readonly isLowest: boolean
  readonly isAbnormal: boolean
}

type Reference = {
  readonly budgetAmount: string | null
  readonly lastPrice: string | null
  readonly quantity: string
  readonly times: string
}

type Prices = {
  readonly input: ComparisonInput
  readonly lines: readonly Reference[]
  readonly breakfastValue: string | null
}

const part = (fen: number, some: bigint, all: bigint): number => Number(divideRounded(BigInt(fen) * some, all))

const comparisons = ({ input, breakfastValue }: Prices) => ({
  /** What is paid: a breakfast that is included costs nothing more, and takes nothing off either. */
  paid: compareQuotes(prepareComparison(input, { breakfastValue: null }), null),
  compared: compareQuotes(prepareComparison(input, { breakfastValue }), null),
})

/** What was paid for so much of it last time. */
const historyOf = (lastPrice: string, quantity: bigint, times: string): number =>
  Number(divideRounded(BigInt(toFenNumber(lastPrice)) * quantity * toFactor(times), 10n ** 8n))

const priceOne = (
  { wish, at }: Pick,
  reference: Reference,
  { paid, compared, lowest }: { readonly paid: PriceCell; readonly compared: PriceCell; readonly lowest: number },
): PricedLine & { readonly place: number } => {
  const [some, all] = [toFactor(wish.quantity), toFactor(reference.quantity)]
  const amount = part(paid.amount, some, all)
  const { budgetAmount, lastPrice, times } = reference
  return {
    ...wish,
    place: at,
    unitPrice: fromFen(paid.unit),
    amount: fromFen(amount),
    vsBudget: budgetAmount === null ? null : fromFen(part(toFenNumber(budgetAmount), some, all) - amount),
    vsLowest: fromFen(part(lowest, some, all) - part(compared.amount, some, all)),
    vsHistory: lastPrice === null ? null : fromFen(historyOf(lastPrice, some, times) - amount),
    isLowest: compared.isLowest,
    isAbnormal: compared.warning !== null,
  }
}

/** Minimum spends to be filled up and discounts of suppliers that get all they offer. */
const adjustmentOf = (
  { input, lines }: Prices,
  picks: readonly Pick[],
  paid: ReturnType<typeof comparisons>['paid'],
): number => {
  let sum = 0
  for (const [quote, mine] of Map.groupBy(picks, (pick) => pick.quote)) {
    const cells = paid.quotes[quote]?.cells ?? []
    const awarded = mine.flatMap(({ at, wish }) => {
      const [cell, line] = [cells[at], input.lines[at]]
      if (!cell || !line) return []
      const amount = part(cell.amount, toFactor(wish.quantity), toFactor(line.quantity))
      return [{ amount, minSpend: cell.minSpend, isFood: isFoodLine(line) }]
    })
    sum += packageTotal(awarded) - awarded.reduce((all, { amount }) => all + amount, 0)
    const isWhole = cells.every((cell, at) => {
      const quantity = mine
        .filter((pick) => pick.at === at)
        .reduce((all, { wish }) => all + toFactor(wish.quantity), 0n)
      return !cell || quantity === toFactor(lines[at]?.quantity ?? '0')
    })
    if (isWhole) sum -= paid.quotes[quote]?.discount ?? 0
  }
  return sum
}

/** What an award comes to, line by line and in all. */
export const priceAward = (prices: Prices, picks: readonly Pick[]) => {
  const { paid, compared } = comparisons(prices)
  const lines = picks.flatMap((pick) => {
    const cell = paid.quotes[pick.quote]?.cells[pick.at]
    const same = compared.quotes[pick.quote]?.cells[pick.at]
    const reference = prices.lines[pick.at]
    const lowest = compared.lines[pick.at]?.lowest ?? 0
    return cell && same && reference ? [priceOne(pick, reference, { paid: cell, compared: same, lowest })] : []
  })
  const sum = (values: readonly (string | null)[]): number =>
    values.reduce((all, value) => all + (value === null ? 0 : toFenNumber(value)), 0)
  const adjustment = adjustmentOf(prices, picks, paid)
  const known = (values: readonly (string | null)[]): string | null =>
    values.every((value) => value === null) ? null : fromFen(sum(values) - adjustment)
  return {
    lines: lines.map(({ place: _place, ...line }): PricedLine => line),
    adjustment: fromFen(adjustment),
    amount: fromFen(Math.max(0, sum(lines.map(({ amount }) => amount)) + adjustment)),
    budgetSaving: known(lines.map(({ vsBudget }) => vsBudget)),
    lowestSaving: fromFen(sum(lines.map(({ vsLowest }) => vsLowest))),
    historySaving: known(lines.map(({ vsHistory }) => vsHistory)),
    compared,
  }
}
