import { Decimal } from 'decimal.js'

/** numeric(15,2): the largest amount the customer accepts. */
export const maxMoney = '9999999999999.99'
const Exact = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP })

const format = (value: Decimal, places: number): string => {
  const text = value.toFixed(places)
  return /^-0(\.0+)?$/.test(text) ? text.slice(1) : text
}

/** Half-up to the fen, always two decimals. */
export const toMoney = (value: string): string => format(new Exact(value), 2)

export const addMoney = (...amounts: readonly string[]): string =>
  format(
    amounts.reduce((sum, amount) => sum.plus(amount), new Exact(0)),
    2,
  )

export const timesMoney = (amount: string, factor: string): string => format(new Exact(amount).times(factor), 2)
/** The tax of so many per cent that stands in an amount which includes it. */
export const taxWithin = (amount: string, rate: string): string =>
  format(new Exact(amount).times(rate).div(new Exact(rate).plus(100)), 2)
export const compareMoney = (a: string, b: string): number => new Exact(a).cmp(b)

/** Σ value × weight / Σ weight, half-up to two decimals; nothing where nothing weighs. */
export const weightedMean = (pairs: readonly (readonly [value: string, weight: string])[]): string | null => {
  const weight = pairs.reduce((sum, [, one]) => sum.plus(one), new Exact(0))
  if (weight.isZero()) return null
  const total = pairs.reduce((sum, [value, one]) => sum.plus(new Exact(value).times(one)), new Exact(0))
  return format(total.div(weight), 2)
}

/** All factors multiplied exactly and rounded once. */
export const multiplyMoney = (...factors: readonly string[]): string =>
  format(
    factors.reduce((product, factor) => product.times(factor), new Exact(1)),
    2,
  )

export const subtractMoney = (from: string, ...amounts: readonly string[]): string =>
  format(
    amounts.reduce((rest, amount) => rest.minus(amount), new Exact(from)),
    2,
  )

/** An amount that includes a tax of so many percent, without it. */
export const withoutTax = (amount: string, rate: string): string =>
  format(new Exact(amount).div(new Exact(rate).div(100).plus(1)), 2)

/** An amount shared out evenly, half-up to the fen. */
export const divideMoney = (amount: string, by: string): string => format(new Exact(amount).div(by), 2)

/** How many percent of an amount another one is; nothing of nothing. */
export const percentOf = (part: string, whole: string): string | null =>
  new Exact(whole).isZero() ? null : format(new Exact(part).div(whole).times(100), 2)

/** So many percent of an amount. */
export const percentage = (amount: string, rate: string): string => format(new Exact(amount).times(rate).div(100), 2)
