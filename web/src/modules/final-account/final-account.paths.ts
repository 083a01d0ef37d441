import { finalAccountPages } from '@srm/api/final-account/pages'
import { recordPaths } from '@srm/api/shared/pages'

export const accountPaths = recordPaths(finalAccountPages.account)
