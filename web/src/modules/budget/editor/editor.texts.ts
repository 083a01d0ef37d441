import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('budgetEditor', {
  'column.count': { zh: '数量或公式', en: 'Quantity or formula' },
  lines: { zh: '预算明细', en: 'Lines' },
  addCategory: { zh: '添加科目', en: 'Add a category' },
  noLines: {
    zh: '先添加一个科目，再在科目下逐行填写或从表格粘贴',
    en: 'Add a category, then type its lines or paste them',
  },
  formulaHint: {
    zh: '数量可以写公式：人数、天数、晚数、场次和 + - × ÷ ( )，例如 人数/2*晚数；类型选“按人数”且不写公式，数量就是人数。',
    en: 'A quantity may be a formula of 人数 (people), 天数 (days), 晚数 (nights), 场次 (sessions) and + - × ÷ ( ), such as 人数/2*晚数. A line per head without a formula counts the people.',
  },
  cost: { zh: '成本合计', en: 'Cost' },
  contingency: { zh: '其中不可预见费', en: 'Of it set aside' },
  income: { zh: '报价合计', en: 'Quoted' },
  incomeExTax: { zh: '报价（不含税）', en: 'Quoted ex tax' },
  tax: { zh: '销项税额', en: 'Tax on income' },
  margin: { zh: '毛利（不含税）', en: 'Margin ex tax' },
  marginRate: { zh: '毛利率', en: 'Margin rate' },
  perHead: { zh: '人均成本', en: 'Cost per head' },
  none: { zh: '—', en: '–' },
})
