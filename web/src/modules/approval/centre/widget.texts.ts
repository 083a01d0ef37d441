import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('approvalWidget', {
  approve: { zh: '同意', en: 'Approve' },
  view: { zh: '查看', en: 'View' },
  'todo.none': { zh: '没有等您审批的单据', en: 'Nothing waits for your approval' },
  'todo.noneHint': { zh: '新的审批到达后会出现在这里。', en: 'New approvals appear here.' },
  'waited.minutes': { zh: '刚刚到达', en: 'just arrived' },
  'waited.hours': { zh: '已等 {{count}} 小时', en: 'waiting {{count}} h' },
  'waited.days': { zh: '已等 {{count}} 天', en: 'waiting {{count}} d' },
  'mine.none': { zh: '还没有提交过单据', en: 'Nothing submitted yet' },
  'mine.noneHint': { zh: '提交后在这里看到它走到哪一步。', en: 'Once submitted, you see here how far it is.' },
  'mine.at': { zh: '等待 {{who}}', en: 'with {{who}}' },
})
