import { PlusOutlined, ProfileOutlined, AccountBookOutlined } from '@ant-design/icons'
import { receiptPages } from '@srm/api/receipt/pages'
import { moneyTab } from '@srm/api/receipt/tabs'
import { label } from '@srm/api/shared/label'
import { routes } from '@/lib/module/module.ts'
import { defineModule } from '@/ui/module.ts'
import { deskPath, receiptPaths } from './receipt.paths.ts'

export const receipt = defineModule({
  name: 'receipt',
  help: async () => (await import('./receipt.help.ts')).help,
  pages: routes(receiptPages, {
    receipt: {
      list: () => import('./receipt.list.page.tsx'),
      edit: () => import('./receipt.edit.page.tsx'),
      detail: () => import('./receipt.detail.page.tsx'),
    },
    desk: () => import('./desk/desk.page.tsx'),
    bankFormat: {
      list: () => import('./statement/format.list.page.tsx'),
      edit: () => import('./statement/format.edit.page.tsx'),
      detail: () => import('./statement/format.detail.page.tsx'),
    },
  }),
  recordTabs: [{ ...moneyTab, load: async () => (await import('./money.tab.tsx')).MoneyTab }],
  widgets: [
    {
      type: 'receiptUnclaimed',
      title: label('未认领收款', 'Unclaimed receipts'),
      icon: AccountBookOutlined,
      permission: 'receipt:list',
      size: { w: 8, h: 7, minW: 4, minH: 4 },
      to: receiptPages.receipt.list.path,
      byDefault: { column: 'main', rank: 24, roles: ['FINANCE'] },
      load: async () => (await import('./unclaimed.widget.tsx')).UnclaimedWidget,
    },
  ],
  actions: [
    {
      key: 'receipt.desk',
      title: label('认领收款', 'Claim receipts'),
      icon: ProfileOutlined,
      permission: 'receipt:list',
      to: deskPath,
    },
    {
      key: 'receipt.create',
      title: label('登记收款', 'Enter a receipt'),
      icon: PlusOutlined,
      permission: 'receipt:create',
      to: receiptPaths.create,
    },
  ],
})
