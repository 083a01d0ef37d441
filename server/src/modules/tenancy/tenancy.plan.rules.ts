const added = (day: string, years: number, days: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  // The 29th of February has no counterpart in most years; the last day of the month stands for it.
  const last = new Date(Date.UTC(year + years, month, 0)).getUTCDate()
  const moment = new Date(Date.UTC(year + years, month - 1, Math.min(date, last) + days))
  return moment.toISOString().slice(0, 10)
}

/** A renewal begins the day after the running one ends, or today when that is past. */
export const validTime = (today: string, outDate: string | null, years: number) => {
  const from = outDate !== null && outDate >= today ? added(outDate, 0, 1) : today
  return { from, to: added(from, years, -1) }
}

/** Days before the end on which administrators are reminded. */
export const reminderDays: readonly number[] = [30, 7, 1]
