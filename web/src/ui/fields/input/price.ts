import { compareMoney, maxMoney } from '@srm/api/shared/money'
import { formatMoney } from '@/lib/format.ts'
import { halfWidth } from './half-width.ts'

export type PriceLimits = {
  readonly places?: number
  readonly negative?: boolean
  /** The largest amount in either direction. */
  readonly max?: string
}

const isNumber = (text: string): boolean => /\d/.test(text)

const withinMax = (amount: string, max: string): string => {
  const sign = amount.startsWith('-') ? '-' : ''
  const size = amount.slice(sign.length)
  return isNumber(size) && compareMoney(size.replace(/\.$/, ''), max) > 0 ? sign + max : amount
}

/**
 * What remains of typed text as an amount: a full-width period is a dot, one dot, so many decimals,
 * no leading zeros, a minus only where debts are allowed, and never more than the largest amount.
 */
export const cleanPrice = (
  typed: string,
  { places = 2, negative = false, max = maxMoney }: PriceLimits = {},
): string => {
  const plain = halfWidth(typed).replaceAll(/[^\d.-]/g, '')
  const sign = negative && plain.startsWith('-') ? '-' : ''
  const digits = plain.replaceAll('-', '')
  const dot = digits.indexOf('.')
  const whole = (dot === -1 ? digits : digits.slice(0, dot)).replace(/^0+(?=\d)/, '')
  if (dot === -1 || places === 0) return withinMax(sign + whole, max)
  const fraction = digits
    .slice(dot + 1)
    .replaceAll('.', '')
    .slice(0, places)
  return withinMax(`${sign}${whole || '0'}.${fraction}`, max)
}

/** What is kept when one leaves the field: a lone minus or a trailing dot was only on the way to a number. */
export const finishPrice = (typed: string, limits: PriceLimits = {}): string => {
  const clean = cleanPrice(typed, limits).replace(/\.$/, '')
  return isNumber(clean) ? clean : ''
}

/** Whether a key may write into an amount; keys that write nothing, like the arrows, always may. */
export const allowsKey = (key: string, { places = 2, negative = false }: PriceLimits = {}): boolean => {
  if (key.length !== 1) return true
  const plain = halfWidth(key)
  if (plain === '.') return places > 0
  return /\d/.test(plain) || (negative && plain === '-')
}

export const formatPrice = (value: string, symbol = '￥'): string => (value === '' ? '' : formatMoney(value, symbol))
