import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('ledgerLines', {
  day: { zh: '日期', en: 'Day' },
  event: { zh: '业务', en: 'Event' },
  document: { zh: '单据', en: 'Document' },
  account: { zh: '科目', en: 'Account' },
  debit: { zh: '借方', en: 'Debit' },
  credit: { zh: '贷方', en: 'Credit' },
  reversal: { zh: '冲销', en: 'Reversal of' },
  'empty.title': { zh: '还没有入账', en: 'Nothing is posted yet' },
  'empty.hint': {
    zh: '开票、收款、付款等业务发生后，这里列出它在总账里的每一行。',
    en: 'Once money moves or is owed, each line of it in the ledger stands here.',
  },
})
