import { shanghaiTime } from '@srm/api/shared/date'
import type { Language } from '@srm/api/shared/label'

const grouped = (whole: string): string => whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')

/** Amounts are exact strings; they are grouped as text and never become a number. */
export const formatAmount = (value: string): string => {
  const [whole = '', fraction] = value.replace('-', '').split('.')
  const sign = value.startsWith('-') ? '-' : ''
  return sign + grouped(whole) + (fraction === undefined ? '' : `.${fraction}`)
}

export const formatMoney = (value: string, symbol = '￥'): string =>
  value.startsWith('-') ? `-${symbol}${formatAmount(value.slice(1))}` : symbol + formatAmount(value)

type Unit = {
  /** Zeros of the smallest amount it is used for, and of the amount it stands for. */
  readonly from: number
  readonly zeros: number
  readonly places: number
  readonly word: string
}

const units: Readonly<Record<Language, readonly Unit[]>> = {
  zh: [
    { from: 8, zeros: 8, places: 2, word: ' 亿' },
    { from: 4, zeros: 4, places: 1, word: ' 万' },
  ],
  en: [
    { from: 9, zeros: 9, places: 2, word: 'B' },
    { from: 6, zeros: 6, places: 1, word: 'M' },
    { from: 4, zeros: 3, places: 1, word: 'K' },
  ],
}

const roundedTo = (digits: bigint, zeros: number): bigint => {
  const divisor = 10n ** BigInt(zeros)
  return (digits + divisor / 2n) / divisor
}

/** A large amount shortened for figures and charts, ￥9,834.0 万; small ones stay as they are. */
export const formatLargeMoney = (value: string, language: Language, symbol = '￥'): string => {
  const [whole = '0', fraction = ''] = value.replace('-', '').split('.')
  const cents = BigInt(whole + fraction.slice(0, 2).padEnd(2, '0'))
  const unit = units[language].find(({ from }) => cents >= 10n ** BigInt(from + 2))
  if (!unit) return formatMoney(value, symbol)
  const { zeros, places, word } = unit
  const digits = String(roundedTo(cents, zeros + 2 - places)).padStart(places + 1, '0')
  const text = `${grouped(digits.slice(0, -places))}.${digits.slice(-places)}${word}`
  return (value.startsWith('-') ? '-' : '') + symbol + text
}

export const formatDateTime = (value: string): string => shanghaiTime(new Date(value)).slice(0, 16).replace('T', ' ')

export const formatCount = (total: number, capped: boolean): string => grouped(String(total)) + (capped ? '+' : '')

export const formatSize = (bytes: number): string => {
  const megabytes = bytes / 1024 / 1024
  if (megabytes < 1) return `${String(Math.max(1, Math.round(bytes / 1024)))} KB`
  return megabytes < 1024 ? `${megabytes.toFixed(1)} MB` : `${(megabytes / 1024).toFixed(1)} GB`
}

/** Account numbers are read in groups of four. */
export const formatAccount = (value: string): string => value.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
