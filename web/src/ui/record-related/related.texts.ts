import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('related', {
  add: { zh: '添加{{name}}', en: 'Add {{name}}' },
  edit: { zh: '编辑{{name}}', en: 'Edit {{name}}' },
  none: { zh: '还没有{{name}}', en: 'No {{name}} yet' },
  actions: { zh: '操作', en: 'Actions' },
  all: { zh: '仅显示前 {{count}} 条', en: 'Only the first {{count}} are shown' },
})
