import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('demand-pool-widget', {
  none: { zh: '采购池里没有待认领的需求', en: 'Nothing in the pool waits to be claimed' },
})
