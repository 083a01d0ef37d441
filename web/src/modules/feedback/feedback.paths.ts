import { feedbackPages } from '@srm/api/feedback/pages'
import { recordPaths } from '@srm/api/shared/pages'

/** Feedback comes from the header of any page: there is no form of its own for it. */
export const paths = { ...recordPaths(feedbackPages), create: feedbackPages.list.path }
