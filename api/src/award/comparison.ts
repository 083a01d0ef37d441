import { isFood, type FoodPrice } from '../shared/minimum-spend.ts'
import { toFactor, toFenNumber } from './fen.ts'
import {
  baseAttendees,
  comparableDiscount,
  comparablePrice,
  needOf,
  preparePrice,
  quantityFor,
  ratesBy,
  type ComparablePrice,
  type ComparedLine,
  type Need,
  type OfferedLine,
  type PreparedPrice,
  type PriceRules,
  type QuoteTerms,
} from './normalize.ts'
import { packageTotal } from './what-if/problem.ts'

export type ComparedQuote = QuoteTerms & {
  readonly id: string
  /** Off the total, when every line that is offered is awarded. */
  readonly discount: string
  readonly lines: readonly OfferedLine[]
}

export type ComparisonInput = { readonly lines: readonly ComparedLine[]; readonly quotes: readonly ComparedQuote[] }

/** Why a price is looked at twice: far below the others, or above the ceiling. */
export type PriceWarning = 'low' | 'ceiling'

export type PriceCell = ComparablePrice & {
  readonly isLowest: boolean
  readonly isAlternate: boolean
  readonly warning: PriceWarning | null
}

export type LineSummary = {
  readonly lineId: string
  readonly offers: number
  readonly lowest: number | null
  /** Of the amounts of all quotes, in fen. */
  readonly mean: number | null
}

export type QuoteSummary = {
  readonly quoteId: string
  readonly cells: readonly (PriceCell | null)[]
  readonly offered: number
  readonly isComplete: boolean
  /** All lines it offers: minimum spends reached, discount taken off. */
  readonly total: number
  readonly discount: number
  /** How much of the total only fills up a minimum spend. */
  readonly shortfall: number
  readonly isLowest: boolean
  readonly warning: PriceWarning | null
}

export type Comparison = {
  readonly base: number | null
  readonly lines: readonly LineSummary[]
  readonly quotes: readonly QuoteSummary[]
}

export const isFoodLine = ({ lineKind }: Pick<ComparedLine, 'lineKind'>): boolean => isFood(lineKind)

/**
 * The place of the lowest amount if it is 30 % below the next or 40 % below the mean of the others: constants of the
 * trade. A price may only be too low if it is the lowest, and only one can be.
 */
const lowOutlier = (amounts: readonly (number | null)[]): number | null => {
  let lowest = Infinity
  let next = Infinity
  let place = -1
  let sum = 0
  let count = 0
  // Counted by hand: pairs of place and amount would be made for every price of every quote.
  for (let at = 0; at < amounts.length; at += 1) {
    const amount = amounts[at] ?? null
    if (amount === null) continue
    sum += amount
    count += 1
    if (amount < lowest) {
      next = lowest
      lowest = amount
      place = at
    } else if (amount < next) next = amount
  }
  if (count < 2) return null
  const mean = (sum - lowest) / (count - 1)
  return lowest <= 0.7 * next || lowest <= 0.6 * mean ? place : null
}

const meanOf = (amounts: readonly number[]): number | null =>
  amounts.length === 0 ? null : Math.round(amounts.reduce((sum, one) => sum + one, 0) / amounts.length)

type PreparedQuote = {
  readonly quote: ComparedQuote
  readonly prices: readonly (PreparedPrice | null)[]
  /** At the quantities that were asked for. */
  readonly offers: readonly (ComparablePrice | null)[]
  readonly isAlternate: readonly boolean[]
}

export type PreparedComparison = {
  readonly lines: readonly ComparedLine[]
  readonly times: readonly bigint[]
  readonly ceilings: readonly (number | null)[]
  readonly quotes: readonly PreparedQuote[]
  readonly base: number | null
}

/** What does not change while the number of people is tried out. */
export const prepareComparison = (
  { lines, quotes }: ComparisonInput,
  rules: Pick<PriceRules, 'breakfastValue'>,
): PreparedComparison => {
  const times = lines.map((line) => toFactor(line.times))
  const needs = lines.map((line, at) => needOf(toFactor(line.quantity), times[at] ?? 0n))
  return {
    lines,
    times,
    ceilings: lines.map(({ ceilingPrice }) => (ceilingPrice === null ? null : toFenNumber(ceilingPrice))),
    quotes: quotes.map((quote) => {
      const offers = new Map(quote.lines.map((one) => [one.lineId, one]))
      const ratesFor = ratesBy(quote)
      const prices = lines.map((line) => {
        const offer = offers.get(line.id)
        return offer ? preparePrice(ratesFor, offer, line, rules) : null
      })
      return {
        quote,
        prices,
        offers: lines.map((line, at) => offerOf(line, prices[at] ?? null, needs[at])),
        isAlternate: lines.map((line) => offers.get(line.id)?.isAlternate ?? false),
      }
    }),
    base: baseAttendees(lines),
  }
}

const offerOf = (line: ComparedLine, price: PreparedPrice | null, need: Need | undefined): ComparablePrice | null =>
  price && need ? comparablePrice(line, price, need) : null

/** What all quotes ask for with so many people; only lines whose quantity moves are counted again. */
const offersFor = ({ lines, quotes, times, base }: PreparedComparison, attendees: number | null) => {
  const moved = lines.map((line, at) => {
    const quantity = quantityFor(line, base, attendees)
    return quantity === toFactor(line.quantity) ? null : needOf(quantity, times[at] ?? 0n)
  })
  return quotes.map(({ prices, offers }) =>
    lines.map((line, at) => {
      const need = moved[at] ?? null
      return need === null ? (offers[at] ?? null) : offerOf(line, prices[at] ?? null, need)
    }),
  )
}

const column = (offers: readonly (readonly (ComparablePrice | null)[])[], at: number): (number | null)[] =>
  offers.map((row) => row[at]?.amount ?? null)

const isGiven = (amount: number | null): amount is number => amount !== null

const summarizeLines = (lines: readonly ComparedLine[], offers: readonly (readonly (ComparablePrice | null)[])[]) =>
  lines.map((line, at) => {
    const all = column(offers, at)
    const given = all.filter(isGiven)
    return {
      lineId: line.id,
      offers: given.length,
      lowest: given.length === 0 ? null : Math.min(...given),
      mean: meanOf(given),
      outlier: lowOutlier(all),
    }
  })

const totalOf = (lines: readonly ComparedLine[], offers: readonly (ComparablePrice | null)[], discount: number) => {
  const awarded: FoodPrice[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const [offer, line] = [offers[at], lines[at]]
    if (offer && line) awarded.push({ amount: offer.amount, minSpend: offer.minSpend, isFood: isFoodLine(line) })
  }
  const isComplete = awarded.length === lines.length && !offers.some((offer) => offer?.isShort)
  const plain = awarded.reduce((sum, { amount }) => sum + amount, 0)
  const whole = packageTotal(awarded)
  return {
    total: Math.max(0, whole - discount),
    shortfall: whole - plain,
    offered: awarded.length,
    discount,
    isComplete,
  }
}

/** The matrix for so many people: every price on the same terms, what is lowest, and what is odd. */
export const compareQuotes = (prepared: PreparedComparison, attendees: number | null): Comparison => {
  const { lines, quotes, base, ceilings } = prepared
  const offers = offersFor(prepared, attendees)
  const summaries = summarizeLines(lines, offers)
  const totals = quotes.map(({ quote }, row) =>
    totalOf(lines, offers[row] ?? [], comparableDiscount(quote, quote.discount)),
  )
  const complete = totals.map(({ isComplete, total }) => (isComplete ? total : null))
  const lowestTotal = Math.min(...complete.filter(isGiven))
  const lowTotal = lowOutlier(complete)
  const warningOf = (offer: ComparablePrice, row: number, at: number): PriceWarning | null => {
    const ceiling = ceilings[at] ?? null
    if (ceiling !== null && offer.unit > ceiling) return 'ceiling'
    return summaries[at]?.outlier === row ? 'low' : null
  }
  return {
    base,
    lines: summaries.map(({ lineId, offers: count, lowest, mean }) => ({ lineId, offers: count, lowest, mean })),
    quotes: quotes.map(({ quote, isAlternate }, row) => ({
      quoteId: quote.id,
      cells: (offers[row] ?? []).map((offer, at) =>
        offer === null
          ? null
          : {
              unit: offer.unit,
              amount: offer.amount,
              minSpend: offer.minSpend,
              isShort: offer.isShort,
              isLowest: offer.amount === summaries[at]?.lowest,
              isAlternate: isAlternate[at] ?? false,
              warning: warningOf(offer, row, at),
            },
      ),
      offered: totals[row]?.offered ?? 0,
      isComplete: (complete[row] ?? null) !== null,
      total: totals[row]?.total ?? 0,
      discount: totals[row]?.discount ?? 0,
      shortfall: totals[row]?.shortfall ?? 0,
      isLowest: (complete[row] ?? null) !== null && complete[row] === lowestTotal,
      warning: lowTotal === row ? 'low' : null,
    })),
  }
}
