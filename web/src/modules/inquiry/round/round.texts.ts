import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('inquiryRound', {
  start: { zh: '发起新一轮', en: 'Another round' },
  started: { zh: '已通知入围供应商重新报价', en: 'The short list is asked to quote again' },
  suppliers: { zh: '邀请的供应商', en: 'Suppliers asked' },
  hint: {
    zh: '新一轮报价同样密封，供应商只看到自己上一轮的价格；未邀请的保留上一轮报价，定标后再通知。',
    en: 'Quotes are sealed again and suppliers see their own price alone. Whoever is not asked hears of the award.',
  },
  none: { zh: '请至少选择一家供应商', en: 'Choose a supplier' },
})
