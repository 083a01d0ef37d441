import { shanghaiTime } from '@srm/api/shared/date'

const grouped = (whole: string): string => whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')

/** Amounts are exact strings; they are grouped as text and never become a number. */
export const formatAmount = (value: string): string => {
  const [whole = '', fraction] = value.replace('-', '').split('.')
  const sign = value.startsWith('-') ? '-' : ''
  return sign + grouped(whole) + (fraction === undefined ? '' : `.${fraction}`)
}

export const formatMoney = (value: string, symbol = '￥'): string =>
  value.startsWith('-') ? `-${symbol}${formatAmount(value.slice(1))}` : symbol + formatAmount(value)

export const formatDateTime = (value: string): string => shanghaiTime(new Date(value)).slice(0, 16).replace('T', ' ')

export const formatCount = (total: number, capped: boolean): string => grouped(String(total)) + (capped ? '+' : '')

export const formatSize = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`

/** Account numbers are read in groups of four. */
export const formatAccount = (value: string): string => value.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
