import { financePages } from '@srm/api/finance/pages'
import { recordPaths } from '@srm/api/shared/pages'

export const dunningPaths = recordPaths(financePages.dunning)
