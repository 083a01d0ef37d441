import { label } from '../shared/label.ts'
import { definePages, recordPages } from '../shared/pages.ts'

export const noticePages = definePages({
  notices: {
    path: '/notice/list',
    title: label('通知', 'Notices'),
    menu: { name: 'NoticeList', area: 'Notice', icon: 'bell' },
  },
  /** What everybody reads, beside the pages of those who write. */
  bulletins: {
    path: '/notice/announcement/view',
    title: label('公告', 'Bulletin board'),
    menu: { name: 'AnnouncementView', area: 'Notice', icon: 'sound' },
  },
  announcement: recordPages({
    subject: 'announcement',
    path: '/notice/announcement',
    noun: label('公告', 'Announcement'),
    title: label('公告管理', 'Announcements'),
    menu: { name: 'Announcement', area: 'Notice', icon: 'notification' },
  }),
  smsTemplate: {
    path: '/purchase/smsTemplate',
    title: label('短信模板', 'SMS templates'),
    permission: 'smsTemplate:list',
    menu: { name: 'SmsTemplate', area: 'Purchase', group: 'setup', icon: 'message' },
  },
})
