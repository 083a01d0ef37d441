import { purchasePages } from '@srm/api/inquiry/pages'
import { recordPaths } from '@srm/api/shared/pages'

export const purchasePaths = recordPaths(purchasePages.purchase)

/** Where one is prepared, and followed once suppliers are asked. */
export const inquiryPath = (id: string, step?: string): string =>
  step === undefined ? purchasePaths.edit(id) : `${purchasePaths.edit(id)}&step=${step}`
