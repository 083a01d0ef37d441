import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('receipt-widget', {
  none: { zh: '没有未认领的收款', en: 'No receipt waits to be claimed' },
})
