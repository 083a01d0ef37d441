import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('award', {
  title: { zh: '定标', en: 'Awards' },
  submit: { zh: '提交审批', en: 'Submit' },
  approvals: { zh: '审批', en: 'Approval' },
  compare: { zh: '查看比价', en: 'Comparison' },
  'section.figures': { zh: '金额与节约', en: 'Amounts and savings' },
  'section.why': { zh: '说明', en: 'Why' },
  'section.stamps': { zh: '记录', en: 'Record' },
  'empty.title': { zh: '还没有定标单', en: 'No awards yet' },
  'empty.hint': {
    zh: '报价开标后，在采购单的比价页选定供应商',
    en: 'Choose suppliers where the quotes of a purchase are compared',
  },
  'edit.none': { zh: '定标从比价开始', en: 'Awards begin with the comparison' },
  'edit.noneHint': {
    zh: '请打开已开标的采购单，在比价页选定供应商',
    en: 'Open a purchase whose quotes are opened and compare them',
  },
  'edit.go': { zh: '去采购单', en: 'To the purchases' },
})
