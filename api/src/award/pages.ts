import { declareDocumentKind } from '../shared/document-kinds.ts'
import { label } from '../shared/label.ts'
import { definePages, recordPages } from '../shared/pages.ts'

const awardRecord = recordPages({
  subject: 'award',
  path: '/purchase/award',
  noun: label('定标单', 'Award'),
  title: label('定标', 'Awards'),
  menu: { name: 'PurchaseAward', area: 'Purchase', group: 'daily', icon: 'trophy', sort: 140 },
})

export const awardPages = definePages({
  priceParity: {
    path: '/purchase/priceParity',
    title: label('比价', 'Price comparison'),
    permission: 'priceParity:show',
    parent: awardRecord.list,
    dynamicNewTab: true,
  },
  statistics: {
    path: '/purchase/statistics',
    title: label('采购统计', 'Purchase statistics'),
    permission: 'purchaseStatistics:show',
    menu: { name: 'PurchaseStatistics', area: 'Purchase', group: 'insight', icon: 'bar-chart', sort: 170 },
  },
  award: awardRecord,
})

declareDocumentKind('award', label('定标单', 'Award'))
