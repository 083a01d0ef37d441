import { demandPages } from '@srm/api/demand/pages'
import { purchasePages } from '@srm/api/inquiry/pages'
import { recordPaths } from '@srm/api/shared/pages'

export const demandPaths = recordPaths(demandPages.demand)
export const typePaths = recordPaths(demandPages.type)

/** Lines of the pool are made by approved demands: they have no form. */
export const poolPaths = {
  list: demandPages.pool.list.path,
  detail: (id: string): string => `${demandPages.pool.detail.path}?id=${id}`,
}

/** A new inquiry that begins with lines of the pool. */
export const inquiryOf = (lines: readonly string[]): string =>
  `${purchasePages.purchase.edit.path}?pool=${lines.join(',')}`
