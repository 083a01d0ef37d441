import { asksForFood, foodShortfall, isFood } from '../shared/minimum-spend.ts'

/**
 * What a quote comes to, worked out alike on the supplier's phone and by the server. Whole numbers of the last decimal
 * place are exact, and a phone on a slow line need not load an arithmetic library for them.
 */
export type QuoteBlock = { readonly rate: string; readonly quantity?: string | undefined }

export type QuoteCost = { readonly name: string; readonly amount: string }

export type PricedLine = {
  /** What is asked for: a hall, rooms, food. */
  readonly kind: string
  readonly isOffered: boolean
  readonly unitPrice?: string | undefined
  readonly quantity: string
  /** Days, nights or sessions. */
  readonly times: string
  readonly taxRate?: string | undefined
  readonly minSpend?: string | undefined
  readonly costItems?: readonly QuoteCost[] | undefined
  /** Rooms by night or halls by day-part; where there are some they say the price. */
  readonly blocks?: readonly QuoteBlock[] | undefined
}

export type QuoteTerms = {
  readonly taxRate: string
  readonly isTaxIncluded: boolean
  readonly serviceChargeRate?: string | undefined
  readonly discount?: string | undefined
}

/** Nothing where a line is not offered. */
export type LineAmount = { readonly amount: string | null; readonly tax: string }

export type QuoteAmounts = {
  readonly lines: readonly LineAmount[]
  /** What food and drink miss of the minimum spend that halls and rooms ask for. */
  readonly shortfall: string
  readonly subtotal: string
  readonly serviceCharge: string
  readonly tax: string
  readonly totalExTax: string
  readonly total: string
}

const pricePlaces = 2
const countPlaces = 4

const unitsOf = (text: string, places: number): bigint => {
  const [, whole = '0', fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  return BigInt(whole + fraction.slice(0, places).padEnd(places, '0'))
}

const textOf = (units: bigint): string => {
  const digits = (units < 0n ? -units : units).toString().padStart(pricePlaces + 1, '0')
  return `${units < 0n ? '-' : ''}${digits.slice(0, -pricePlaces)}.${digits.slice(-pricePlaces)}`
}

/** Half up to the fen. */
const divided = (value: bigint, by: bigint): bigint => (value * 2n + by) / (by * 2n)

const price = (text: string | undefined): bigint => unitsOf(text ?? '0', pricePlaces)
const count = (text: string | undefined): bigint => unitsOf(text ?? '1', countPlaces)
const sum = (some: readonly bigint[]): bigint => some.reduce((total, one) => total + one, 0n)
const oneCount = 10n ** BigInt(countPlaces)
/** A rate in per cent with two decimals. */
const wholeRate = 10_000n

const blockAmount = ({ rate, quantity }: QuoteBlock): bigint => divided(price(rate) * count(quantity), oneCount)

const baseOf = ({ blocks = [], unitPrice, quantity, times }: PricedLine): bigint =>
  blocks.length > 0
    ? sum(blocks.map(blockAmount))
    : divided(price(unitPrice) * count(quantity) * count(times), oneCount * oneCount)

/** A minimum spend of the line itself is paid whatever is used; what is charged beside the price comes on top of it. */
const unitsOfLine = (line: PricedLine): bigint => {
  const base = baseOf(line)
  const least = asksForFood(line.kind) ? 0n : price(line.minSpend)
  return (base > least ? base : least) + sum((line.costItems ?? []).map(({ amount }) => price(amount)))
}

const taxOf = (amount: bigint, rate: bigint, isTaxIncluded: boolean): bigint =>
  isTaxIncluded ? amount - divided(amount * wholeRate, wholeRate + rate) : divided(amount * rate, wholeRate)

/** Every line is rounded once, and whatever is summed up is the sum of rounded amounts. */
export const quoteAmounts = (lines: readonly PricedLine[], terms: QuoteTerms): QuoteAmounts => {
  const { isTaxIncluded, taxRate, serviceChargeRate = '0', discount = '0' } = terms
  const worked = lines.map((line) => {
    const amount = line.isOffered ? unitsOfLine(line) : 0n
    const minSpend = line.isOffered && asksForFood(line.kind) ? Number(price(line.minSpend)) : 0
    const tax = taxOf(amount, price(line.taxRate ?? taxRate), isTaxIncluded)
    return { amount, minSpend, tax, isOffered: line.isOffered, isFood: isFood(line.kind) }
  })
  const shortfall = BigInt(foodShortfall(worked.map((line) => ({ ...line, amount: Number(line.amount) }))))
  const subtotal = sum(worked.map(({ amount }) => amount)) + shortfall
  const off = price(discount) > subtotal ? subtotal : price(discount)
  const service = divided((subtotal - off) * price(serviceChargeRate), wholeRate)
  const tax =
    sum(worked.map((line) => line.tax)) +
    taxOf(shortfall, price(taxRate), isTaxIncluded) +
    taxOf(service, price(taxRate), isTaxIncluded) -
    taxOf(off, price(taxRate), isTaxIncluded)
  const before = subtotal - off + service
  return {
    lines: worked.map(({ amount, isOffered, tax: lineTax }) => ({
      amount: isOffered ? textOf(amount) : null,
      tax: textOf(lineTax),
    })),
    shortfall: textOf(shortfall),
    subtotal: textOf(subtotal),
    serviceCharge: textOf(service),
    tax: textOf(tax),
    totalExTax: textOf(isTaxIncluded ? before - tax : before),
    total: textOf(isTaxIncluded ? before : before + tax),
  }
}
