import type { Calendar } from '../questions.ts'
import type { Timer } from '../state.ts'
import type { Duration } from '../tree/timeout.ts'

const minute = 60_000
const day = 24 * 60 * minute
const shanghai = 8 * 60 * minute

export const isDue = (timer: Timer, now: number): boolean => timer.status === 'armed' && timer.fireAt <= now

/** What is left of a timer when it is stopped; the pause itself does not count. */
export const leftOf = (timer: Timer, now: number): number => Math.max(0, timer.fireAt - now)

export const isWorkday = (moment: number, calendar: Calendar): boolean => {
  const local = new Date(moment + shanghai)
  return calendar[local.toISOString().slice(0, 10)] ?? ![0, 6].includes(local.getUTCDay())
}

/** A calendar that knows of no working day at all must not keep us here for ever. */
const farthest = 3660

/** The same time of day, that many working days on. */
const addWorkdays = (from: number, days: number, calendar: Calendar): number => {
  let [moment, left] = [from, days]
  for (let looked = 0; left > 0 && looked < farthest; looked += 1) {
    moment += day
    if (isWorkday(moment, calendar)) left -= 1
  }
  return moment
}

export const addDuration = (from: number, { amount, unit }: Duration, calendar: Calendar): number => {
  switch (unit) {
    case 'minute':
      return from + amount * minute
    case 'hour':
      return from + amount * 60 * minute
    case 'day':
      return from + amount * day
    case 'workday':
      return addWorkdays(from, amount, calendar)
  }
}

/** The start of a day in Shanghai. */
export const startOfDay = (date: string): number => Date.parse(`${date.slice(0, 10)}T00:00:00Z`) - shanghai
