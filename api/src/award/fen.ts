/** Exact amounts for counting many of them at once: whole fen, and factors with four places as whole numbers. */
const places = 4

/** With so many signs, four zeros behind them are still exact as a plain number. */
const shortText = 11
const zeroSign = 48
const pointSign = 46

/** What nearly every price and quantity is: short, positive and plain. Nothing for any other text. */
const shortDigitsOf = (text: string, wanted: number): number | null => {
  if (text.length === 0 || text.length > shortText) return null
  let value = 0
  let left = wanted
  let isPart = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === pointSign && at > 0 && !isPart) {
      isPart = true
      continue
    }
    const digit = sign - zeroSign
    if (digit < 0 || digit > 9 || (isPart && left === 0)) return null
    value = value * 10 + digit
    if (isPart) left -= 1
  }
  return value * 10 ** left
}

const longDigitsOf = (text: string, wanted: number): bigint => {
  const match = /^(-?)(\d+)(?:\.(\d*))?$/.exec(text)
  if (!match) throw new Error(`not a decimal number: ${text}`)
  const [, sign = '', whole = '0', part = ''] = match
  if (/[^0]/.test(part.slice(wanted))) throw new Error(`more than ${String(wanted)} places: ${text}`)
  const value = BigInt(whole + part.slice(0, wanted).padEnd(wanted, '0'))
  return sign === '' ? value : -value
}

const digitsOf = (text: string, wanted: number): bigint => {
  const short = shortDigitsOf(text, wanted)
  return short === null ? longDigitsOf(text, wanted) : BigInt(short)
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
export const toFenNumber = (amount: string): number => shortDigitsOf(amount, 2) ?? Number(longDigitsOf(amount, 2))

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

/** A proportion in its lowest terms, as plain numbers where those are exact. */
export type Ratio = {
  readonly over: number
  readonly under: number
  readonly exactly: { readonly over: bigint; readonly under: bigint }
}

const greatestDivisor = (one: bigint, other: bigint): bigint => {
  let [a, b] = [one, other]
  while (b !== 0n) [a, b] = [b, a % b]
  return a < 0n ? -a : a
}

/** Infinity takes the place of what a plain number cannot say. */
const plain = (value: bigint): number =>
  value >= 0n && value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : Infinity

export const ratioOf = (over: bigint, under: bigint): Ratio => {
  const divisor = greatestDivisor(over, under)
  const exactly = { over: over / divisor, under: under / divisor }
  return { over: plain(exactly.over), under: plain(exactly.under), exactly }
}

const wholeRatio = ratioOf(1n, 1n)

/** Plain numbers below this can be doubled and divided without losing anything. */
const exactBelow = 2 ** 52

/** So many fen times two proportions, to the nearest fen, halves away from nothing. */
export const scaleFen = (fen: number, one: Ratio, other: Ratio = wholeRatio): number => {
  const dividend = fen * one.over * other.over
  const divisor = one.under * other.under
  if (dividend >= 0 && dividend < exactBelow && divisor < exactBelow) {
    const rest = dividend % divisor
    return (dividend - rest) / divisor + (rest * 2 >= divisor ? 1 : 0)
  }
  const exactly = BigInt(fen) * one.exactly.over * other.exactly.over
  return Number(divideRounded(exactly, one.exactly.under * other.exactly.under))
}
