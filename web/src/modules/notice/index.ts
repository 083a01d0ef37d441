import { BellOutlined, EditOutlined, NotificationOutlined, SoundOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import { label } from '@srm/api/shared/label'
import { defineModule } from '@/ui/module.ts'
import { Bell } from './bell.tsx'

const group = label('消息', 'Messages')
const notices = { path: '/notice/list', title: label('通知', 'Notices') } as const
const reading = { path: '/notice/announcement/view', title: label('公告', 'Bulletin board') } as const
const writing = {
  path: '/notice/announcement',
  title: label('公告管理', 'Announcements'),
  permission: 'announcement:list',
} as const

export const notice = defineModule({
  name: 'notice',
  pages: [
    { ...notices, load: () => import('./notice.list.page.tsx') },
    { ...reading, load: () => import('./announcement.view.page.tsx') },
    { ...writing, load: () => import('./announcement.list.page.tsx') },
    {
      path: `${writing.path}/edit`,
      title: label('编辑公告', 'Edit announcement'),
      under: writing.path,
      dynamicNewTab: true,
      load: () => import('./announcement.edit.page.tsx'),
    },
    {
      path: `${writing.path}/detail`,
      title: label('公告详情', 'Announcement details'),
      under: writing.path,
      permission: 'announcement:show',
      subject: 'announcement',
      load: () => import('./announcement.detail.page.tsx'),
    },
  ],
  menu: [
    { group, icon: BellOutlined, ...notices },
    { group, icon: SoundOutlined, ...reading },
    { group, icon: NotificationOutlined, ...writing },
  ],
  actions: [
    {
      key: 'announcement.create',
      title: label('写公告', 'Write an announcement'),
      icon: EditOutlined,
      permission: 'announcement:create',
      to: `${writing.path}/edit`,
    },
  ],
  widgets: [
    {
      type: 'announcement',
      title: reading.title,
      icon: SoundOutlined,
      size: { w: 4, h: 8, minW: 3, minH: 4 },
      to: reading.path,
      load: async () => (await import('./announcement.widget.tsx')).AnnouncementWidget,
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
  slots: {
    notices: Bell,
    noticePreferences: lazy(async () => ({ default: (await import('./notice.preferences.tsx')).NoticePreferences })),
  },
})
