import type { MenuItem } from '#kernel/module.ts'

const item = (path: string, name: string, title: string, icon: string, permission: string): MenuItem => ({
  under: 'Supplier',
  path: `/supplier/${path}`,
  name,
  title,
  icon,
  permission,
})

/** They follow the records they are about. */
const after = 5000

const items: readonly MenuItem[] = [
  item('finder', 'SupplierFinder', '找酒店找场地', 'file-search', 'finder:list'),
  item('map', 'SupplierMap', '供应商地图', 'environment', 'finder:list'),
  item('calendar', 'SupplierCalendar', '档期日历', 'calendar', 'availability:list'),
  item('statistics', 'SupplierStatistics', '供应商统计', 'bar-chart', 'supplierStatistics:list'),
  item('ranking', 'SupplierRanking', '供应商排行', 'dashboard', 'supplierStatistics:list'),
]

export const menu: readonly MenuItem[] = items.map((one, index) => ({ ...one, sort: after + index * 10 }))
