import { lazy } from 'react'
import { FileSearchOutlined, PlusOutlined } from '@ant-design/icons'
import { purchasePages } from '@srm/api/inquiry/pages'
import { inquiryTab } from '@srm/api/inquiry/tabs'
import { label } from '@srm/api/shared/label'
import { routes } from '@/lib/module/module.ts'
import { purchaseTabKey } from '@/modules/demand/index.ts'
import { defineModule } from '@/ui/module.ts'
import { purchasePaths } from './inquiry.paths.ts'

export const inquiry = defineModule({
  name: 'inquiry',
  help: async () => (await import('./inquiry.help.ts')).help,
  pages: routes(purchasePages, {
    purchase: {
      list: () => import('./list/purchase.list.page.tsx'),
      edit: () => import('./wizard/inquiry.page.tsx'),
      detail: () => import('./detail/purchase.detail.page.tsx'),
    },
  }),
  recordTabs: [
    { ...inquiryTab, within: purchaseTabKey, load: async () => (await import('./list/purchase.tab.tsx')).PurchaseTab },
  ],
  widgets: [
    {
      type: 'inquiryRunning',
      title: label('进行中的询价', 'Running inquiries'),
      icon: FileSearchOutlined,
      permission: 'purchase:list',
      size: { w: 8, h: 7, minW: 4, minH: 4 },
      to: purchasePages.purchase.list.path,
      byDefault: { column: 'main', rank: 20, roles: ['BUYER'] },
      load: async () => (await import('./running.widget.tsx')).RunningWidget,
    },
  ],
  actions: [
    {
      key: 'purchase.create',
      title: label('发起询价', 'New inquiry'),
      icon: PlusOutlined,
      permission: 'purchase:create',
      to: purchasePaths.create,
    },
  ],
})

export const RoundButton = lazy(async () => ({ default: (await import('./round/round.button.tsx')).RoundButton }))
