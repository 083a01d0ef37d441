/** Exact amounts for counting many of them at once: whole fen, and factors with four places as whole numbers. */
const places = 4

const digitsOf = (text: string, wanted: number): bigint => {
  const match = /^(-?)(\d+)(?:\.(\d*))?$/.exec(text)
  if (!match) throw new Error(`not a decimal number: ${text}`)
  const [, sign = '', whole = '0', part = ''] = match
  if (/[^0]/.test(part.slice(wanted))) throw new Error(`more than ${String(wanted)} places: ${text}`)
  const value = BigInt(whole + part.slice(0, wanted).padEnd(wanted, '0'))
  return sign === '' ? value : -value
}

export const factorOne = 10n ** BigInt(places)

/** A quantity, a number of nights or a rate, times 10,000. */
export const toFactor = (text: string): bigint => digitsOf(text, places)

/** As people write it, without zeros nobody needs. */
export const fromFactor = (factor: bigint): string => {
  const digits = String(factor).padStart(places + 1, '0')
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`.replace(/\.?0+$/, '')
}

export const toFen = (amount: string): bigint => digitsOf(amount, 2)

/** Sums of fen stay far below 2^53: the largest amount of the product is 10^15 fen. */
export const toFenNumber = (amount: string): number => Number(toFen(amount))

export const fromFen = (fen: number): string => {
  const digits = String(Math.abs(fen)).padStart(3, '0')
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** A quotient to the nearest whole number, halves away from nothing. */
export const divideRounded = (dividend: bigint, divisor: bigint): bigint => {
  const isNegative = dividend < 0n
  const size = isNegative ? -dividend : dividend
  const rounded = (size * 2n + divisor) / (divisor * 2n)
  return isNegative ? -rounded : rounded
}
