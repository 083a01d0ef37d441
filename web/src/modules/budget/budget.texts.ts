import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('budget', {
  'classify.title': { zh: '预算科目', en: 'Budget categories' },
  'classify.used': { zh: '预算项', en: 'Budget lines' },
  'classify.count': { zh: '{{count}} 个预算项', en: '{{count}} lines' },
  'classify.add': { zh: '新增科目', en: 'New category' },
  'classify.empty': { zh: '还没有预算科目', en: 'No categories yet' },
  'classify.emptyHint': {
    zh: '预算按科目汇总和控制，可以有上下级。',
    en: 'Budgets are summed up and controlled by category.',
  },
  'item.title': { zh: '预算项', en: 'Budget line' },
  'item.needsProject': { zh: '请先选择项目', en: 'Choose the project first' },
})
