/** Days are counted from 1 January 1970; what is written as `2026-11-18` is a number in here. */
export type DayNumber = number

const msOfDay = 86_400_000

export const dayNumber = (day: string): DayNumber => Math.round(Date.parse(`${day}T00:00:00Z`) / msOfDay)
export const dayText = (day: DayNumber): string => new Date(day * msOfDay).toISOString().slice(0, 10)

/** What a calendar knows of; nobody plans further. */
const century = { first: dayNumber('2000-01-01'), last: dayNumber('2099-12-31') }

/** A calendar in which some days are worked on and the others are not. */
export type Calendar = {
  readonly isWorked: (day: DayNumber) => boolean
  /** How many worked days lie before this one. */
  readonly countBefore: (day: DayNumber) => number
  /** The worked day of this number, the first of them being 0. */
  readonly worked: (count: number) => DayNumber
  /** The first worked day on this day or after it. */
  readonly onOrAfter: (day: DayNumber) => DayNumber
  /** The last worked day on this day or before it. */
  readonly onOrBefore: (day: DayNumber) => DayNumber
}

const within = (value: number, top: number): number => {
  if (value < 0 || value > top) throw new RangeError('a day outside of the calendar')
  return value
}

/** Counts once, so that every question is answered without walking over the days. */
export const calendarOf = (isWorked: (day: DayNumber) => boolean, { first, last } = century): Calendar => {
  const before = new Int32Array(last - first + 2)
  const days: DayNumber[] = []
  for (let day = first; day <= last; day += 1) {
    before[day - first] = days.length
    if (isWorked(day)) days.push(day)
  }
  before[last + 1 - first] = days.length
  const countBefore = (day: DayNumber): number => before[within(day - first, last + 1 - first)] ?? 0
  const worked = (count: number): DayNumber => days[within(count, days.length - 1)] ?? 0
  return {
    isWorked: (day) => countBefore(day + 1) > countBefore(day),
    countBefore,
    worked,
    onOrAfter: (day) => worked(countBefore(day)),
    onOrBefore: (day) => worked(countBefore(day + 1) - 1),
  }
}

/** Saturday and Sunday are free, unless a list of single days says otherwise. */
export const workCalendar = (exceptions: ReadonlyMap<string, boolean> = new Map(), range = century): Calendar => {
  const single = new Map([...exceptions].map(([day, isWorked]) => [dayNumber(day), isWorked]))
  // 1 January 1970 was a Thursday.
  return calendarOf((day) => single.get(day) ?? ((day + 4) % 7) % 6 !== 0, range)
}

/** Every day counts, as on the days of the event itself. */
export const everyDay: Calendar = calendarOf(() => true)
