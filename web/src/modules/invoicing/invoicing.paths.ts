import { invoicingPages } from '@srm/api/invoicing/pages'
import { recordPaths } from '@srm/api/shared/pages'

export const invoicePaths = recordPaths(invoicingPages.invoiceOut)
export const receivedPaths = recordPaths(invoicingPages.invoiceIn)

/** A new application for a contract, as its page begins one. */
export const newInvoiceOf = (contract: string): string => `${invoicePaths.create}?contract=${contract}`

/** A new invoice received for an order or a contract. */
export const newReceivedOf = (of: 'order' | 'contract', id: string): string => `${receivedPaths.create}?${of}=${id}`
