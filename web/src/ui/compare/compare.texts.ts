import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('compare', {
  field: { zh: '字段', en: 'Field' },
  line: { zh: '变化', en: 'Change' },
  onlyChanges: { zh: '只看有变化的', en: 'Changes only' },
  same: { zh: '没有变化', en: 'Nothing changed' },
  counts: { zh: '{{fields}} 个字段、{{lines}} 行有变化', en: '{{fields}} fields and {{lines}} lines changed' },
  added: { zh: '新增', en: 'Added' },
  removed: { zh: '删除', en: 'Removed' },
  changed: { zh: '修改', en: 'Changed' },
})
