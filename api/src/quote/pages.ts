import { label } from '../shared/label.ts'
import { definePages } from '../shared/pages.ts'

export const quotePages = definePages({
  holds: {
    path: '/purchase/holds',
    title: label('留房留厅', 'Holds'),
    permission: 'quote:list',
    menu: { name: 'PurchaseHolds', area: 'Purchase', group: 'daily', icon: 'calendar', sort: 135 },
  },
})
