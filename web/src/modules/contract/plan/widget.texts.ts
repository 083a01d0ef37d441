import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('contract-plan-widget', {
  none: { zh: '没有逾期的收付款', en: 'No instalment is overdue' },
})
