import type { RecordPaths } from '@/ui/record-calls.ts'

export const finderPath = '/supplier/finder'
export const mapPath = '/supplier/map'
export const calendarPath = '/supplier/calendar'
export const statisticsPath = '/supplier/statistics'
export const rankingPath = '/supplier/ranking'

const availability = '/supplier/availability'
export const availabilityPaths: RecordPaths = {
  list: availability,
  create: `${availability}/edit`,
  edit: (id) => `${availability}/edit?id=${id}`,
  detail: (id) => `${availability}/detail?id=${id}`,
}
