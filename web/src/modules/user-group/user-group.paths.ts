import { userGroupPages } from '@srm/api/user-group/pages'
import { recordPaths } from '@srm/api/shared/pages'

export const paths = recordPaths(userGroupPages)
