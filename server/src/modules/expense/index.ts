import { Expense, Loan, Reimburse } from '@srm/api/expense'
import { expensePages } from '@srm/api/expense/pages'
import { expenseTab, loanTab, reimburseTab } from '@srm/api/expense/tabs'
import { label } from '@srm/api/shared/label'
import { defineModule } from '#kernel/module.ts'
import { ownedRecords } from '#kernel/records/handover.ts'
import { loanCalendar } from './loan/loan.calendar.views.ts'
import { closingGuards } from './closing.views.ts'
import { dictionaries, grants } from './expense.defaults.ts'
import { jobs } from './expense.jobs.ts'
import { expenseSources, postOldExpenses } from './ledger/backlog.service.ts'
import { ledgerPoints } from '#modules/ledger/index.ts'
import { furtherRoutes } from './expense.routes.ts'
import { invoices } from './invoice/invoice.service.ts'
import { loanDuties, loanFigures } from './loan/loan.home.views.ts'
import { loanRecords } from './loan/loan.store.ts'
import { loans } from './loan/loan.routes.ts'
import { loanDocument, payLoan } from './loan/loan.service.ts'
import { overdueSentence, paidSentence } from './loan/notice.service.ts'
import { wrongLoans } from './loan/report.views.ts'
import { directExpenses, expenseDocument } from './direct/direct.service.ts'
import { reimburseDuties, reimburseFigures } from './reimburse/reimburse.home.views.ts'
import { payReimburse } from './reimburse/decide.service.ts'
import { reimburseDocument } from './reimburse/reimburse.service.ts'
import { reimburses } from './reimburse/reimburse.routes.ts'
import { reimburseRecords } from './reimburse/reimburse.store.ts'
import { ownOfCrew, projectPoints } from '#modules/project/index.ts'
import { seedStandards, standards } from './standard/standard.service.ts'

const openLoan = `(balance > 0 or stage = 'approved' or status not in ('approved', 'void', 'terminated'))`

const resources = [invoices, standards, loans, reimburses, directExpenses]

const isOpenClaim = `(stage = 'toPay' or status not in ('approved', 'void', 'terminated'))`
const isOpenExpense = `status not in ('approved', 'void', 'terminated')`

export const expenseModule = defineModule({
  name: 'expense',
  grants,
  dictionaries,
  jobs,
  routes: [...furtherRoutes, ...resources.flatMap((resource) => resource.routes)],
  subjects: resources.map(({ subject }) => subject),
  links: [
    {
      kind: 'project.reimburse',
      label: label('报销', 'Reimbursement of'),
      from: 'project',
      to: 'reimburse',
      field: { of: 'to', key: 'project' },
    },
    {
      kind: 'project.expense',
      label: label('费用', 'Expense of'),
      from: 'project',
      to: 'expense',
      field: { of: 'to', key: 'project' },
    },
    {
      kind: 'project.loan',
      label: label('借款', 'Loan of'),
      from: 'project',
      to: 'loan',
      field: { of: 'to', key: 'project' },
    },
  ],
  seed: seedStandards,
  sentences: [paidSentence, overdueSentence],
  documents: [loanDocument, reimburseDocument, expenseDocument],
  calendar: loanCalendar,
  pages: expensePages,
  tabs: [expenseTab, loanTab, reimburseTab],
  duties: [...loanDuties, ...reimburseDuties],
  figures: [...loanFigures, ...reimburseFigures],
  holdings: [
    ownedRecords(Loan, loanRecords, { isOpen: openLoan, title: 'purpose' }),
    ownedRecords(Reimburse, reimburseRecords, { isOpen: isOpenClaim, title: 'purpose' }),
    ownedRecords(Expense, directExpenses.service.records, { isOpen: isOpenExpense, title: 'purpose' }),
  ],
  // Whoever pays chooses what from.
  chooses: { fundAccount: ['loan:pay', 'loan:repay', 'reimburse:pay'] },
  contributes: [
    ledgerPoints.backlogs.contribute(postOldExpenses),
    ...expenseSources.map((source) => ledgerPoints.sources.contribute(source)),
    ...[expenseTab, loanTab, reimburseTab].map((tab) => projectPoints.tabs.contribute(ownOfCrew(tab))),
    ...closingGuards.map((guard) => projectPoints.guards.contribute(guard)),
  ],
  reports: { 'loan-balance': wrongLoans },
})

export { registerInvoices, releaseInvoices, usedInvoice } from './invoice/invoice.service.ts'

/** Money that left for a claim or a loan by a payment of the module above. */
export const claimPayments = { loan: payLoan, reimburse: payReimburse }
