export type Mark = { readonly day: string; readonly works: boolean; readonly name: string }
export type Marks = ReadonlyMap<string, Mark>

const oneDay = 86_400_000
const moment = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** The day so many days later; days are plain dates, without a zone to go wrong in. */
export const dayAfter = (day: string, by: number): string =>
  new Date(moment(day) + by * oneDay).toISOString().slice(0, 10)

/** 0 is Monday. */
export const weekdayOf = (day: string): number => (new Date(moment(day)).getUTCDay() + 6) % 7

export const daysBetween = (one: string, other: string): string[] => {
  const [from, to] = one < other ? [one, other] : [other, one]
  const count = (moment(to) - moment(from)) / oneDay + 1
  return Array.from({ length: count }, (_, at) => dayAfter(from, at))
}

export const daysOfMonth = (year: number, month: number): string[] => {
  const first = `${String(year)}-${String(month).padStart(2, '0')}-01`
  const next = month === 12 ? `${String(year + 1)}-01-01` : `${String(year)}-${String(month + 1).padStart(2, '0')}-01`
  return daysBetween(first, dayAfter(next, -1))
}

/** What was set for the day, or else what its weekday says. */
export const works = (day: string, marks: Marks): boolean => marks.get(day)?.works ?? weekdayOf(day) < 5

export type Kind = 'rest' | 'work' | 'weekend' | 'plain'

/** What sets a day apart from the others. */
export const kindOf = (day: string, marks: Marks): Kind => {
  const mark = marks.get(day)
  if (mark) return mark.works ? 'work' : 'rest'
  return weekdayOf(day) < 5 ? 'plain' : 'weekend'
}

export const workdaysIn = (days: readonly string[], marks: Marks): number =>
  days.filter((day) => works(day, marks)).length

/** Neighbouring days as one stretch, for a sentence about them. */
export const stretches = (days: readonly string[]): { readonly from: string; readonly to: string }[] => {
  const found: { from: string; to: string }[] = []
  for (const day of days.toSorted()) {
    const last = found.at(-1)
    if (last && dayAfter(last.to, 1) === day) last.to = day
    else found.push({ from: day, to: day })
  }
  return found
}
