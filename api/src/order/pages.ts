import { declareDocumentKind } from '../shared/document-kinds.ts'
import { label } from '../shared/label.ts'
import { definePages, recordPages } from '../shared/pages.ts'

export const orderPages = definePages({
  order: recordPages({
    subject: 'purchaseOrder',
    path: '/purchase/order',
    noun: label('采购订单', 'Purchase order'),
    title: label('采购订单', 'Purchase orders'),
    menu: { name: 'PurchaseOrder', area: 'Purchase', group: 'daily', icon: 'file-done', sort: 150 },
  }),
  change: recordPages({
    subject: 'orderChange',
    path: '/purchase/orderChange',
    noun: label('订单变更', 'Order change'),
    title: label('订单变更', 'Order changes'),
    menu: { name: 'PurchaseOrderChange', area: 'Purchase', group: 'daily', icon: 'swap', sort: 155 },
  }),
})

declareDocumentKind('purchaseOrder', label('采购订单', 'Purchase order'))
declareDocumentKind('orderChange', label('订单变更', 'Order change'))
