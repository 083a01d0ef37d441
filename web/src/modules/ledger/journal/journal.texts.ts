import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('journal', {
  title: { zh: '日记账', en: 'Journal' },
  'empty.title': { zh: '没有符合条件的流水', en: 'No lines' },
  'empty.hint': {
    zh: '费用入账、借款、还款和报销付款会自动记在这里。',
    en: 'Expenses, loans and payments are posted here by themselves.',
  },
})
