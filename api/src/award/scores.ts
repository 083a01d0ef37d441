import { Decimal } from 'decimal.js'

/** What quotes are judged by; the price is counted, everything else is given by evaluators. */
export type Criterion = {
  readonly key: string
  readonly name: string
  readonly weight: string
  readonly isPrice: boolean
}

export type GivenScore = {
  readonly quoteId: string
  readonly criterion: string
  readonly evaluator: string
  readonly score: string
}

export type ScoredQuote = { readonly quoteId: string; readonly price: string; readonly submittedAt: string }

export type CriterionScore = {
  readonly criterion: string
  readonly mean: string | null
  /** Between the highest and the lowest score that was given. */
  readonly spread: string | null
  readonly given: number
}

export type QuoteScore = {
  readonly quoteId: string
  readonly criteria: readonly CriterionScore[]
  /** Nothing until every criterion has a score. */
  readonly total: string | null
  readonly rank: number | null
}

const Exact = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP })

/** Weights are in per cent and come to 100 exactly; one of them at most is the price. */
export const weightsProblem = (criteria: readonly Pick<Criterion, 'weight' | 'isPrice'>[]): 'sum' | 'price' | null => {
  if (criteria.filter(({ isPrice }) => isPrice).length > 1) return 'price'
  const sum = criteria.reduce((all, { weight }) => all.plus(weight), new Exact(0))
  return sum.equals(100) ? null : 'sum'
}

const judged = (scores: readonly string[]): Pick<CriterionScore, 'mean' | 'spread' | 'given'> => {
  if (scores.length === 0) return { mean: null, spread: null, given: 0 }
  const values = scores.map((score) => new Exact(score))
  const sum = values.reduce((all, one) => all.plus(one), new Exact(0))
  return {
    mean: sum.div(values.length).toFixed(2),
    spread: Exact.max(...values)
      .minus(Exact.min(...values))
      .toFixed(2),
    given: values.length,
  }
}

/** Weighed before anything is rounded, so that the total is right to its last place. */
const weigh = (criteria: readonly Criterion[], exact: ReadonlyMap<string, Decimal | null>): string | null => {
  let total = new Exact(0)
  for (const { key, weight } of criteria) {
    const score = exact.get(key)
    if (!score) return null
    total = total.plus(score.times(weight).div(100))
  }
  return total.toFixed(2)
}

const meanExactly = (scores: readonly string[]): Decimal | null =>
  scores.length === 0 ? null : scores.reduce((sum, one) => sum.plus(one), new Exact(0)).div(scores.length)

type UnrankedScore = Omit<QuoteScore, 'rank'> & Pick<ScoredQuote, 'price' | 'submittedAt'>

/** The better total first; equal ones by the lower price, then by whoever was earlier. */
const byRank = (a: UnrankedScore, b: UnrankedScore): number =>
  new Exact(b.total ?? -1).cmp(a.total ?? -1) ||
  new Exact(a.price).cmp(b.price) ||
  a.submittedAt.localeCompare(b.submittedAt)

/** Scores of all quotes with their ranks. Every quote is measured by the same prices, so they are those of complete quotes. */
export const rankQuotes = (
  criteria: readonly Criterion[],
  quotes: readonly ScoredQuote[],
  scores: readonly GivenScore[],
): readonly QuoteScore[] => {
  const lowest = quotes.reduce((low, { price }) => Exact.min(low, price), new Exact(quotes[0]?.price ?? 0))
  const unranked = quotes.map(({ quoteId, price, submittedAt }): UnrankedScore => {
    const mine = criteria.map((criterion) => {
      if (criterion.isPrice) {
        // Lowest ÷ this × 100; what costs nothing is as good as can be.
        const score = new Exact(price).lte(0) ? new Exact(100) : lowest.div(price).times(100)
        return { exact: score, criterion: criterion.key, mean: score.toFixed(2), spread: null, given: 0 }
      }
      const given = scores
        .filter((one) => one.quoteId === quoteId && one.criterion === criterion.key)
        .map(({ score }) => score)
      return { exact: meanExactly(given), criterion: criterion.key, ...judged(given) }
    })
    const total = weigh(criteria, new Map(mine.map((one) => [one.criterion, one.exact])))
    const shown = mine.map(({ criterion, mean, spread, given }) => ({ criterion, mean, spread, given }))
    return { quoteId, criteria: shown, total, price, submittedAt }
  })
  const ranked = unranked.filter(({ total }) => total !== null).toSorted(byRank)
  return unranked.map((one) => {
    const rank = ranked.indexOf(one)
    return { quoteId: one.quoteId, criteria: one.criteria, total: one.total, rank: rank < 0 ? null : rank + 1 }
  })
}
