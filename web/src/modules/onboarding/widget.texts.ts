import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('onboardingWidget', {
  none: { zh: '没有待审核的准入申请', en: 'No admission waits' },
  noneHint: { zh: '供应商提交申请后会出现在这里。', en: 'They appear here once suppliers apply.' },
})
