import { awardPages } from '@srm/api/award/pages'
import { purchasePages } from '@srm/api/inquiry/pages'
import { addressOf, recordPaths } from '@srm/api/shared/pages'

export const awardPaths = recordPaths(awardPages.award)
export const purchaseList = purchasePages.purchase.list.path
export const purchaseDetail = (id: string): string => addressOf(purchasePages.purchase.detail, id)
export const parityOf = (purchaseId: string): string => addressOf(awardPages.priceParity, purchaseId)
