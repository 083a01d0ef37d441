import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('crm-feedback', {
  title: { zh: '活动满意度', en: 'Satisfaction' },
  create: { zh: '新增活动满意度', en: 'New satisfaction' },
  edit: { zh: '编辑活动满意度', en: 'Edit satisfaction' },
  empty: { zh: '还没有满意度记录', en: 'Nothing written down yet' },
  emptyHint: {
    zh: '活动结束后回访客户，把评分、原话和改进措施记在这里。',
    en: 'Call the customer after an event and keep the score, their words and what to do better.',
  },
  'section.event': { zh: '活动', en: 'Event' },
  'section.scores': { zh: '评分（1–5 分）', en: 'Scores (1 to 5)' },
  'section.words': { zh: '评价与改进', en: 'Words and improvement' },
  'section.stamps': { zh: '登记信息', en: 'Registration' },
  star1: { zh: '很不满意', en: 'Very unhappy' },
  star2: { zh: '不满意', en: 'Unhappy' },
  star3: { zh: '一般', en: 'Fair' },
  star4: { zh: '满意', en: 'Happy' },
  star5: { zh: '非常满意', en: 'Very happy' },
})
