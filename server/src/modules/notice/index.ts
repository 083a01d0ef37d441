import { noticePages } from '@srm/api/notice/pages'
import { codeScenes, noticeDigestScene, noticeScene } from '@srm/api/notice/sms-scenes'
import { label } from '@srm/api/shared/label'
import type { Config } from '#kernel/config.ts'
import { defineModule, type Module } from '#kernel/module.ts'
import { createMail } from '#kernel/ports/mail.ts'
import { announcements } from './announcement/announcement.service.ts'
import { createFeishu } from './delivery/feishu.service.ts'
import { createHub, startHub } from './stream/hub.service.ts'
import { jobsOf } from './notice.jobs.ts'
import { developmentRoutes, routesOf } from './notice.routes.ts'
import { notifyComment, notifyShare } from './notice.service.ts'
import { grants } from './notice.defaults.ts'
import { commentSentences } from './sentences.rules.ts'
import { smsLogList } from './sms/log.views.ts'
import { sendReasons } from './sms/sentences.rules.ts'

export const noticeModule = (config: Config): Module => {
  const hub = createHub()
  return defineModule({
    name: 'notice',
    grants,
    sentences: [...Object.values(commentSentences), ...Object.values(sendReasons)],
    smsScenes: [...Object.values(codeScenes), noticeScene, noticeDigestScene],
    permissions: {
      sms: label('短信', 'SMS'),
      smsTemplate: label('短信模板', 'SMS templates'),
      smsLog: label('短信发送记录', 'SMS log'),
    },
    lists: [smsLogList],
    routes: [...routesOf(hub), ...announcements.routes, ...developmentRoutes(config)],
    jobs: jobsOf({ feishu: createFeishu(config), mail: createMail(config) }),
    on: { 'record.commented': notifyComment, 'record.shared': notifyShare },
    subjects: [announcements.subject],
    pages: noticePages,
    steps: [
      {
        key: 'announcement',
        rank: 70,
        label: label('发布第一条公告', 'Publish a first announcement'),
        path: noticePages.announcement.list.path,
        permission: 'announcement:publish',
        done: "select exists (select 1 from announcement where tenant_id = $1 and status = 'published')",
      },
    ],
    start: (host) => startHub(hub, host),
  })
}

export const createAnnouncement = announcements.service.create
export { publishAnnouncement } from './announcement/announcement.service.ts'
export { notify, push } from './notice.service.ts'
export { sendSms } from './sms/send.service.ts'
export { requestDecoy, requestSmsCode, spendSmsCode } from './sms/sms.service.ts'
