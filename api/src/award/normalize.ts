import { asksForFood } from '../shared/minimum-spend.ts'
import { divideRounded, factorOne, toFactor, toFen } from './fen.ts'

/** What was asked for, as the purchase says it. */
export type ComparedLine = {
  readonly id: string
  readonly lineKind: string
  readonly quantity: string
  /** Nights, days or sessions. */
  readonly times: string
  readonly attendees: number | null
  /** Per unit, tax included. */
  readonly ceilingPrice: string | null
}

/** One rate for some nights or day-parts of a line. */
export type RateBlock = { readonly quantity: string | null; readonly rate: string }

export type OfferedLine = {
  readonly lineId: string
  readonly isOffered: boolean
  readonly unitPrice: string | null
  /** Where it is less than what was asked for. */
  readonly quantity: string | null
  readonly taxRate: string | null
  readonly minSpend: string | null
  readonly hasBreakfast: boolean
  readonly isAlternate: boolean
  readonly blocks: readonly RateBlock[]
  /** Charged beside the price, whatever the quantity. */
  readonly extras: readonly string[]
}

/** Terms that stand over all lines of a quote. */
export type QuoteTerms = {
  readonly isTaxIncluded: boolean
  readonly taxRate: string | null
  readonly serviceChargeRate: string | null
}

/** What makes prices comparable, chosen by whoever compares. */
export type PriceRules = {
  /** What a breakfast that is included is worth for one room night; nothing is taken off where it is not named. */
  readonly breakfastValue: string | null
  /** People expected now; prices per head follow them. */
  readonly attendees: number | null
}

/** The price of a line, tax and service charge put in, ready to be counted for any number of people. */
export type PreparedPrice = {
  /** Fen times the three factors of `price`; one unit, once. */
  readonly unit: bigint
  /** The same for all blocks together, where the quote has blocks. */
  readonly blocks: { readonly sum: bigint; readonly quantity: bigint } | null
  /** Fen that a breakfast is worth for each room night, where the price includes one. */
  readonly breakfast: bigint
  /** What has to be spent at least, and what is charged beside, in fen, on the same terms as the price. */
  readonly minSpend: number
  readonly extra: bigint
  /** Nothing where all that was asked for is offered. */
  readonly offered: bigint | null
}

export type ComparablePrice = {
  readonly unit: number
  readonly amount: number
  /** To be spent on food and drink in all, if this line is awarded. */
  readonly minSpend: number
  /** Less is offered than was asked for; the amount is for all of it. */
  readonly isShort: boolean
}

const percent = 100n * factorOne
/** Service and tax, both as (100 % + rate), each with four places. */
const ratesOne = percent * percent
const squareOne = factorOne * factorOne

const ratesOf = (terms: QuoteTerms, line: { readonly taxRate: string | null }): bigint => {
  const service = percent + toFactor(terms.serviceChargeRate ?? '0')
  const tax = terms.isTaxIncluded ? percent : percent + toFactor(line.taxRate ?? terms.taxRate ?? '0')
  return service * tax
}

/** The same for all lines of a quote, which seldom have more than one rate. */
export const ratesBy = (terms: QuoteTerms): ((taxRate: string | null) => bigint) => {
  const known = new Map<string | null, bigint>()
  return (taxRate) => {
    const rates = known.get(taxRate) ?? ratesOf(terms, { taxRate })
    known.set(taxRate, rates)
    return rates
  }
}

/** A discount on the terms of the prices: what is taken off before service and tax takes some of those off as well. */
export const comparableDiscount = (terms: QuoteTerms, discount: string): number =>
  Number(divideRounded(toFen(discount) * ratesOf(terms, { taxRate: null }), ratesOne))

/** Tax and service charge put into the price of a line; nothing for a line that is not offered. */
export const preparePrice = (
  ratesFor: (taxRate: string | null) => bigint,
  offer: OfferedLine,
  line: Pick<ComparedLine, 'lineKind'>,
  rules: Pick<PriceRules, 'breakfastValue'>,
): PreparedPrice | null => {
  if (!offer.isOffered || (offer.unitPrice === null && offer.blocks.length === 0)) return null
  const rates = ratesFor(offer.taxRate)
  const blocks = offer.blocks.map(({ quantity, rate }) => ({ quantity: toFactor(quantity ?? '1'), rate: toFen(rate) }))
  const onTerms = (fen: bigint) => divideRounded(fen * rates, ratesOne)
  const takesBreakfast = line.lineKind === 'room' && offer.hasBreakfast && rules.breakfastValue !== null
  return {
    unit: toFen(offer.unitPrice ?? '0') * rates,
    blocks:
      blocks.length === 0
        ? null
        : {
            sum: blocks.reduce((sum, { quantity, rate }) => sum + quantity * rate, 0n) * rates,
            quantity: blocks.reduce((sum, { quantity }) => sum + quantity, 0n),
          },
    breakfast: takesBreakfast ? toFen(rules.breakfastValue ?? '0') : 0n,
    minSpend: offer.minSpend === null ? 0 : Number(onTerms(toFen(offer.minSpend))),
    extra: offer.extras.length === 0 ? 0n : onTerms(offer.extras.reduce((sum, amount) => sum + toFen(amount), 0n)),
    offered: offer.quantity === null ? null : toFactor(offer.quantity),
  }
}

/** A line whose quantity is its number of people costs more with each of them. */
export const isPerHead = ({ lineKind, quantity, attendees }: ComparedLine): boolean =>
  lineKind !== 'room' &&
  lineKind !== 'hall' &&
  attendees !== null &&
  toFactor(quantity) === BigInt(attendees) * factorOne

/** How many people the prices were asked for. */
export const baseAttendees = (lines: readonly ComparedLine[]): number | null => {
  const counts = lines.filter(isPerHead).flatMap(({ attendees }) => attendees ?? [])
  return counts.length === 0 ? null : Math.max(...counts)
}

/** The quantity of a line with so many people at the event; a part of them is rounded up to whole people. */
export const quantityFor = (line: ComparedLine, base: number | null, attendees: number | null): bigint => {
  const quantity = toFactor(line.quantity)
  if (base === null || attendees === null || base === attendees || !isPerHead(line)) return quantity
  const asked = BigInt(line.attendees ?? 0) * BigInt(attendees)
  return ((asked + BigInt(base) - 1n) / BigInt(base)) * factorOne
}

const amountOf = (price: PreparedPrice, count: bigint): bigint => {
  const gross = price.blocks
    ? divideRounded(price.blocks.sum, factorOne * ratesOne)
    : divideRounded(price.unit * count, squareOne * ratesOne)
  if (price.breakfast === 0n) return gross
  const less = gross - divideRounded(price.breakfast * count, squareOne)
  return less < 0n ? 0n : less
}

const unitOf = (price: PreparedPrice, amount: bigint, count: bigint): bigint => {
  if (price.blocks) return count === 0n ? 0n : divideRounded(amount * squareOne, count)
  const less = divideRounded(price.unit, ratesOne) - price.breakfast
  return less < 0n ? 0n : less
}

/** What a line really costs, to be held against what others ask for the same: in fen, once per unit and in all. */
export const comparablePrice = (
  { lineKind }: Pick<ComparedLine, 'lineKind'>,
  price: PreparedPrice,
  quantity: bigint,
  times: bigint,
): ComparablePrice => {
  const count = price.blocks ? price.blocks.quantity * factorOne : quantity * times
  const base = amountOf(price, count)
  const isForFood = asksForFood(lineKind)
  const least = isForFood ? 0 : price.minSpend
  return {
    unit: Number(unitOf(price, base, count)),
    amount: Math.max(Number(base), least) + Number(price.extra),
    minSpend: isForFood ? price.minSpend : 0,
    isShort: (price.offered !== null && price.offered < quantity) || (lineKind === 'room' && count < quantity * times),
  }
}
