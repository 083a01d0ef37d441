import { label } from '../shared/label.ts'
import { definePages, recordPages } from '../shared/pages.ts'

export const scorecardPages = definePages({
  rating: recordPages({
    subject: 'supplierRating',
    path: '/supplier/rating',
    noun: label('供应商评价', 'Rating'),
    title: label('供应商评价', 'Supplier ratings'),
    plan: 'standard',
    menu: { name: 'SupplierRating', area: 'Supplier', group: 'insight', icon: 'star', sort: 900 },
    edit: { dynamicNewTab: false },
  }),
  template: recordPages({
    subject: 'scorecardTemplate',
    path: '/supplier/scorecard',
    noun: label('评分模板', 'Template'),
    title: label('评分模板', 'Scorecard templates'),
    plan: 'standard',
    menu: { name: 'ScorecardTemplate', area: 'Supplier', group: 'setup', icon: 'profile', sort: 910 },
    edit: { dynamicNewTab: false },
  }),
})
