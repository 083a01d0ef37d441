import { isFoodLine, type Comparison, type PreparedComparison, type PriceCell } from '../comparison.ts'
import { toFactor } from '../fen.ts'
import type { AwardProblem } from './problem.ts'

type Options = { readonly maxSuppliers: number; readonly isWholeOnly: boolean }

/** A line that is offered in part only is nothing to award as a whole. */
const awardable = (cell: PriceCell | null): cell is PriceCell => cell !== null && !cell.isShort

/** Which quotes to take so that everything costs least. */
export const cheapestAward = (
  { lines }: Pick<PreparedComparison, 'lines'>,
  { quotes }: Comparison,
  { maxSuppliers, isWholeOnly }: Options,
): AwardProblem => ({
  isFood: lines.map(isFoodLine),
  candidates: quotes.map(({ quoteId, cells, discount }) => ({
    id: quoteId,
    prices: cells.map((cell) => (awardable(cell) ? { amount: cell.amount, minSpend: cell.minSpend } : null)),
    discount,
    isWholeOnly,
  })),
  maxSuppliers,
})

/** Points that are missing to the full score, as ten-thousandths of the whole purchase. */
const pointsOne = 10_000
/** A total score has two places. */
const fullScore = 10_000

/**
 * Which quotes to take so that most money goes to the best scores: every line weighs as much as its lowest price. What is
 * minimised are the points that are missing, so `best.cost` is one hundredth of a point for every weight.
 */
export const bestScoreAward = (
  comparison: Comparison,
  scores: ReadonlyMap<string, string>,
  { maxSuppliers, isWholeOnly }: Options,
): AwardProblem => {
  const sum = comparison.lines.reduce((all, { lowest }) => all + (lowest ?? 0), 0)
  const weights = comparison.lines.map(({ lowest }) =>
    sum === 0 ? 1 : Math.max(1, Math.round(((lowest ?? 0) / sum) * pointsOne)),
  )
  return {
    isFood: comparison.lines.map(() => false),
    candidates: comparison.quotes.flatMap(({ quoteId, cells }) => {
      const score = scores.get(quoteId)
      if (score === undefined) return []
      const missing = fullScore - Number(toFactor(score) / 100n)
      const prices = cells.map((cell, at) =>
        awardable(cell) ? { amount: (weights[at] ?? 1) * missing, minSpend: 0 } : null,
      )
      return [{ id: quoteId, prices, discount: 0, isWholeOnly }]
    }),
    maxSuppliers,
  }
}
