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
  'section.who': { zh: '申请人与时间', en: 'Applicant and dates' },
})
