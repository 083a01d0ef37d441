import { recordPaths } from '@srm/api/shared/pages'
import { tenancyPages } from '@srm/api/tenancy/pages'

export const paths = recordPaths(tenancyPages.ourCompany)
