import { receiptPages } from '@srm/api/receipt/pages'
import { recordPaths } from '@srm/api/shared/pages'

export const receiptPaths = recordPaths(receiptPages.receipt)
export const formatPaths = recordPaths(receiptPages.bankFormat)
export const deskPath = receiptPages.desk.path
/** The desk with one receipt open. */
export const deskOf = (id: string): string => `${deskPath}?id=${id}`
