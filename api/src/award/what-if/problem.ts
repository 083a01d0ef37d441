import { foodShortfall, type FoodPrice } from '../../shared/minimum-spend.ts'

/** What one supplier asks for one line, in fen; `minSpend` counts for all food and drink awarded to it together. */
export type LinePrice = { readonly amount: number; readonly minSpend: number }

export type Candidate = {
  readonly id: string
  /** In the order of the lines; nothing where the line is not offered. */
  readonly prices: readonly (LinePrice | null)[]
  /** Taken off when every line the supplier offers is awarded to it. */
  readonly discount: number
  /** Offered as a package: all of its lines or none. */
  readonly isWholeOnly: boolean
}

export type AwardProblem = {
  /** Whether a line counts towards the minimum spend on food and drink. */
  readonly isFood: readonly boolean[]
  readonly candidates: readonly Candidate[]
  readonly maxSuppliers: number
}

/** The problem as flat arrays: candidate after candidate, line after line. */
export type PriceTable = {
  readonly size: number
  readonly lines: number
  readonly amounts: Float64Array
  readonly minSpends: Float64Array
  readonly isFood: Uint8Array
  readonly discounts: Float64Array
  readonly isWholeOnly: Uint8Array
}

/** Lines nobody offers cannot be awarded: they are left out and named by the answer. */
export const coveredLines = ({ isFood, candidates }: AwardProblem): readonly number[] =>
  [...isFood.keys()].filter((line) => candidates.some(({ prices }) => prices[line]))

export const buildPriceTable = (problem: AwardProblem, lines: readonly number[]): PriceTable => {
  const { candidates } = problem
  const amounts = new Float64Array(candidates.length * lines.length).fill(Infinity)
  const minSpends = new Float64Array(candidates.length * lines.length)
  for (const [row, { prices }] of candidates.entries())
    for (const [column, line] of lines.entries()) {
      const price = prices[line]
      if (!price) continue
      amounts[row * lines.length + column] = price.amount
      minSpends[row * lines.length + column] = price.minSpend
    }
  return {
    size: candidates.length,
    lines: lines.length,
    amounts,
    minSpends,
    isFood: Uint8Array.from(lines, (line) => (problem.isFood[line] ? 1 : 0)),
    discounts: Float64Array.from(candidates, ({ discount }) => discount),
    isWholeOnly: Uint8Array.from(candidates, ({ isWholeOnly }) => (isWholeOnly ? 1 : 0)),
  }
}

/** What the lines awarded to one supplier come to: food and drink cost at least the largest minimum spend among them. */
export const packageTotal = (awarded: readonly FoodPrice[]): number =>
  awarded.reduce((all, { amount }) => all + amount, 0) + foodShortfall(awarded)

/** How many sets of at most so many suppliers there are. */
export const countSets = (suppliers: number, atMost: number): number => {
  let sets = 0
  let ofSize = 1
  for (let size = 1; size <= Math.min(suppliers, atMost); size += 1) {
    ofSize = (ofSize * (suppliers - size + 1)) / size
    sets += ofSize
  }
  return Math.round(sets)
}
