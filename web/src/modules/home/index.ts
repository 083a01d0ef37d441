import { AppstoreOutlined, CompassOutlined, HistoryOutlined, HomeOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import { label } from '@srm/api/shared/label'
import { defineModule } from '@/ui/module.ts'

const title = label('首页', 'Home')

export const home = defineModule({
  name: 'home',
  pages: [{ path: '/', title, load: () => import('./home.page.tsx') }],
  menu: [{ group: title, path: '/', title, icon: HomeOutlined }],
  slots: { visit: lazy(async () => ({ default: (await import('./home.visit.tsx')).Visit })) },
  widgets: [
    {
      type: 'entries',
      title: label('快捷入口', 'Quick entries'),
      icon: AppstoreOutlined,
      size: { w: 8, h: 5, minW: 3, minH: 3 },
      load: async () => (await import('./home.entries.tsx')).Entries,
    },
    {
      type: 'guide',
      title: label('新手引导', 'First steps'),
      icon: CompassOutlined,
      size: { w: 8, h: 8, minW: 4, minH: 5 },
      load: async () => (await import('./home.guide.tsx')).Guide,
    },
    {
      type: 'recent',
      title: label('最近访问', 'Recently opened'),
      icon: HistoryOutlined,
      size: { w: 8, h: 8, minW: 3, minH: 4 },
      load: async () => (await import('./home.recent.tsx')).RecentRecords,
    },
  ],
})
