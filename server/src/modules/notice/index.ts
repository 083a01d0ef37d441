import { Announcement } from '@srm/api/notice'
import { label } from '@srm/api/shared/label'
import type { Config } from '#kernel/config.ts'
import { defineModule, type Module } from '#kernel/module.ts'
import { createFeishu } from './feishu.service.ts'
import { createHub, startHub } from './hub.service.ts'
import { jobsOf } from './notice.jobs.ts'
import { developmentRoutes, routesOf } from './notice.routes.ts'
import { tellOfComment } from './notice.service.ts'

export const noticeModule = (config: Config): Module => {
  const hub = createHub()
  return defineModule({
    name: 'notice',
    routes: [...routesOf(hub), ...developmentRoutes(config)],
    jobs: jobsOf(createFeishu(config)),
    on: { 'record.commented': tellOfComment },
    subjects: [
      {
        record: Announcement,
        permission: 'announcement:show',
        code: { type: 30, prefix: 'GG', digits: 4 },
      },
    ],
    menu: [
      { under: 'Notice', path: '/notice/list', name: 'NoticeList', title: '通知', icon: 'bell' },
      {
        under: 'Notice',
        path: '/notice/announcement/view',
        name: 'AnnouncementView',
        title: '公告',
        icon: 'sound',
      },
      {
        under: 'Notice',
        path: '/notice/announcement',
        name: 'Announcement',
        title: '公告管理',
        icon: 'notification',
        permission: 'announcement:list',
      },
    ],
    steps: [
      {
        key: 'announcement',
        rank: 70,
        label: label('发布第一条公告', 'Publish a first announcement'),
        path: '/notice/announcement',
        permission: 'announcement:publish',
        done: "select exists (select 1 from announcement where tenant_id = $1 and status = 'published')",
      },
    ],
    start: (host) => startHub(hub, host),
  })
}

export { createAnnouncement, publishAnnouncement } from './announcement.service.ts'
export { notify, push } from './notice.service.ts'
export { requestDecoy, requestSmsCode, spendSmsCode } from './sms.service.ts'
