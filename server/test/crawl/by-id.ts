import { acceptance } from '@srm/api/acceptance'
import { approval } from '@srm/api/approval'
import { contract } from '@srm/api/contract'
import { crm } from '@srm/api/crm'
import { dictionary } from '@srm/api/dictionary'
import { document } from '@srm/api/document'
import { external } from '@srm/api/external'
import { finder } from '@srm/api/finder'
import { file } from '@srm/api/file'
import { home } from '@srm/api/home'
import { identity } from '@srm/api/identity'
import { notice } from '@srm/api/notice'
import { finance } from '@srm/api/finance'
import { finalAccount } from '@srm/api/final-account'
import { payment } from '@srm/api/payment'
import { project } from '@srm/api/project'
import { onboarding } from '@srm/api/onboarding'
import { receipt } from '@srm/api/receipt'
import { record } from '@srm/api/record'
import { budget } from '@srm/api/budget'
import { expense } from '@srm/api/expense'
import { inquiry } from '@srm/api/inquiry'
import { invoicing } from '@srm/api/invoicing'
import { runOfShow } from '@srm/api/run-of-show'
import { award } from '@srm/api/award'
import { demand } from '@srm/api/demand'
import { order } from '@srm/api/order'
import { quote } from '@srm/api/quote'
import { scorecard } from '@srm/api/scorecard'
import { supplier } from '@srm/api/supplier'
import { transfer } from '@srm/api/transfer'
import { subjects } from '#kernel/records/subjects.ts'
import { endpointAt, type ReadCase, type Row } from './look.ts'

const moneyById = ({ records }: Row): ReadCase[] => [
  [finance.projectFinance.items, { query: { project: records['project'] ?? '', figure: 'committed' } }],
  [budget.item.choice, { query: { projectId: records['project'] ?? '' } }],
  [budget.contrast.show, { query: { projectId: records['project'] ?? '' } }],
  [budget.contrast.burdens, { query: { itemId: records['budgetItem'] ?? '' } }],
  [budget.budget.diff, { params: { id: records['budget'] ?? '' }, query: { against: records['budget'] ?? '' } }],
  [budget.template.version, { params: { id: records['budgetTemplate'] ?? '' }, query: { versionNo: '1' } }],
  [expense.loan.entries, { params: { id: records['loan'] ?? '' } }],
  [budget.template.versions, { params: { id: records['budgetTemplate'] ?? '' } }],
]

const demandsById = ({ records }: Row): ReadCase[] => {
  const [of, id] = [records['project'] ?? '', records['demand'] ?? '']
  return [
    [demand.demand.progress, { params: { id } }],
    [demand.demand.evidence, { params: { id } }],
    [award.demandEvidence.show, { params: { id } }],
    [demand.demand.draftLines, { query: { from: 'demand', id, projectId: of } }],
    [demand.demand.draftLines, { query: { from: 'budget', id: of, projectId: of } }],
  ]
}

const owedById = ({ ids, records }: Row): ReadCase[] => [
  [project.deliverable.ofType, { params: { classifyId: ids.projectType } }],
  [project.deliverable.list, { query: { projectId: records['project'] ?? '' } }],
]

const ordersById = ({ records }: Row): ReadCase[] => {
  const params = { id: records['purchaseOrder'] ?? '' }
  return [
    [order.order.sendPreview, { params }],
    [order.order.cancelPreview, { params }],
    [order.order.history, { params }],
    [order.order.agreedPrices, { params: { id: records['supplier'] ?? '' } }],
  ]
}

const acceptancesById = ({ records }: Row): ReadCase[] => {
  const params = { id: records['acceptance'] ?? '' }
  const ofOrder = { params: { orderId: records['purchaseOrder'] ?? '' } }
  return [
    [acceptance.acceptance.start, ofOrder],
    [acceptance.acceptance.match, ofOrder],
    [acceptance.acceptance.signatures, { params }],
    [acceptance.acceptance.rating, { params }],
    [acceptance.archive.list, { params: { purchaseId: records['purchase'] ?? '' } }],
  ]
}

const buyingById = ({ ids, records }: Row): ReadCase[] => {
  const id = records['purchase'] ?? ''
  return [
    ...demandsById({ ids, records }),
    [inquiry.suppliers, { params: { purchaseId: id } }],
    [inquiry.candidates, { params: { id } }],
    [inquiry.prices, { params: { id } }],
    [inquiry.preview, { params: { id } }],
    [inquiry.questions, { params: { id } }],
    [quote.opening.show, { params: { id } }],
    [quote.surrogate.page, { params: { id } }],
    [quote.standing.supplier, { params: { id: records['supplier'] ?? '' } }],
    ...ordersById({ ids, records }),
    ...acceptancesById({ ids, records }),
  ]
}

const contractsById = ({ records }: Row): ReadCase[] => {
  const params = { id: records['contract'] ?? '' }
  return [
    [contract.contract.standing, { params }],
    [contract.contract.versions, { params }],
    [contract.contract.compare, { params, query: { from: 0 } }],
    [contract.contract.start, { query: { type: records['contractType'] ?? '' } }],
    [contract.change.diff, { params: { id: records['contractChange'] ?? '' } }],
    [contract.plan.history, { params: { id: records['paymentPlan'] ?? '' } }],
    [payment.request.start, { query: { kind: 'plan', source: records['paymentPlan'] ?? '' } }],
    [payment.request.check, { params: { id: records['paymentRequest'] ?? '' } }],
    [payment.request.supplierMoney, { params: { id: records['supplier'] ?? '' } }],
    [payment.deposit.entries, { params: { id: records['deposit'] ?? '' } }],
    [finalAccount.account.sheet, { params: { id: records['finalAccount'] ?? '' } }],
    [payment.batch.transfers, { params: { id: records['paymentBatch'] ?? '' } }],
    [payment.request.received, { query: { kind: 'plan', source: records['paymentPlan'] ?? '' } }],
    [invoicing.invoiceIn.start, { query: { order: records['confirmedOrder'] ?? '' } }],
    [invoicing.invoiceIn.standing, { params: { id: records['invoiceIn'] ?? '' } }],
    [invoicing.invoiceOut.start, { query: { contract: params.id } }],
    [invoicing.invoiceOut.purse, { params: { id: records['invoiceOut'] ?? '' } }],
    [receipt.receipt.suggestions, { params: { id: records['receipt'] ?? '' }, query: {} }],
    [receipt.receipt.story, { params: { id: records['receipt'] ?? '' } }],
    [receipt.receipt.ofProject, { params: { id: records['project'] ?? '' } }],
  ]
}

const customersById = ({ records }: Row): ReadCase[] => {
  const params = { id: records['customer'] ?? '' }
  return [
    [crm.customer.parts, { params }],
    [crm.customer.figures, { params }],
    [crm.customer.activities, { params }],
    [crm.customer.events, { params }],
    [crm.customer.owners, { params }],
    [crm.customer.belongings, { params }],
    [crm.credit.show, { params }],
  ]
}

/** Reads that name a record by its id; with another tenant's ids all of them must miss. */
export const looksById = ({ ids, records }: Row): ReadCase[] => [
  [identity.user.show, { params: { id: ids.person } }],
  [identity.user.holdings, { params: { id: ids.person } }],
  [identity.menu.subRouter, { params: { id: ids.menu } }],
  [identity.department.show, { params: { id: ids.department } }],
  [supplier.supplier.duplicatesOf, { params: { id: records['supplier'] ?? '' } }],
  [scorecard.of, { params: { id: records['supplier'] ?? '' } }],
  [supplier.move.ways, { params: { id: records['supplier'] ?? '' } }],
  [supplier.supplier.parts, { params: { id: records['supplier'] ?? '' } }],
  [project.project.standing, { params: { id: records['project'] ?? '' } }],
  [project.role.rights, { params: { classifyId: ids.projectType } }],
  [project.attendees.history, { params: { id: records['project'] ?? '' } }],
  [project.task.tree, { query: { projectId: records['project'] ?? '' } }],
  [project.task.links, { query: { projectId: records['project'] ?? '' } }],
  ...owedById({ ids, records }),
  [project.board.columns, { query: { projectId: records['project'] ?? '' } }],
  [document.document.tree, { query: { projectId: records['project'] ?? '' } }],
  [document.document.versions, { params: { id: records['projectDocument'] ?? '' } }],
  [document.document.downloads, { params: { id: records['projectDocument'] ?? '' } }],
  ...customersById({ ids, records }),
  ...contractsById({ ids, records }),
  ...moneyById({ ids, records }),
  ...buyingById({ ids, records }),
  [runOfShow.item.sheet, { query: { projectId: records['project'] ?? '' } }],
  [crm.opportunity.ways, { params: { id: records['opportunity'] ?? '' } }],
  [finder.availability.month, { query: { place: records['place'] ?? '', month: '2031-05' } }],
  [onboarding.application.review, { params: { id: records['supplierApplication'] ?? '' } }],
  [dictionary.subtree, { params: { id: ids.option } }],
  [dictionary.usage, { params: { id: ids.option } }],
  [file.link, { params: { id: ids.file } }],
  [home.calendar.entry, { params: { id: ids.entry } }],
  [record.job, { params: { id: ids.job } }],
  [record.timeline, { params: { subject: 'ourCompany', id: ids.gone } }],
  [transfer.result, { params: { id: ids.export } }],
  [transfer.sheets, { params: { id: ids.book } }],
  [notice.announcement.view, { params: { id: records['announcement'] ?? '' } }],
  [notice.announcement.receipts, { params: { id: records['announcement'] ?? '' } }],
  [approval.flow.show, { params: { id: ids.flow } }],
  [approval.flow.versions, { params: { id: ids.flow } }],
  [approval.flow.cases.list, { params: { id: ids.flow } }],
  [approval.flow.version, { params: { id: ids.flowVersion } }],
  [approval.centre.detail, { params: { id: ids.approval } }],
  [approval.centre.of, { query: { docType: 'application', docId: records['application'] } }],
  [approval.preview, { query: { docType: 'application', docId: records['application'] } }],
  [approval.substitution.handled, { params: { id: ids.substitution } }],
  ...subjects().flatMap(({ record: { name, table } }): ReadCase[] => {
    const id = records[name] ?? ''
    return [
      [endpointAt(`/api/${table}/show/:id`, `/api/${table}/info/:id`), { params: { id } }],
      [record.timeline, { params: { subject: name, id } }],
      [record.followed, { params: { subject: name, id } }],
      [record.shares, { params: { subject: name, id } }],
      [record.links, { params: { subject: name, id } }],
      [external.links, { params: { subject: name, id } }],
    ]
  }),
]
