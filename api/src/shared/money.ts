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
export const compareMoney = (a: string, b: string): number => new Exact(a).cmp(b)

/** Σ value × weight / Σ weight, half-up to two decimals; nothing where nothing weighs. */
export const weightedMean = (pairs: readonly (readonly [value: string, weight: string])[]): string | null => {
  const weight = pairs.reduce((sum, [, one]) => sum.plus(one), new Exact(0))
  if (weight.isZero()) return null
  const total = pairs.reduce((sum, [value, one]) => sum.plus(new Exact(value).times(one)), new Exact(0))
  return format(total.div(weight), 2)
}
