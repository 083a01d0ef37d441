import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('money-strip', {
  shareOf: { zh: '占{{name}} {{share}}%', en: '{{share}}% of {{name}}' },
  covered: { zh: '您的角色看不到这项金额', en: 'Your roles do not show this amount' },
})
