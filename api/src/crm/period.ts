/** Spans of days figures are looked at for; those that have not ended yet reach until today. */
export const periods = ['thisYear', 'lastYear', 'last12Months', 'thisQuarter', 'thisMonth', 'custom'] as const
export type Period = (typeof periods)[number]

export type DayRange = { readonly from: string; readonly to: string }
/** A period and the one it is compared with. */
export type ComparedRange = DayRange & { readonly before: DayRange }

const dayMs = 86_400_000

const at = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)
const addDays = (day: string, days: number): string => dayOf(at(day) + days * dayMs)

/** The same day so many months on or back; where that month is shorter, its last day. */
const addMonths = (day: string, months: number): string => {
  const moment = new Date(at(day))
  const [year, month, date] = [moment.getUTCFullYear(), moment.getUTCMonth() + months, moment.getUTCDate()]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return dayOf(Date.UTC(year, month, Math.min(date, last)))
}

/** What has run so far is compared with as much of what came so many months before it. */
const soFar = (from: string, today: string, months: number): ComparedRange => ({
  from,
  to: today,
  before: { from: addMonths(from, -months), to: addMonths(today, -months) },
})

const firstOfQuarter = (today: string): string => {
  const month = Number(today.slice(5, 7))
  return `${today.slice(0, 4)}-${String(month - ((month - 1) % 3)).padStart(2, '0')}-01`
}

export const periodOf = (period: Exclude<Period, 'custom'>, today: string): ComparedRange => {
  const year = Number(today.slice(0, 4))
  const wholeYear = (back: number): DayRange => ({
    from: `${String(year - back)}-01-01`,
    to: `${String(year - back)}-12-31`,
  })
  switch (period) {
    case 'thisYear':
      return soFar(`${String(year)}-01-01`, today, 12)
    case 'lastYear':
      return { ...wholeYear(1), before: wholeYear(2) }
    case 'last12Months':
      return soFar(addDays(addMonths(today, -12), 1), today, 12)
    case 'thisQuarter':
      return soFar(firstOfQuarter(today), today, 3)
    case 'thisMonth':
      return soFar(`${today.slice(0, 8)}01`, today, 1)
  }
}

/** Days somebody chose are compared with as many days right before them. */
export const customRange = ({ from, to }: DayRange): ComparedRange => ({
  from,
  to,
  before: { from: dayOf(2 * at(from) - at(to) - dayMs), to: addDays(from, -1) },
})

/** A moment within a range of days, as lists are filtered by. */
export const momentsOf = ({ from, to }: DayRange): [from: string, to: string] => [
  `${from}T00:00:00.000+08:00`,
  `${to}T23:59:59.999999+08:00`,
]
