import { label } from '../shared/label.ts'
import type { RecordTab } from '../shared/record-tab.ts'

const tab = (one: Omit<RecordTab, 'subject'>): RecordTab => ({ subject: 'project', ...one })

export const expenseTab = tab({
  key: 'expense',
  name: 'ProjectExpense',
  title: label('费用', 'Expenses'),
  permission: 'expense:list',
  order: 200,
  holds: ['expense'],
})

export const reimburseTab = tab({
  key: 'reimburse',
  name: 'ProjectReimburse',
  title: label('报销', 'Reimbursements'),
  permission: 'reimburse:list',
  order: 220,
  holds: ['reimburse'],
})

export const loanTab = tab({
  key: 'loan',
  name: 'ProjectLoan',
  title: label('借款', 'Loans'),
  permission: 'loan:list',
  order: 210,
  holds: ['loan'],
})
