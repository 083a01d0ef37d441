type Rhythm = { readonly rhythm: string; readonly day: number }

/** Whether a report is made on a day: the day of the month, or of the week beginning with Monday. */
export const isDueOn = ({ rhythm, day }: Rhythm, today: string): boolean => {
  const date = new Date(`${today}T00:00:00Z`)
  return rhythm === 'weekly' ? (date.getUTCDay() + 6) % 7 === day - 1 : date.getUTCDate() === day
}
