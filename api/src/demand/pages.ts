import { declareDocumentKind } from '../shared/document-kinds.ts'
import { label } from '../shared/label.ts'
import { definePages, recordPages, type MenuPlace } from '../shared/pages.ts'

const entry = (name: string, place: Omit<MenuPlace, 'name' | 'area'>): MenuPlace => ({
  name,
  area: 'Purchase',
  ...place,
})

const poolList = {
  path: '/purchase/pool',
  title: label('采购池', 'Purchase pool'),
  permission: 'purchasePool:list',
  menu: entry('PurchasePool', { group: 'daily', icon: 'appstore', sort: 120 }),
} as const

const poolDetail = {
  path: '/purchase/pool/detail',
  title: label('采购池需求详情', 'Line to be bought'),
  permission: 'purchasePool:list',
  parent: poolList,
  subject: 'poolLine',
} as const

export const demandPages = definePages({
  demand: recordPages({
    subject: 'demand',
    path: '/purchase/demand',
    noun: label('采购需求', 'Demand'),
    title: label('采购需求', 'Demands'),
    menu: entry('PurchaseDemand', { group: 'daily', icon: 'file-text', sort: 110 }),
  }),
  pool: { list: poolList, detail: poolDetail },
  type: recordPages({
    subject: 'purchaseType',
    path: '/purchase/purchaseClassify',
    noun: label('采购分类', 'Purchase type'),
    title: label('采购分类', 'Purchase types'),
    menu: entry('PurchasePurchaseClassify', { group: 'setup', icon: 'apartment', sort: 190 }),
  }),
})

declareDocumentKind('demand', label('采购需求', 'Demand'))
