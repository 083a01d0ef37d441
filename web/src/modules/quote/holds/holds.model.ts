const dayMs = 86_400_000

/** The days of a month as a calendar shows them: nothing before the first one, which need not be a Monday. */
export const daysOfMonth = (month: string): readonly (string | undefined)[] => {
  const first = Date.parse(`${month}-01T00:00:00Z`)
  const before = (new Date(first).getUTCDay() + 6) % 7
  const days: (string | undefined)[] = Array.from({ length: before })
  for (let at = first; new Date(at).toISOString().startsWith(month); at += dayMs)
    days.push(new Date(at).toISOString().slice(0, 10))
  return days
}

/** The month so many months later, or earlier. */
export const monthBeside = (month: string, by: number): string => {
  const [year = 0, of = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, of - 1 + by, 1)).toISOString().slice(0, 7)
}
