import { label } from '../shared/label.ts'
import { definePages, recordPages, type PageDeclaration } from '../shared/pages.ts'

// The pages follow the records they are about.
const calendar: PageDeclaration = {
  path: '/supplier/calendar',
  title: label('档期日历', 'Availability'),
  permission: 'availability:list',
  menu: { name: 'SupplierCalendar', area: 'Supplier', group: 'daily', icon: 'calendar', sort: 100 },
}

export const finderPages = definePages({
  search: {
    path: '/supplier/finder',
    title: label('找酒店找场地', 'Find venues'),
    permission: 'finder:list',
    menu: { name: 'SupplierFinder', area: 'Supplier', group: 'daily', icon: 'search', sort: 90, featured: 10 },
  },
  map: {
    path: '/supplier/map',
    title: label('供应商地图', 'Supplier map'),
    permission: 'finder:list',
    menu: { name: 'SupplierMap', area: 'Supplier', group: 'insight', icon: 'environment', sort: 5010 },
  },
  calendar,
  statistics: {
    path: '/supplier/statistics',
    title: label('供应商统计', 'Supplier statistics'),
    permission: 'supplierStatistics:list',
    menu: { name: 'SupplierStatistics', area: 'Supplier', group: 'insight', icon: 'bar-chart', sort: 5030 },
  },
  ranking: {
    path: '/supplier/ranking',
    title: label('供应商排行', 'Supplier ranking'),
    permission: 'supplierStatistics:list',
    menu: { name: 'SupplierRanking', area: 'Supplier', group: 'insight', icon: 'trophy', sort: 5040 },
  },
  availability: recordPages({
    subject: 'availability',
    path: '/supplier/availability',
    noun: label('档期', 'Availability'),
    title: label('档期列表', 'All availability'),
    parent: calendar,
  }),
})
