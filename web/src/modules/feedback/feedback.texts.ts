import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('feedback', {
  title: { zh: '意见反馈', en: 'Feedback' },
  give: { zh: '意见反馈', en: 'Give feedback' },
  thanks: { zh: '已收到，谢谢您的反馈', en: 'Received, thank you' },
  edit: { zh: '处理意见反馈', en: 'Handle feedback' },
  'empty.title': { zh: '还没有意见反馈', en: 'No feedback yet' },
  'empty.hint': {
    zh: '同事们在任何页面的右上角都可以写下遇到的问题和建议。',
    en: 'Everybody can write down a problem or a wish from the upper right of any page.',
  },
  'section.handling': { zh: '处理', en: 'Handling' },
  'section.said': { zh: '反馈', en: 'Feedback' },
})
