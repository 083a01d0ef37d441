import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('externalComment', {
  comments: { zh: '评论', en: 'Comments' },
  'comments.hint': {
    zh: '只有您和发送链接的公司能看到，对方会收到通知。',
    en: 'Only you and the company that sent the link read them. They are told.',
  },
  'comments.label': { zh: '写下您的意见', en: 'What would you like to say?' },
  'comments.send': { zh: '发表评论', en: 'Send' },
})
