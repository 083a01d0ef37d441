import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('detail', {
  copyCode: { zh: '复制编号', en: 'Copy the code' },
  copied: { zh: '已复制 {{code}}', en: 'Copied {{code}}' },
  more: { zh: '更多操作', en: 'More actions' },
  moreTabs: { zh: '更多', en: 'More' },
  showEmpty: { zh: '显示 {{count}} 个空字段', en: 'Show {{count}} empty fields' },
  hideEmpty: { zh: '收起空字段', en: 'Hide empty fields' },
  facts: { zh: '详细信息', en: 'Details' },
  previous: { zh: '上一条', en: 'Previous' },
  next: { zh: '下一条', en: 'Next' },
  place: { zh: '第 {{index}} 条，共 {{count}} 条', en: '{{index}} of {{count}}' },
  print: { zh: '打印', en: 'Print' },
  backToRecord: { zh: '返回记录', en: 'Back to the record' },
  printedBy: { zh: '{{name}} 打印于 {{time}}', en: 'Printed by {{name}} at {{time}}' },
})
