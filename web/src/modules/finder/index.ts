import { BarChartOutlined, CalendarOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import { finderPages } from '@srm/api/finder/pages'
import { label } from '@srm/api/shared/label'
import { routes } from '@/lib/module/module.ts'
import { defineModule } from '@/ui/module.ts'
import { availabilityPaths } from './finder.paths.ts'

const calendarTitle = finderPages.calendar.title

/** A map of the country with marks on it, for pages that stand above suppliers; its code comes with the first one. */
export const CountryMap = lazy(async () => ({ default: (await import('./map/canvas.tsx')).MapCanvas }))
export type { Markers } from './map/canvas.tsx'

export const finder = defineModule({
  name: 'finder',
  help: async () => (await import('./finder.help.ts')).help,
  pages: routes(finderPages, {
    search: () => import('./search/search.page.tsx'),
    map: () => import('./map/map.page.tsx'),
    calendar: () => import('./calendar/calendar.page.tsx'),
    statistics: () => import('./statistics/statistics.page.tsx'),
    ranking: () => import('./statistics/ranking.page.tsx'),
    availability: {
      list: () => import('./availability/list.page.tsx'),
      edit: () => import('./availability/edit.page.tsx'),
      detail: () => import('./availability/detail.page.tsx'),
    },
  }),
  recordActions: [
    {
      subject: 'place',
      key: 'calendar',
      title: calendarTitle,
      permission: 'availability:list',
      load: async () => (await import('./calendar/button.tsx')).PlaceCalendarButton,
    },
    {
      subject: 'hotel',
      key: 'calendar',
      title: calendarTitle,
      permission: 'availability:list',
      load: async () => (await import('./calendar/button.tsx')).HotelCalendarButton,
    },
  ],
  widgets: [
    {
      type: 'availabilityWeek',
      title: label('本周档期', 'This week'),
      icon: CalendarOutlined,
      permission: 'availability:list',
      size: { w: 4, h: 7, minW: 3, minH: 4 },
      to: finderPages.calendar.path,
      byDefault: { column: 'side', rank: 30 },
      load: async () => (await import('./week.widget.tsx')).WeekWidget,
    },
    {
      type: 'supplierSpend',
      title: label('合作金额与前五供应商', 'Spend and top suppliers'),
      icon: BarChartOutlined,
      permission: 'supplierStatistics:list',
      size: { w: 8, h: 8, minW: 4, minH: 5 },
      to: finderPages.statistics.path,
      byDefault: { column: 'main', rank: 50 },
      load: async () => (await import('./spend.widget.tsx')).SpendWidget,
    },
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
