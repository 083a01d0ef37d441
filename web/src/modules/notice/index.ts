import { BellOutlined, EditOutlined, SoundOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import { noticePages } from '@srm/api/notice/pages'
import { label } from '@srm/api/shared/label'
import { routes } from '@/lib/module/module.ts'
import { defineModule } from '@/ui/module.ts'
import { Bell } from './bell/bell.tsx'

const { notices, bulletins, announcement } = noticePages

export const notice = defineModule({
  name: 'notice',
  help: async () => (await import('./notice.help.ts')).help,
  pages: routes(noticePages, {
    notices: () => import('./notice.list.page.tsx'),
    bulletins: () => import('./announcement/view.page.tsx'),
    announcement: {
      list: () => import('./announcement/list.page.tsx'),
      edit: () => import('./announcement/edit.page.tsx'),
      detail: () => import('./announcement/detail.page.tsx'),
    },
    smsTemplate: () => import('./sms/template.page.tsx'),
  }),
  actions: [
    {
      key: 'announcement.create',
      title: label('写公告', 'Write an announcement'),
      icon: EditOutlined,
      permission: 'announcement:create',
      to: announcement.edit.path,
    },
  ],
  widgets: [
    {
      type: 'announcement',
      title: bulletins.title,
      icon: SoundOutlined,
      size: { w: 4, h: 7, minW: 3, minH: 4 },
      byDefault: { column: 'side', rank: 60 },
      to: bulletins.path,
      load: async () => (await import('./announcement/widget.tsx')).AnnouncementWidget,
    },
    {
      type: 'notice',
      title: label('未读通知', 'Unread notices'),
      icon: BellOutlined,
      size: { w: 4, h: 8, minW: 3, minH: 4 },
      to: notices.path,
      load: async () => (await import('./notice.widget.tsx')).NoticeWidget,
    },
  ],
  counters: [{ area: 'Notice', load: async () => (await import('./bell/counter.tsx')).UnreadCounter }],
  slots: {
    notices: Bell,
    noticePreferences: lazy(async () => ({ default: (await import('./notice.preferences.tsx')).NoticePreferences })),
  },
})
