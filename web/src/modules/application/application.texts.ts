import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('application', {
  title: { zh: '申请单', en: 'Applications' },
  create: { zh: '新建申请', en: 'New application' },
  edit: { zh: '编辑申请', en: 'Edit application' },
  'empty.title': { zh: '还没有申请单', en: 'No applications yet' },
  'empty.hint': {
    zh: '写下第一份申请，提交后在这里看到它走到哪一步。',
    en: 'Write the first one; once submitted, you see here how far it is.',
  },
  'section.basic': { zh: '申请内容', en: 'Content' },
  loadingFlow: { zh: '正在匹配审批流，请稍候', en: 'Looking for the flow, one moment' },
  submit: { zh: '提交审批', en: 'Submit for approval' },
  approvals: { zh: '审批记录', en: 'Approvals' },
  'section.who': { zh: '申请人与时间', en: 'Applicant and dates' },
})
