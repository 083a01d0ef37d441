import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('budgetTemplate', {
  title: { zh: '预算模板', en: 'Budget templates' },
  create: { zh: '新增预算模板', en: 'New budget template' },
  edit: { zh: '编辑预算模板', en: 'Edit budget template' },
  'empty.title': { zh: '还没有预算模板', en: 'No budget templates yet' },
  'empty.hint': {
    zh: '把常做的活动写成模板：有哪些科目和明细、数量怎么算、成本和报价各是多少。',
    en: 'Write down what you do often: categories and lines, how quantities are worked out, costs and prices.',
  },
  'section.template': { zh: '模板', en: 'Template' },
  'section.lines': { zh: '预算明细', en: 'Lines' },
  formulaHint: {
    zh: '数量公式可用 人数、天数、晚数、场次 和 + - × ÷ ( )，例如 人数/2*晚数；写错时单元格会指出第几个字符。',
    en: 'Formulas use 人数 (people), 天数 (days), 晚数 (nights), 场次 (sessions) and + - × ÷ ( ), such as 人数/2*晚数. A cell says at which character it is wrong.',
  },
  versions: { zh: '历史版本', en: 'Versions' },
  version: { zh: 'V{{number}} · {{count}} 行', en: 'V{{number}} · {{count}} lines' },
  compare: { zh: '与当前版本的区别', en: 'What is different now' },
  'compare.none': { zh: '选择一个旧版本查看区别', en: 'Choose an older version to see what changed' },
})
