import { PlusOutlined } from '@ant-design/icons'
import { orderPages } from '@srm/api/order/pages'
import { orderTab, supplierTab } from '@srm/api/order/tabs'
import { label } from '@srm/api/shared/label'
import { lazy } from 'react'
import { routes } from '@/lib/module/module.ts'
import { purchaseTabKey } from '@/modules/demand/index.ts'
import { linksTab } from '@/modules/external/index.ts'
import { defineModule } from '@/ui/module.ts'
import { orderPaths } from './order.paths.ts'

export const order = defineModule({
  name: 'order',
  help: async () => (await import('./order.help.ts')).help,
  pages: routes(orderPages, {
    order: {
      list: () => import('./document/order.list.page.tsx'),
      edit: () => import('./form/order.edit.page.tsx'),
      detail: () => import('./document/order.detail.page.tsx'),
    },
    change: {
      list: () => import('./change/change.list.page.tsx'),
      edit: () => import('./change/change.edit.page.tsx'),
      detail: () => import('./change/change.detail.page.tsx'),
    },
  }),
  recordTabs: [
    {
      ...orderTab,
      within: purchaseTabKey,
      load: async () => (await import('./project/orders.tab.tsx')).ProjectOrders,
    },
    { ...supplierTab, load: async () => (await import('./project/suppliers.tab.tsx')).SuppliersTab },
    {
      subject: 'supplier',
      key: 'order',
      title: label('采购', 'Orders'),
      permission: 'purchaseOrder:list',
      order: 30,
      load: async () => (await import('./project/orders.tab.tsx')).SupplierOrders,
    },
    {
      subject: 'purchaseOrder',
      key: 'changes',
      title: label('变更', 'Changes'),
      permission: 'orderChange:list',
      order: 20,
      load: async () => (await import('./project/orders.tab.tsx')).OrderChanges,
    },
    linksTab('purchaseOrder'),
    linksTab('orderChange'),
  ],
  actions: [
    {
      key: 'purchaseOrder.create',
      title: label('新增采购订单', 'New order'),
      icon: PlusOutlined,
      permission: 'purchaseOrder:create',
      to: orderPaths.create,
    },
  ],
})

/** Orders that can be accepted, for the form in which they are. */
export const AcceptableOrders = lazy(async () => ({
  default: (await import('./document/acceptable.tsx')).AcceptableOrders,
}))
