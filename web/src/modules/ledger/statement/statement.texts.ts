import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('ledgerStatement', {
  title: { zh: '科目余额', en: 'Statement' },
  company: { zh: '我方公司', en: 'Company' },
  period: { zh: '期间', en: 'Period' },
  account: { zh: '科目', en: 'Account' },
  opening: { zh: '期初余额', en: 'Opening' },
  debit: { zh: '借方发生', en: 'Debit' },
  credit: { zh: '贷方发生', en: 'Credit' },
  closing: { zh: '期末余额', en: 'Closing' },
  total: { zh: '合计', en: 'Total' },
  of: { zh: '{{account}} · {{figure}}，打开明细', en: '{{account}}, {{figure}}: open its lines' },
  'empty.title': { zh: '还没有账目', en: 'No postings yet' },
  'empty.hint': {
    zh: '先登记资金账户；费用、借款和报销入账以后，这里会有每个科目的余额。',
    en: 'Enter fund accounts first; once expenses, loans and claims are booked, every account stands here.',
  },
})
