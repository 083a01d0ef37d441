import { CreditCardOutlined, PlusOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import { paymentPages } from '@srm/api/payment/pages'
import { label, type Label } from '@srm/api/shared/label'
import { routes } from '@/lib/module/module.ts'
import { defineModule } from '@/ui/module.ts'
import { batchPaths, depositPaths, requestPaths } from './payment.paths.ts'

const parts = () => import('./request/added.parts.tsx')
const title: Label = label('付款', 'Payments')
const tab = { key: 'payment', title, permission: 'paymentRequest:list', order: 62 } as const
const deposits = () => import('./deposit/deposits.tab.tsx')
const depositTab = {
  key: 'deposit',
  title: label('押金', 'Deposits'),
  permission: 'deposit:list',
  order: 64,
} as const
const ask = {
  key: 'pay',
  title: label('申请付款', 'Ask for payment'),
  permission: 'paymentRequest:create',
  order: 20,
} as const

/** Who is to be paid this week, for pages that stand above payments. */
export const PaymentsDue = lazy(async () => ({ default: (await import('./due/due.list.tsx')).DueList }))

export const payment = defineModule({
  name: 'payment',
  help: async () => (await import('./payment.help.ts')).help,
  pages: routes(paymentPages, {
    due: () => import('./due/due.page.tsx'),
    laborTax: () => import('./labor/labor.page.tsx'),
    request: {
      list: () => import('./request/request.list.page.tsx'),
      edit: () => import('./request/request.edit.page.tsx'),
      detail: () => import('./request/request.detail.page.tsx'),
    },
    deposit: {
      list: () => import('./deposit/deposit.list.page.tsx'),
      edit: () => import('./deposit/deposit.edit.page.tsx'),
      detail: () => import('./deposit/deposit.detail.page.tsx'),
    },
    batch: {
      list: () => import('./batch/batch.list.page.tsx'),
      edit: () => import('./batch/batch.edit.page.tsx'),
      detail: () => import('./batch/batch.detail.page.tsx'),
    },
  }),
  recordTabs: [
    { ...tab, subject: 'supplier', load: async () => (await parts()).PaymentsOf.supplier },
    { ...tab, subject: 'contract', load: async () => (await parts()).PaymentsOf.contract },
    { ...tab, subject: 'purchaseOrder', load: async () => (await parts()).PaymentsOf.order },
    { ...tab, subject: 'paymentPlan', load: async () => (await parts()).PaymentsOf.plan },
    { ...depositTab, subject: 'contract', load: async () => (await deposits()).DepositsOf.contract },
    { ...depositTab, subject: 'supplier', load: async () => (await deposits()).DepositsOf.supplier },
    { ...depositTab, subject: 'customer', load: async () => (await deposits()).DepositsOf.customer },
  ],
  recordAmounts: [
    {
      subject: 'supplier',
      key: 'payments',
      title: label('应付与已付', 'Owed and paid'),
      permission: 'paymentRequest:list',
      order: 40,
      load: async () => (await import('./request/supplier.amounts.tsx')).SupplierAmounts,
    },
  ],
  recordActions: [
    { ...ask, subject: 'paymentPlan', load: async () => (await parts()).AskFor.plan },
    { ...ask, subject: 'purchaseOrder', load: async () => (await parts()).AskFor.order },
    { ...ask, subject: 'reimburse', load: async () => (await parts()).AskFor.reimburse },
    { ...ask, subject: 'loan', load: async () => (await parts()).AskFor.loan },
  ],
  documentAsides: [
    {
      subject: 'paymentRequest',
      key: 'reasons',
      title: label('付款检查', 'Checks'),
      permission: 'paymentRequest:show',
      load: async () => (await import('./request/reasons.panel.tsx')).ReasonsAside,
    },
  ],
  widgets: [
    {
      type: 'paymentDue',
      title: label('本周该付谁', 'To be paid this week'),
      icon: CreditCardOutlined,
      permission: 'paymentRequest:list',
      size: { w: 8, h: 7, minW: 4, minH: 4 },
      to: paymentPages.due.path,
      byDefault: { column: 'main', rank: 20, roles: ['FINANCE'] },
      load: async () => (await import('./due/due.widget.tsx')).DueWidget,
    },
  ],
  actions: [
    {
      key: 'paymentRequest.create',
      title: label('申请付款', 'Ask for payment'),
      icon: PlusOutlined,
      permission: 'paymentRequest:create',
      to: requestPaths.create,
    },
    {
      key: 'deposit.create',
      title: label('登记押金', 'Enter a deposit'),
      icon: PlusOutlined,
      permission: 'deposit:create',
      to: depositPaths.create,
    },
    {
      key: 'paymentBatch.create',
      title: label('新建付款批次', 'New payment batch'),
      icon: PlusOutlined,
      permission: 'paymentBatch:create',
      to: batchPaths.create,
    },
  ],
})
