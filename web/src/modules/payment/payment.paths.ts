import { contractPages } from '@srm/api/contract/pages'
import { expensePages } from '@srm/api/expense/pages'
import type { PaymentDue } from '@srm/api/payment'
import { paymentPages } from '@srm/api/payment/pages'
import { recordPaths } from '@srm/api/shared/pages'

export const requestPaths = recordPaths(paymentPages.request)
export const depositPaths = recordPaths(paymentPages.deposit)
export const batchPaths = recordPaths(paymentPages.batch)

export type SourceKind = 'plan' | 'order' | 'reimburse' | 'loan'

/** The form of a request for something one looks at. */
export const requestFor = (kind: SourceKind, id: string): string => `${requestPaths.create}?kind=${kind}&source=${id}`
/** A batch of some requests. */
export const batchOf = (ids: readonly string[]): string => `${batchPaths.create}?requests=${ids.join(',')}`

/** Where something that is due is looked at: asked for already, or what a payment is still to be asked for. */
export const dueAddress = ({ kind, id }: PaymentDue): string => {
  if (kind === 'request') return requestPaths.detail(id)
  if (kind === 'plan') return `${contractPages.plan.detail.path}?id=${id}`
  return recordPaths(expensePages[kind]).detail(id)
}
