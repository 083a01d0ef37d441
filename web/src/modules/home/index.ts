import {
  AppstoreOutlined,
  CalendarOutlined,
  CompassOutlined,
  DashboardOutlined,
  FieldTimeOutlined,
  HistoryOutlined,
} from '@ant-design/icons'
import { lazy } from 'react'
import { homePages } from '@srm/api/home/pages'
import { label } from '@srm/api/shared/label'
import { routes } from '@/lib/module/module.ts'
import { defineModule } from '@/ui/module.ts'

export const home = defineModule({
  name: 'home',
  help: async () => (await import('./home.help.ts')).help,
  pages: routes(homePages, {
    home: () => import('./home.page.tsx'),
    calendar: () => import('./calendar/calendar.page.tsx'),
    map: () => import('./map/map.page.tsx'),
  }),
  slots: { visit: lazy(async () => ({ default: (await import('./home.visit.tsx')).Visit })) },
  widgets: [
    {
      type: 'figures',
      title: label('今日数字', 'Figures of today'),
      icon: DashboardOutlined,
      size: { w: 12, h: 2, minW: 6, minH: 2 },
      bare: true,
      byDefault: { column: 'top', rank: 10 },
      load: async () => (await import('./home.figures.tsx')).Figures,
    },
    {
      type: 'today',
      title: label('今天必须处理', 'Due today'),
      icon: FieldTimeOutlined,
      size: { w: 4, h: 7, minW: 3, minH: 4 },
      byDefault: { column: 'side', rank: 10 },
      load: async () => (await import('./home.today.tsx')).Today,
    },
    {
      type: 'calendarWeek',
      title: label('未来七天', 'Next seven days'),
      icon: CalendarOutlined,
      size: { w: 4, h: 7, minW: 3, minH: 4 },
      to: homePages.calendar.path,
      byDefault: { column: 'side', rank: 15, roles: ['GM', 'DEPT', 'PM', 'SALES', 'FINANCE'] },
      load: async () => (await import('./calendar/week.widget.tsx')).WeekWidget,
    },
    {
      type: 'entries',
      title: label('快捷入口', 'Quick entries'),
      icon: AppstoreOutlined,
      size: { w: 4, h: 5, minW: 3, minH: 3 },
      byDefault: { column: 'side', rank: 40 },
      load: async () => (await import('./home.entries.tsx')).Entries,
    },
    {
      type: 'guide',
      title: label('新手引导', 'First steps'),
      icon: CompassOutlined,
      size: { w: 8, h: 8, minW: 4, minH: 5 },
      byDefault: { column: 'main', rank: 90 },
      load: async () => (await import('./home.guide.tsx')).Guide,
    },
    {
      type: 'recent',
      title: label('最近访问', 'Recently opened'),
      icon: HistoryOutlined,
      size: { w: 8, h: 8, minW: 3, minH: 4 },
      byDefault: { column: 'main', rank: 80 },
      load: async () => (await import('./home.recent.tsx')).RecentRecords,
    },
  ],
})
