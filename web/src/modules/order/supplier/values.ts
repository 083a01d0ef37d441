import { plainDecimalText } from '@srm/api/shared/decimal-text'

const short = (day: string): string => day.slice(5).replace('-', '/')

/** Days as one says them: 12/20 – 12/22. */
export const daysOf = (from: string | null, to: string | null): string => {
  const [first, last] = [from ?? to, to ?? from]
  if (first === null || last === null) return ''
  return first === last ? short(first) : `${short(first)} – ${short(last)}`
}

type Count = { readonly quantity: string; readonly times: string }

/** 20 间 × 3, without the noughts a database writes. */
export const countOf = ({ quantity, times }: Count, unit: string | null): string => {
  const several = plainDecimalText(times) === '1' ? '' : ` × ${plainDecimalText(times)}`
  return `${plainDecimalText(quantity)} ${unit ?? ''}${several}`.trim()
}

export const isZero = (amount: string): boolean => /^-?0+(\.0+)?$/.test(amount)
