import { shanghaiDay, shanghaiTime } from '@srm/api/shared/date'

const dayMs = 86_400_000

/** After how many days one speaks with a customer again, by its level. */
export const daysByLevel: Readonly<Record<string, number>> = { A: 14, B: 30, C: 60 }

/** For customers whose level nobody has said, or that the company has made itself. */
export const usualDays = 30

const workStart = '10:00:00+08:00'

const startOf = (day: string): Date => new Date(`${day}T00:00:00+08:00`)

/** Monday is 1 and Sunday is 7. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

const addDays = (day: string, days: number): string => shanghaiDay(new Date(startOf(day).getTime() + days * dayMs))

/** When to speak again with somebody one speaks with now: in the morning, and never at a weekend. */
export const suggestNext = (level: string | null, now: Date): string => {
  const day = addDays(shanghaiDay(now), daysByLevel[level ?? ''] ?? usualDays)
  const weekday = weekdayOf(day)
  const workday = weekday > 5 ? addDays(day, 8 - weekday) : day
  return shanghaiTime(new Date(`${workday}T${workStart}`))
}

/** Where today begins and ends, and where the week ends: on Sunday at midnight. */
export const deskDays = (now: Date): { today: string; tomorrow: string; nextWeek: string } => {
  const day = shanghaiDay(now)
  const at = (one: string): string => startOf(one).toISOString()
  return { today: at(day), tomorrow: at(addDays(day, 1)), nextWeek: at(addDays(day, 8 - weekdayOf(day))) }
}
