import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('inquiry-widget', {
  until: { zh: '截止 {{at}}', en: 'Closes {{at}}' },
  'running.none': { zh: '没有进行中的询价', en: 'No inquiry is running' },
})
