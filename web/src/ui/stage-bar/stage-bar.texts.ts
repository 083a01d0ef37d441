import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('stage-bar', {
  holds: { zh: '已满足', en: 'Met' },
  missing: { zh: '未满足', en: 'Not met' },
  advises: { zh: '请留意', en: 'Please note' },
  mend: { zh: '去处理', en: 'Mend' },
  checks: { zh: '条件', en: 'Conditions' },
  noChecks: { zh: '没有前置条件', en: 'Nothing has to be met first' },
  lacks: { zh: '到“{{name}}”还差 {{count}} 项', en: '{{count}} still to do for “{{name}}”' },
  done: { zh: '已过', en: 'Passed' },
  stepOf: { zh: '{{done}}/{{all}}', en: '{{done}}/{{all}}' },
})
