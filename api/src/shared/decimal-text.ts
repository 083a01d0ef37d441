/**
 * A number as it travels: digits, perhaps a minus, perhaps a point and more digits. Rounding and comparing need no
 * arithmetic library, so that a page which only shows amounts does not load one.
 */
type Parts = { readonly isNegative: boolean; readonly whole: string; readonly fraction: string }

const readParts = (text: string): Parts => {
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  if (whole === undefined) throw new Error(`not a decimal number: ${text}`)
  return { isNegative: sign === '-', whole, fraction }
}

/** The number as so many units of the last decimal place; a longer fraction is cut off. */
const toUnits = ({ isNegative, whole, fraction }: Parts, places: number): bigint => {
  const units = BigInt(whole + fraction.slice(0, places).padEnd(places, '0'))
  return isNegative ? -units : units
}

const fromUnits = (units: bigint, places: number): string => {
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0')
  const cut = digits.length - places
  return (units < 0n ? '-' : '') + (places === 0 ? digits : `${digits.slice(0, cut)}.${digits.slice(cut)}`)
}

/** As the database writes a decimal; one that has the right number of places already is the common case. */
const plainDecimal = /^(?:0|[1-9]\d*)\.\d+$/
const hasPlaces = (text: string, places: number): boolean =>
  text.length - text.indexOf('.') - 1 === places && plainDecimal.test(text)

/** Half away from zero, always with so many decimals, and never minus zero. */
export const roundDecimal = (text: string, places: number): string => {
  if (hasPlaces(text, places)) return text
  const parts = readParts(text)
  // Whether a half is reached shows in the first digit that goes.
  const tenfold = toUnits({ ...parts, isNegative: false }, places + 1)
  const units = (tenfold + 5n) / 10n
  return fromUnits(parts.isNegative ? -units : units, places)
}

const anyDecimal = /^-?\d+(?:\.\d+)?$/
/** Whole numbers below this are exact as they are; larger ones need more digits. */
const exactBelow = 2 ** 52
const maxExactDigits = 15

/** What numbers come to, exactly, with as many decimals as the one that has most of them. */
export const sumDecimals = (texts: readonly string[]): string => {
  const fractions = texts.map((text) => (text.includes('.') ? text.length - text.indexOf('.') - 1 : 0))
  const places = fractions.reduce((longest, length) => Math.max(longest, length), 0)
  let units = 0n
  let small = 0
  for (const [at, text] of texts.entries()) {
    // Most are short: as whole numbers of their last decimal place they are added at once.
    if (text.length + places > maxExactDigits || !anyDecimal.test(text)) units += toUnits(readParts(text), places)
    else small += Number(text.replace('.', '')) * 10 ** (places - (fractions[at] ?? 0))
    if (Math.abs(small) < exactBelow) continue
    units += BigInt(small)
    small = 0
  }
  return fromUnits(units + BigInt(small), places)
}

/** Negative, zero or positive, as for sorting. */
export const compareDecimals = (one: string, other: string): number => {
  const [a, b] = [readParts(one), readParts(other)]
  const places = Math.max(a.fraction.length, b.fraction.length)
  const difference = toUnits(a, places) - toUnits(b, places)
  return difference === 0n ? 0 : difference < 0n ? -1 : 1
}

/** The product of two numbers, exactly. */
export const multiplyDecimals = (one: string, other: string): string => {
  const [a, b] = [readParts(one), readParts(other)]
  const [places, more] = [a.fraction.length, b.fraction.length]
  return fromUnits(toUnits(a, places) * toUnits(b, more), places + more)
}

/** The quotient with so many decimals, half away from zero; nothing where the divisor is zero. */
export const divideDecimals = (one: string, other: string, places: number): string | undefined => {
  const [a, b] = [readParts(one), readParts(other)]
  const shared = Math.max(a.fraction.length, b.fraction.length)
  const divisor = toUnits({ ...b, isNegative: false }, shared)
  if (divisor === 0n) return undefined
  const tenfold = (toUnits({ ...a, isNegative: false }, shared) * 10n ** BigInt(places + 1)) / divisor
  const units = (tenfold + 5n) / 10n
  return fromUnits(a.isNegative === b.isNegative ? units : -units, places)
}

export const negateDecimal = (text: string): string => (text.startsWith('-') ? text.slice(1) : `-${text}`)

/** Without zeros that say nothing, so that equal numbers are equal texts. */
export const plainDecimalText = (text: string): string => {
  const { isNegative, whole, fraction } = readParts(text)
  const digits = whole.replace(/^0+(?=\d)/, '')
  let end = fraction.length
  while (end > 0 && fraction[end - 1] === '0') end -= 1
  const short = end === 0 ? digits : `${digits}.${fraction.slice(0, end)}`
  return isNegative && short !== '0' ? `-${short}` : short
}
