import { Deposit, PaymentBatch, PaymentRequest } from '@srm/api/payment'
import { paymentPages } from '@srm/api/payment/pages'
import { label } from '@srm/api/shared/label'
import { defineModule } from '#kernel/module.ts'
import { ownedRecords } from '#kernel/records/handover.ts'
import { invoicePoints } from '#modules/invoicing/index.ts'
import { ledgerPoints } from '#modules/ledger/index.ts'
import { projectPoints } from '#modules/project/index.ts'
import { paymentCalendar } from './payment.calendar.views.ts'
import { batchSentence } from './batch/batch.service.ts'
import { failedSentence, paidSentence, settleByHand } from './batch/settle.service.ts'
import { depositDuties, depositGuard, depositSources } from './deposit/deposit.views.ts'
import { depositSentence } from './deposit/reminder.service.ts'
import { expectDeposit } from './deposit/expected.service.ts'
import { bookDeposit, settleDeposit } from './deposit/deposit.service.ts'
import { jobs } from './payment.jobs.ts'
import { grants, links, separations } from './payment.defaults.ts'
import { paymentGuard } from './payment.project.views.ts'
import { paymentDuties, paymentFigures } from './payment.home.views.ts'
import { batches, deposits, laborRoutes, requests } from './payment.routes.ts'
import { onApproved, requestDocument } from './request/approval.service.ts'
import { paymentSources } from './request/post.service.ts'
import { paymentsOfDebt } from './request/received.views.ts'

const resources = [requests, batches, deposits]

const word = label('付款申请', 'payment requests')
const usedBy = (column: string): string =>
  `exists (select 1 from payment_request where tenant_id = $1 and ${column} = $2)`
const depositWord = label('押金', 'deposits')
const heldBy = (subject: string, column: string) => ({
  subject,
  label: depositWord,
  holds: `exists (select 1 from deposit where tenant_id = $1 and ${column} = $2)`,
})

export const paymentModule = defineModule({
  name: 'payment',
  grants,
  separations,
  routes: [...resources.flatMap(({ routes }) => routes), ...laborRoutes],
  subjects: resources.map(({ subject }) => subject),
  jobs,
  documents: [requestDocument],
  links,
  sentences: [batchSentence, depositSentence, paidSentence, failedSentence],
  guards: [
    heldBy('supplier', 'supplier_id'),
    heldBy('customer', 'customer_id'),
    heldBy('contract', 'contract_id'),
    heldBy('project', 'project_id'),
    heldBy('fundAccount', 'fund_account_id'),
    {
      subject: 'invoiceIn',
      label: word,
      holds: 'exists (select 1 from payment_request_received where tenant_id = $1 and invoice_id = $2)',
    },
    { subject: 'supplier', label: word, holds: usedBy('supplier_id') },
    { subject: 'supplierBankAccount', label: word, holds: usedBy('supplier_account_id') },
    { subject: 'project', label: word, holds: usedBy('project_id') },
    { subject: 'contract', label: word, holds: usedBy('contract_id') },
    { subject: 'purchaseOrder', label: word, holds: usedBy('order_id') },
    { subject: 'reimburse', label: word, holds: usedBy('reimburse_id') },
    { subject: 'loan', label: word, holds: usedBy('loan_id') },
    { subject: 'budgetItem', label: word, holds: usedBy('budget_item_id') },
    { subject: 'ourCompany', label: word, holds: usedBy('company_id') },
    {
      subject: 'fundAccount',
      label: label('付款批次', 'payment batches'),
      holds: 'exists (select 1 from payment_batch where tenant_id = $1 and fund_account_id = $2)',
    },
  ],
  on: {
    'contract.signed': (ctx, { id }) => expectDeposit(ctx, id),
    'contract.changed': (ctx, { id }) => expectDeposit(ctx, id),
    'contract.moved': (ctx, { id }) => expectDeposit(ctx, id),
  },
  holdings: [
    ownedRecords(PaymentRequest, requests.service.records),
    ownedRecords(PaymentBatch, batches.service.records),
    ownedRecords(Deposit, deposits.service.records),
  ],
  chooses: {
    fundAccount: ['paymentBatch:create', 'paymentBatch:update', 'deposit:create', 'deposit:update'],
    ourCompany: ['paymentRequest:create', 'paymentRequest:update'],
    supplierBankAccount: ['paymentRequest:create', 'paymentRequest:update'],
    paymentPlan: ['paymentRequest:create', 'paymentRequest:update'],
    invoiceIn: ['paymentRequest:create', 'paymentRequest:update'],
    paymentRequest: ['paymentBatch:create', 'paymentBatch:update'],
  },
  calendar: paymentCalendar,
  pages: paymentPages,
  duties: [...paymentDuties, ...depositDuties],
  figures: paymentFigures,
  contributes: [
    ...[...paymentSources, ...depositSources].map((source) => ledgerPoints.sources.contribute(source)),
    ledgerPoints.parts.contribute(`select request_id as id from payment where tenant_id = $1 and batch_id = $2`),
    invoicePoints.payments.contribute(paymentsOfDebt),
    projectPoints.guards.contribute(paymentGuard),
    projectPoints.guards.contribute(depositGuard),
  ],
})

/** Payments that come about without a person at a screen, as in a demonstration. */
export const madePayments = {
  request: requests.service.create,
  approved: onApproved,
  batch: batches.service.create,
  settle: settleByHand,
  deposit: deposits.service.create,
  bookDeposit,
  settleDeposit,
}
