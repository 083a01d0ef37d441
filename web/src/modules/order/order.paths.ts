import { orderPages } from '@srm/api/order/pages'
import { recordPaths } from '@srm/api/shared/pages'

export const orderPaths = recordPaths(orderPages.order)
export const changePaths = recordPaths(orderPages.change)
