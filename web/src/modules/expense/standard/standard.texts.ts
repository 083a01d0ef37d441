import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('expenseStandard', {
  title: { zh: '费用标准', en: 'Expense standards' },
  create: { zh: '新增标准', en: 'New standard' },
  edit: { zh: '编辑标准', en: 'Edit standard' },
  'empty.title': { zh: '还没有费用标准', en: 'No standards yet' },
  'empty.hint': {
    zh: '按费用类型和城市级别设每晚或每天的上限，超出的报销行会标出来。',
    en: 'Say what a night or a day may cost by city; lines of claims beyond it are marked.',
  },
  'section.basic': { zh: '标准', en: 'Standard' },
  'section.stamps': { zh: '记录', en: 'Record' },
  'rule.open': { zh: '城市级别与借款上限', en: 'Cities and loan limit' },
  'rule.saved': { zh: '已保存', en: 'Saved' },
})
