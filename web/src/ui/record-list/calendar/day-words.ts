import { useMemo } from 'react'
import { useLanguage } from '@/lib/i18n.ts'
import { addDays, type DayRange } from './calendar-days.ts'

const noon = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** Days in words. They have no hours, so they are read in the zone they are written in. */
export const useDayWords = () => {
  const language = useLanguage()
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) => {
      const formatter = new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', { ...options, timeZone: 'UTC' })
      return (day: string): string => formatter.format(noon(day))
    }
    const month = format({ year: 'numeric', month: 'long' })
    const weekday = format({ weekday: 'short' })
    const dayOfMonth = format({ month: 'long', day: 'numeric' })
    const full = format({ year: 'numeric', month: 'long', day: 'numeric' })
    /** Any Monday will do. */
    const monday = '2026-01-05'
    return {
      month,
      weekday,
      dayOfMonth,
      full: (day: string) => `${full(day)} ${weekday(day)}`,
      range: ({ first, last }: DayRange) => `${full(first)} – ${dayOfMonth(last)}`,
      weekdays: Array.from({ length: 7 }, (_, at) => weekday(addDays(monday, at))),
    }
  }, [language])
}
