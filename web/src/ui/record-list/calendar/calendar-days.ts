/** Days are YYYY-MM-DD; a calendar counts them without hours, so no clock or zone can shift one. */
const millisecondsADay = 86_400_000

const toTime = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10)

export const addDays = (day: string, count: number): string => toDay(toTime(day) + count * millisecondsADay)

export const daysBetween = (from: string, to: string): number => (toTime(to) - toTime(from)) / millisecondsADay

/** From 0 for Monday. */
export const weekdayOf = (day: string): number => (new Date(toTime(day)).getUTCDay() + 6) % 7

export const isSameMonth = (one: string, other: string): boolean => one.slice(0, 7) === other.slice(0, 7)

/** The same day of another month, or its last one where that month is shorter. */
export const addMonths = (day: string, count: number): string => {
  const date = new Date(toTime(`${day.slice(0, 7)}-01`))
  date.setUTCMonth(date.getUTCMonth() + count)
  const first = toDay(date.getTime())
  const length = daysBetween(first, nextMonth(first))
  return addDays(first, Math.min(Number(day.slice(8)), length) - 1)
}

const nextMonth = (first: string): string => {
  const date = new Date(toTime(first))
  date.setUTCMonth(date.getUTCMonth() + 1)
  return toDay(date.getTime())
}

export const spans = ['month', 'week'] as const
export type Span = (typeof spans)[number]

export type DayRange = { readonly first: string; readonly last: string }

/** The whole weeks that are in sight: one, or those a month touches. */
export const rangeOf = (span: Span, on: string): DayRange => {
  if (span === 'week') {
    const first = addDays(on, -weekdayOf(on))
    return { first, last: addDays(first, 6) }
  }
  const begin = `${on.slice(0, 7)}-01`
  const end = addDays(nextMonth(begin), -1)
  return { first: addDays(begin, -weekdayOf(begin)), last: addDays(end, 6 - weekdayOf(end)) }
}

/** The month alone, without the days around it that fill its weeks. */
export const monthOf = (on: string): DayRange => {
  const first = `${on.slice(0, 7)}-01`
  return { first, last: addDays(nextMonth(first), -1) }
}

export const weeksOf = ({ first, last }: DayRange): string[][] =>
  Array.from({ length: (daysBetween(first, last) + 1) / 7 }, (_, week) =>
    Array.from({ length: 7 }, (_day, at) => addDays(first, week * 7 + at)),
  )

export const step = (span: Span, on: string, by: 1 | -1): string =>
  span === 'month' ? addMonths(`${on.slice(0, 7)}-01`, by) : addDays(on, by * 7)
