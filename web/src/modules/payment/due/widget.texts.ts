import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('payment-due-widget', {
  none: { zh: '本周没有要付的款', en: 'Nobody is to be paid this week' },
  all: { zh: '共 {{count}} 项，查看全部', en: 'All {{count}}' },
})
