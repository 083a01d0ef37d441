import { PlusOutlined } from '@ant-design/icons'
import { expensePages } from '@srm/api/expense/pages'
import { expenseTab, loanTab, reimburseTab } from '@srm/api/expense/tabs'
import { label } from '@srm/api/shared/label'
import { routes } from '@/lib/module/module.ts'
import { defineModule } from '@/ui/module.ts'
import { loanPaths, reimbursePaths } from './expense.paths.ts'

export const expense = defineModule({
  name: 'expense',
  help: async () => (await import('./expense.help.ts')).help,
  pages: routes(expensePages, {
    reimburse: {
      list: () => import('./reimburse/reimburse.list.page.tsx'),
      edit: () => import('./reimburse/reimburse.edit.page.tsx'),
      detail: () => import('./reimburse/reimburse.detail.page.tsx'),
    },
    expense: {
      list: () => import('./direct/direct.list.page.tsx'),
      edit: () => import('./direct/direct.edit.page.tsx'),
      detail: () => import('./direct/direct.detail.page.tsx'),
    },
    loan: {
      list: () => import('./loan/loan.list.page.tsx'),
      edit: () => import('./loan/loan.edit.page.tsx'),
      detail: () => import('./loan/loan.detail.page.tsx'),
    },
    invoice: {
      list: () => import('./invoice/invoice.list.page.tsx'),
      edit: () => import('./invoice/invoice.edit.page.tsx'),
      detail: () => import('./invoice/invoice.detail.page.tsx'),
    },
    standard: {
      list: () => import('./standard/standard.list.page.tsx'),
      edit: () => import('./standard/standard.edit.page.tsx'),
      detail: () => import('./standard/standard.detail.page.tsx'),
    },
  }),
  recordTabs: [
    { ...expenseTab, load: async () => (await import('./direct/direct.tab.tsx')).ExpenseTab },
    { ...loanTab, load: async () => (await import('./loan/loan.tab.tsx')).LoanTab },
    { ...reimburseTab, load: async () => (await import('./reimburse/reimburse.tab.tsx')).ReimburseTab },
  ],
  actions: [
    {
      key: 'reimburse.create',
      title: label('新增报销', 'New reimbursement'),
      icon: PlusOutlined,
      permission: 'reimburse:create',
      to: reimbursePaths.create,
    },
    {
      key: 'loan.create',
      title: label('新增借款', 'New loan'),
      icon: PlusOutlined,
      permission: 'loan:create',
      to: loanPaths.create,
    },
  ],
})
