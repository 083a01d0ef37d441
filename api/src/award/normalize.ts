import { asksForFood } from '../shared/minimum-spend.ts'
import { divideRounded, factorOne, ratioOf, scaleFen, toFactor, toFen, toFenNumber, type Ratio } from './fen.ts'

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
  /** Fen for one unit once, as it was offered, and what puts tax and service charge into it. */
  readonly offeredUnit: number
  readonly rates: Ratio
  /** The same on the terms of all others. */
  readonly unit: number
  /** What all blocks come to and how many units they are, where the quote has blocks. */
  readonly blocks: { readonly amount: number; readonly count: bigint } | null
  /** Fen that a breakfast is worth for each room night, where the price includes one. */
  readonly breakfast: number
  /** What has to be spent at least, and what is charged beside, in fen, on the same terms as the price. */
  readonly minSpend: number
  readonly extra: number
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

const ratesOf = (terms: QuoteTerms, line: { readonly taxRate: string | null }): Ratio => {
  const service = percent + toFactor(terms.serviceChargeRate ?? '0')
  const tax = terms.isTaxIncluded ? percent : percent + toFactor(line.taxRate ?? terms.taxRate ?? '0')
  return ratioOf(service * tax, ratesOne)
}

/** The same for all lines of a quote, which seldom have more than one rate. */
export const ratesBy = (terms: QuoteTerms): ((taxRate: string | null) => Ratio) => {
  const known = new Map<string | null, Ratio>()
  return (taxRate) => {
    const rates = known.get(taxRate) ?? ratesOf(terms, { taxRate })
    known.set(taxRate, rates)
    return rates
  }
}

/** A discount on the terms of the prices: what is taken off before service and tax takes some of those off as well. */
export const comparableDiscount = (terms: QuoteTerms, discount: string): number =>
  scaleFen(toFenNumber(discount), ratesOf(terms, { taxRate: null }))

/** Nights or day-parts at rates of their own, as one. */
const addBlocks = (blocks: readonly RateBlock[], rates: Ratio): NonNullable<PreparedPrice['blocks']> => {
  let [sum, quantity] = [0n, 0n]
  for (const block of blocks) {
    const count = toFactor(block.quantity ?? '1')
    sum += count * toFen(block.rate)
    quantity += count
  }
  return {
    amount: Number(divideRounded(sum * rates.exactly.over, factorOne * rates.exactly.under)),
    count: quantity * factorOne,
  }
}

/** Tax and service charge put into the price of a line; nothing for a line that is not offered. */
export const preparePrice = (
  ratesFor: (taxRate: string | null) => Ratio,
  offer: OfferedLine,
  line: Pick<ComparedLine, 'lineKind'>,
  rules: Pick<PriceRules, 'breakfastValue'>,
): PreparedPrice | null => {
  if (!offer.isOffered || (offer.unitPrice === null && offer.blocks.length === 0)) return null
  const rates = ratesFor(offer.taxRate)
  const takesBreakfast = line.lineKind === 'room' && offer.hasBreakfast && rules.breakfastValue !== null
  const breakfast = takesBreakfast ? toFenNumber(rules.breakfastValue ?? '0') : 0
  const offeredUnit = toFenNumber(offer.unitPrice ?? '0')
  return {
    offeredUnit,
    rates,
    unit: Math.max(0, scaleFen(offeredUnit, rates) - breakfast),
    blocks: offer.blocks.length === 0 ? null : addBlocks(offer.blocks, rates),
    breakfast,
    minSpend: offer.minSpend === null ? 0 : scaleFen(toFenNumber(offer.minSpend), rates),
    extra:
      offer.extras.length === 0
        ? 0
        : scaleFen(
            offer.extras.reduce((sum, amount) => sum + toFenNumber(amount), 0),
            rates,
          ),
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

/** How much of a line is needed: its quantity, and how many units that is with all its times. */
export type Need = { readonly quantity: bigint; readonly units: bigint; readonly count: Ratio }

export const needOf = (quantity: bigint, times: bigint): Need => ({
  quantity,
  units: quantity * times,
  count: ratioOf(quantity * times, squareOne),
})

const blocksUnit = ({ count }: NonNullable<PreparedPrice['blocks']>, amount: number): number =>
  count === 0n ? 0 : Number(divideRounded(BigInt(amount) * squareOne, count))

/** What a line really costs, to be held against what others ask for the same: in fen, once per unit and in all. */
export const comparablePrice = (
  { lineKind }: Pick<ComparedLine, 'lineKind'>,
  price: PreparedPrice,
  need: Need,
): ComparablePrice => {
  const { blocks, breakfast, offered } = price
  const count = blocks ? ratioOf(blocks.count, squareOne) : need.count
  const gross = blocks ? blocks.amount : scaleFen(price.offeredUnit, price.rates, count)
  const base = breakfast === 0 ? gross : Math.max(0, gross - scaleFen(breakfast, count))
  const isForFood = asksForFood(lineKind)
  const least = isForFood ? 0 : price.minSpend
  return {
    unit: blocks ? blocksUnit(blocks, base) : price.unit,
    amount: Math.max(base, least) + price.extra,
    minSpend: isForFood ? price.minSpend : 0,
    isShort:
      (offered !== null && offered < need.quantity) ||
      (lineKind === 'room' && blocks !== null && blocks.count < need.units),
  }
}
