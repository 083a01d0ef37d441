import { label } from '@srm/api/shared/label'
import type { ModuleHelp } from '@/lib/module/help.ts'

export const help: ModuleHelp = {
  pages: {
    '/notice/list': {
      purpose: label(
        '发给您的通知：审批、到期、评论和公告。',
        'What you were told: approvals, due dates, comments and announcements.',
      ),
    },
    '/notice/announcement': {
      purpose: label('发布公司公告，查看谁读过。', 'Publish announcements and see who read them.'),
    },
    '/notice/announcement/view': {
      purpose: label('公司的公告。', 'The announcements of the company.'),
    },
    '/purchase/smsTemplate': {
      purpose: label(
        '系统发出的短信：每个场景的文案、是否发送，以及发送记录。文案含签名不超过 70 个字。',
        'The text messages the system sends: their words, whether they go out, and what became of them. A text has at most 70 characters with its signature.',
      ),
    },
  },
  glossary: {},
}
