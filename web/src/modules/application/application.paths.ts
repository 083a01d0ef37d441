import { applicationPages } from '@srm/api/application/pages'
import { recordPaths } from '@srm/api/shared/pages'

export const paths = recordPaths(applicationPages)
