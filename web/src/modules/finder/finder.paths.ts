import { finderPages } from '@srm/api/finder/pages'
import { recordPaths } from '@srm/api/shared/pages'

export const finderPath = finderPages.search.path
export const mapPath = finderPages.map.path
export const calendarPath = finderPages.calendar.path
export const rankingPath = finderPages.ranking.path
export const availabilityPaths = recordPaths(finderPages.availability)
