import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('directExpense', {
  title: { zh: '费用登记', en: 'Expenses' },
  create: { zh: '新增费用', en: 'New expense' },
  edit: { zh: '编辑费用', en: 'Edit expense' },
  'empty.title': { zh: '还没有费用', en: 'No expenses yet' },
  'empty.hint': {
    zh: '银行手续费、公司卡和分摊等不走报销的成本登记在这里，通过后入账到项目预算。',
    en: 'Bank fees, company cards and allocations: costs that are nobody’s claim, booked to the project’s budget.',
  },
  'section.basic': { zh: '费用', en: 'Expense' },
  'section.invoices': { zh: '发票', en: 'Invoices' },
  'void.title': { zh: '作废费用', en: 'Void the expense' },
  'void.done': { zh: '已作废，预算和发票已释放', en: 'Void; budget and invoices are free again' },
})
