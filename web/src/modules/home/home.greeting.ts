import { shanghaiTime } from '@srm/api/shared/date'

export type Greeting = 'early' | 'morning' | 'noon' | 'afternoon' | 'evening'

/** By the hour of the company's clock, whatever the machine's own says. */
export const greetingAt = (now: Date): Greeting => {
  const hour = Number(shanghaiTime(now).slice(11, 13))
  if (hour < 8) return 'early'
  if (hour <= 11) return 'morning'
  if (hour <= 13) return 'noon'
  return hour < 18 ? 'afternoon' : 'evening'
}
