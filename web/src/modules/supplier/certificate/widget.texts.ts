import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('certificateWidget', {
  renew: { zh: '发更新链接', en: 'Send a link' },
  none: { zh: '没有即将到期的证件', en: 'No certificate is about to expire' },
  noneHint: { zh: '到期前 30 天会出现在这里。', en: 'They appear here 30 days before.' },
  on: { zh: '{{date}} 到期', en: 'ends {{date}}' },
})
