import { declareDocumentKind } from '../shared/document-kinds.ts'
import { label } from '../shared/label.ts'
import { definePages, recordPages, type MenuPlace } from '../shared/pages.ts'

const entry = (name: string, place: Omit<MenuPlace, 'name' | 'area'>): MenuPlace => ({
  name,
  area: 'Project',
  ...place,
})

export const expensePages = definePages({
  reimburse: recordPages({
    subject: 'reimburse',
    path: '/project/reimburse',
    noun: label('报销', 'Reimbursement'),
    menu: entry('ProjectReimburses', { group: 'daily', icon: 'solution', sort: 2270 }),
  }),
  expense: recordPages({
    subject: 'expense',
    path: '/project/expense',
    noun: label('费用', 'Expense'),
    title: label('费用登记', 'Expenses'),
    menu: entry('ProjectExpenses', { group: 'daily', icon: 'form', sort: 2280 }),
  }),
  loan: recordPages({
    subject: 'loan',
    path: '/project/loan',
    noun: label('借款', 'Loan'),
    menu: entry('ProjectLoans', { group: 'daily', icon: 'credit-card', sort: 2290 }),
  }),
  invoice: recordPages({
    subject: 'receivedInvoice',
    path: '/project/receivedInvoice',
    noun: label('收到的发票', 'Received invoice'),
    title: label('发票台账', 'Received invoices'),
    menu: entry('ProjectReceivedInvoice', { group: 'insight', icon: 'file-text', sort: 2300 }),
  }),
  standard: recordPages({
    subject: 'expenseStandard',
    path: '/other/expenseStandard',
    noun: label('费用标准', 'Expense standard'),
    menu: { name: 'OtherExpenseStandard', area: 'Other', icon: 'table' },
  }),
})

declareDocumentKind('reimburse', label('报销', 'Reimbursement'))
declareDocumentKind('expense', label('费用', 'Expense'))
declareDocumentKind('loan', label('借款', 'Loan'))
