import { acceptancePages } from '@srm/api/acceptance/pages'
import { budgetPages } from '@srm/api/budget/pages'
import { contractPages } from '@srm/api/contract/pages'
import { invoicingPages } from '@srm/api/invoicing/pages'
import { orderPages } from '@srm/api/order/pages'
import type { PaymentRequest, ReasonKey } from '@srm/api/payment'
import { paymentPages } from '@srm/api/payment/pages'
import { addressOf } from '@srm/api/shared/pages'
import { supplierPages } from '@srm/api/supplier/pages'

type BlockedRequest = Pick<PaymentRequest, 'id' | 'plan' | 'order' | 'supplier' | 'project' | 'contract'>

type Remedies = 'invoices' | 'acceptances' | 'supplier' | 'budget' | 'source' | 'request'

/** Where each reason is removed; what only the request itself can change is removed there. */
const remedies: Readonly<Record<ReasonKey, Remedies>> = {
  noInvoice: 'invoices',
  invoiceException: 'invoices',
  notAccepted: 'acceptances',
  frozen: 'supplier',
  blacklisted: 'supplier',
  accountUnverified: 'supplier',
  accountChanged: 'supplier',
  nameMismatch: 'supplier',
  accountOfOthers: 'supplier',
  overBudget: 'budget',
  overSource: 'source',
  notPayable: 'source',
  overAdvance: 'source',
  duplicate: 'request',
  sameAmount: 'request',
  split: 'request',
}

const listOf = (path: string, field: string, id: string): string =>
  `${path}?filter=${encodeURIComponent(JSON.stringify([{ field, op: 'in', value: [id] }]))}`

const pathTo: Readonly<Record<Remedies, (request: BlockedRequest) => string | undefined>> = {
  invoices: ({ contract, order }) => {
    const { path } = invoicingPages.invoiceIn.list
    if (order) return listOf(path, 'order', order.id)
    return contract ? listOf(path, 'contract', contract.id) : undefined
  },
  acceptances: ({ order, supplier }) => {
    const { path } = acceptancePages.acceptance.list
    if (order) return listOf(path, 'order', order.id)
    return supplier ? listOf(path, 'supplier', supplier.id) : undefined
  },
  supplier: ({ supplier }) => (supplier ? addressOf(supplierPages.supplier.detail, supplier.id) : undefined),
  budget: ({ project }) => (project ? `${budgetPages.budget.list.path}?projectId=${project.id}` : undefined),
  source: ({ plan, order }) => {
    if (plan) return addressOf(contractPages.plan.detail, plan.id)
    return order ? addressOf(orderPages.order.detail, order.id) : undefined
  },
  request: () => undefined,
}

/** The page on which what blocks a payment is put right. */
export const remedyOf = (key: ReasonKey, request: BlockedRequest): string =>
  pathTo[remedies[key]](request) ?? addressOf(paymentPages.request.detail, request.id)
