import { declareDocumentKind } from '../shared/document-kinds.ts'
import { label } from '../shared/label.ts'
import { definePages, recordPages } from '../shared/pages.ts'

export const purchasePages = definePages({
  purchase: recordPages({
    subject: 'purchase',
    path: '/purchase/index',
    noun: label('采购单', 'Purchase'),
    title: label('询价采购', 'Purchases'),
    menu: { name: 'PurchaseIndex', area: 'Purchase', group: 'daily', icon: 'shopping', sort: 130, featured: 4 },
    edit: {
      path: '/purchase/inquiry',
      title: label('询价', 'Inquiry'),
      createTitle: label('发起询价', 'New inquiry'),
      permission: 'purchase:list',
    },
    detail: { path: '/purchase/detail' },
  }),
})

declareDocumentKind('purchase', label('采购单', 'Purchase'))
