import type { Figures } from '@srm/api/approval'
import type { useReportText } from '../approval.texts.ts'

type Text = ReturnType<typeof useReportText>

/** Under an hour in minutes: an average of 0.1 hours says nothing to anybody. */
export const spanOf = (t: Text, hours: number): string => {
  if (hours >= 1) return t('hours', { count: Math.round(hours * 10) / 10 })
  const count = Math.round(hours * 60)
  return count === 0 ? t('moment') : t('minutes', { count })
}

export const rateOf = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${String(Math.round((part / whole) * 1000) / 10)}%`

export const lateRate = ({ late, timed }: Figures): string => rateOf(late, timed)
export const returnRate = ({ returned, count }: Figures): string => rateOf(returned, count)
