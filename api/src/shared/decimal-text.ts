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
  const digits = units.toString().padStart(places + 1, '0')
  const cut = digits.length - places
  const sign = parts.isNegative && units > 0n ? '-' : ''
  return sign + (places === 0 ? digits : `${digits.slice(0, cut)}.${digits.slice(cut)}`)
}

/** Negative, zero or positive, as for sorting. */
export const compareDecimals = (one: string, other: string): number => {
  const [a, b] = [readParts(one), readParts(other)]
  const places = Math.max(a.fraction.length, b.fraction.length)
  const difference = toUnits(a, places) - toUnits(b, places)
  return difference === 0n ? 0 : difference < 0n ? -1 : 1
}
