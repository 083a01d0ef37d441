import { shanghaiDay } from '@srm/api/shared/date'

const day = 86_400_000

/** Whole days until a date ends in Shanghai; negative once it is past. */
export const daysUntil = (date: string, now: Date): number =>
  Math.round((Date.parse(`${date}T00:00:00Z`) - Date.parse(`${shanghaiDay(now)}T00:00:00Z`)) / day)
