import {
  BarChartOutlined,
  CalendarOutlined,
  EnvironmentOutlined,
  FileSearchOutlined,
  TrophyOutlined,
} from '@ant-design/icons'
import { label } from '@srm/api/shared/label'
import type { Page } from '@/lib/module.ts'
import { defineModule } from '@/ui/module.ts'
import { availabilityPaths, calendarPath, finderPath, mapPath, rankingPath, statisticsPath } from './finder.paths.ts'

const group = label('供应商', 'Suppliers')
const titles = {
  finder: label('找酒店找场地', 'Find hotels and halls'),
  map: label('供应商地图', 'Supplier map'),
  calendar: label('档期日历', 'Availability'),
  statistics: label('供应商统计', 'Supplier statistics'),
  ranking: label('供应商排行', 'Supplier ranking'),
}

const pages: readonly Page[] = [
  { path: finderPath, title: titles.finder, permission: 'finder:list', load: () => import('./search.page.tsx') },
  { path: mapPath, title: titles.map, permission: 'finder:list', load: () => import('./map.page.tsx') },
  {
    path: calendarPath,
    title: titles.calendar,
    permission: 'availability:list',
    load: () => import('./calendar.page.tsx'),
  },
  {
    path: statisticsPath,
    title: titles.statistics,
    permission: 'supplierStatistics:list',
    load: () => import('./statistics.page.tsx'),
  },
  {
    path: rankingPath,
    title: titles.ranking,
    permission: 'supplierStatistics:list',
    load: () => import('./ranking.page.tsx'),
  },
  {
    path: '/supplier/availability',
    title: label('档期列表', 'All availability'),
    permission: 'availability:list',
    under: calendarPath,
    load: () => import('./availability.list.page.tsx'),
  },
  {
    path: '/supplier/availability/edit',
    title: label('编辑档期', 'Edit availability'),
    under: calendarPath,
    dynamicNewTab: true,
    load: () => import('./availability.edit.page.tsx'),
  },
  {
    path: '/supplier/availability/detail',
    title: label('档期详情', 'Availability details'),
    permission: 'availability:show',
    under: calendarPath,
    subject: 'availability',
    load: () => import('./availability.detail.page.tsx'),
  },
]

const entry = (path: string, title: typeof group, icon: typeof BarChartOutlined, permission: string) => ({
  group,
  path,
  title,
  icon,
  permission,
})

export const finder = defineModule({
  name: 'finder',
  pages,
  menu: [
    entry(finderPath, titles.finder, FileSearchOutlined, 'finder:list'),
    entry(mapPath, titles.map, EnvironmentOutlined, 'finder:list'),
    entry(calendarPath, titles.calendar, CalendarOutlined, 'availability:list'),
    entry(statisticsPath, titles.statistics, BarChartOutlined, 'supplierStatistics:list'),
    entry(rankingPath, titles.ranking, TrophyOutlined, 'supplierStatistics:list'),
  ],
  actions: [
    {
      key: 'availability.create',
      title: label('登记档期', 'Mark availability'),
      icon: CalendarOutlined,
      permission: 'availability:create',
      to: availabilityPaths.create,
    },
  ],
})
