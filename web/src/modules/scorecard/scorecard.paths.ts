import { scorecardPages } from '@srm/api/scorecard/pages'
import { recordPaths } from '@srm/api/shared/pages'

export const templatePaths = recordPaths(scorecardPages.template)
export const ratingPaths = recordPaths(scorecardPages.rating)
