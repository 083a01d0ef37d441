import { invoicing, InvoiceIn, InvoiceOut } from '@srm/api/invoicing'
import { invoicingPages } from '@srm/api/invoicing/pages'
import { label } from '@srm/api/shared/label'
import { defineModule } from '#kernel/module.ts'
import { acceptancePoints } from '#modules/acceptance/index.ts'
import { contractPoints } from '#modules/contract/index.ts'
import { customerPoints } from '#modules/crm/index.ts'
import { ledgerPoints } from '#modules/ledger/index.ts'
import { orderPoints } from '#modules/order/index.ts'
import { defineResource } from '#modules/record/index.ts'
import { startOfInvoice } from './invoice-in/debt.views.ts'
import { invoicesOfLinks, sentSentence } from './invoice-in/external.service.ts'
import { readInvoiceFile } from './invoice-in/file.service.ts'
import { invoiceInService } from './invoice-in/invoice-in.service.ts'
import { askInvoice } from './invoice-in/ask.service.ts'
import { exceptionSentence, rematch, rematchOrder } from './invoice-in/match.service.ts'
import { invoiceInSource } from './invoice-in/post.service.ts'
import { receiveRed } from './invoice-in/red-in.service.ts'
import { standingOfInvoice } from './invoice-in/standing.views.ts'
import {
  deductInvoice,
  failedSentence,
  holdInvoice,
  overrideException,
  releaseInvoice,
  verifyInvoice,
} from './invoice-in/step.service.ts'
import { invoiceDocument } from './invoice/approval.service.ts'
import { invoiceService } from './invoice/invoice.service.ts'
import { deliverInvoice, issuedSentence, issueInvoice, readXml, redSentence } from './invoice/issue.service.ts'
import { reverseInvoice } from './invoice/red.service.ts'
import { purseOf, startOf } from './invoice/start.views.ts'
import { jobs } from './invoicing.jobs.ts'
import { grants, links, separations } from './invoicing.defaults.ts'
import { invoiceDuties, invoiceFigures } from './invoicing.home.views.ts'
import {
  acceptanceInvoiced,
  invoiceActivity,
  invoiceFiguresOfCustomer,
  invoiceHandover,
  invoiceInHandover,
  invoiceInTrigger,
  invoiceMeasure,
  invoiceSource,
  invoiceTrigger,
  wrongInvoices,
} from './invoicing.points.views.ts'

const invoices = defineResource(InvoiceOut, invoicing.invoiceOut, {
  code: { type: 77, prefix: 'KP', period: 'year' },
  service: invoiceService,
  handlers: {
    start: (ctx, { query }) => startOf(ctx, query),
    purse: (ctx, { params }) => purseOf(ctx, params.id),
    readXml: (ctx, { params, body }) => readXml(ctx, params.id, body.xml),
    issue: (ctx, { params, body }) => issueInvoice(ctx, params.id, body),
    deliver: (ctx, { params, body }) => deliverInvoice(ctx, params.id, body),
    red: (ctx, { params, body }) => reverseInvoice(ctx, params.id, body),
  },
})

const received = defineResource(InvoiceIn, invoicing.invoiceIn, {
  code: { type: 81, prefix: 'SPJ', period: 'year' },
  service: invoiceInService,
  // What follows from an order or a contract is entered one by one.
  imports: false,
  handlers: {
    start: (ctx, { query }) => startOfInvoice(ctx, query),
    read: (ctx, { body }) => readInvoiceFile(ctx, body.file),
    standing: (ctx, { params }) => standingOfInvoice(ctx, params.id),
    verify: (ctx, { params, body }) => verifyInvoice(ctx, params.id, body),
    override: (ctx, { params, body }) => overrideException(ctx, params.id, body),
    hold: (ctx, { params, body }) => holdInvoice(ctx, params.id, body),
    release: (ctx, { params, body }) => releaseInvoice(ctx, params.id, body),
    deduct: (ctx, { params, body }) => deductInvoice(ctx, params.id, body),
    red: (ctx, { params, body }) => receiveRed(ctx, params.id, body),
  },
})

const word = label('开票', 'invoices')
const receivedWord = label('收票', 'invoices received')
const receivedFor = (subject: string, column: string) => ({
  subject,
  label: receivedWord,
  holds: `exists (select 1 from invoice_in where tenant_id = $1 and ${column} = $2)`,
})
const usedBy = (column: string): string => `exists (select 1 from invoice_out where tenant_id = $1 and ${column} = $2)`

export const invoicingModule = defineModule({
  name: 'invoicing',
  jobs,
  grants,
  separations,
  routes: [...invoices.routes, ...received.routes],
  subjects: [invoices.subject, received.subject],
  documents: [invoiceDocument],
  links,
  guards: [
    { subject: 'contract', label: word, holds: usedBy('contract_id') },
    { subject: 'customer', label: word, holds: usedBy('customer_id') },
    { subject: 'customerTitle', label: word, holds: usedBy('title_id') },
    { subject: 'project', label: word, holds: usedBy('project_id') },
    { subject: 'ourCompany', label: word, holds: usedBy('our_company_id') },
    receivedFor('purchaseOrder', 'order_id'),
    receivedFor('contract', 'contract_id'),
    receivedFor('acceptance', 'acceptance_id'),
    receivedFor('supplier', 'supplier_id'),
    receivedFor('project', 'project_id'),
    receivedFor('ourCompany', 'our_company_id'),
  ],
  on: {
    'acceptance.settled': async (ctx, { orderId }) => {
      await rematchOrder(ctx, orderId)
      await askInvoice(ctx, orderId)
    },
    'acceptance.voided': (ctx, { orderId }) => rematchOrder(ctx, orderId),
    'acceptance.toleranceChanged': async (ctx) => {
      await ctx.job('invoicing.rematch', {})
    },
    'order.changed': (ctx, { id }) => rematchOrder(ctx, id),
    'contract.changed': (ctx, { id }) => rematch(ctx, { subject: 'contract', id }),
  },
  sentences: [issuedSentence, redSentence, exceptionSentence, failedSentence, sentSentence],
  pages: invoicingPages,
  duties: invoiceDuties,
  figures: invoiceFigures,
  holdings: [invoiceHandover, invoiceInHandover],
  chooses: {
    customerTitle: ['invoiceOut:create'],
    paymentPlan: ['invoiceOut:create'],
    ourCompany: ['invoiceIn:create', 'invoiceIn:update'],
  },
  contributes: [
    contractPoints.dates.contribute(invoiceTrigger),
    contractPoints.dates.contribute(invoiceInTrigger),
    orderPoints.invoices.contribute(invoicesOfLinks),
    acceptancePoints.voidGuards.contribute(acceptanceInvoiced),
    ledgerPoints.sources.contribute(invoiceSource),
    ledgerPoints.sources.contribute(invoiceInSource),
    customerPoints.figures.contribute(invoiceFiguresOfCustomer),
    customerPoints.activities.contribute(invoiceActivity),
    customerPoints.measures.contribute(invoiceMeasure),
  ],
  reports: { 'invoice-sums': wrongInvoices },
})

export { invoicePoints, type DebtItem } from './points.store.ts'
export { wrongInvoices } from './invoicing.points.views.ts'

/** Steps of invoices, for what takes them without a person at a screen. */
export const invoiceSteps = {
  create: invoices.service.create,
  document: invoiceDocument,
  issue: issueInvoice,
  deliver: deliverInvoice,
  red: reverseInvoice,
}

/** The same of invoices received. */
export const receivedSteps = {
  create: received.service.create,
  verify: verifyInvoice,
  red: receiveRed,
  rematch,
}
