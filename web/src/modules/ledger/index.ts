import { PlusOutlined } from '@ant-design/icons'
import { ledgerPages } from '@srm/api/ledger/pages'
import { label } from '@srm/api/shared/label'
import { routes } from '@/lib/module/module.ts'
import { defineModule } from '@/ui/module.ts'
import { fundPaths } from './ledger.paths.ts'

/** What is posted, and what is posted by parts of it. */
const posted = [
  'contract',
  'invoiceOut',
  'receipt',
  'paymentRequest',
  'paymentBatch',
  'deposit',
  'expense',
  'loan',
  'reimburse',
] as const
const lines = {
  key: 'journal',
  title: label('日记账', 'Journal'),
  permission: 'journalLine:list',
  order: 90,
  load: async () => (await import('./lines/lines.tab.tsx')).LinesTab,
} as const

export const ledger = defineModule({
  name: 'ledger',
  help: async () => (await import('./ledger.help.ts')).help,
  pages: routes(ledgerPages, {
    journal: () => import('./journal/journal.page.tsx'),
    statement: () => import('./statement/statement.page.tsx'),
    voucher: () => import('./voucher/voucher.page.tsx'),
    monthClose: () => import('./month/month.page.tsx'),
    fundAccount: {
      list: () => import('./fund/fund.list.page.tsx'),
      edit: () => import('./fund/fund.edit.page.tsx'),
      detail: () => import('./fund/fund.detail.page.tsx'),
    },
    monthReopen: {
      list: () => import('./month/reopen.list.page.tsx'),
      edit: () => import('./month/reopen.edit.page.tsx'),
      detail: () => import('./month/reopen.detail.page.tsx'),
    },
  }),
  recordTabs: posted.map((subject) => ({ ...lines, subject })),
  actions: [
    {
      key: 'fundAccount.create',
      title: label('新增资金账户', 'New fund account'),
      icon: PlusOutlined,
      permission: 'fundAccount:create',
      to: fundPaths.create,
    },
  ],
})
