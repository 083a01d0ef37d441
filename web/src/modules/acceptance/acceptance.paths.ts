import { acceptancePages } from '@srm/api/acceptance/pages'
import { recordPaths } from '@srm/api/shared/pages'

export const acceptancePaths = recordPaths(acceptancePages.acceptance)

/** A new acceptance of an order. */
export const acceptOrder = (id: string): string => `${acceptancePaths.create}?order=${id}`
