import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('fundAccount', {
  title: { zh: '资金账户', en: 'Fund accounts' },
  create: { zh: '新增资金账户', en: 'New fund account' },
  edit: { zh: '编辑资金账户', en: 'Edit fund account' },
  'empty.title': { zh: '还没有资金账户', en: 'No fund accounts yet' },
  'empty.hint': {
    zh: '登记我方公司的银行账户和期初余额，付款和还款就会记到账上。',
    en: 'Enter the bank accounts of your companies and what they began with; payments are then posted to them.',
  },
  'section.basic': { zh: '账户', en: 'Account' },
  'section.opening': { zh: '期初', en: 'Opening' },
  'section.more': { zh: '更多', en: 'More' },
  'section.stamps': { zh: '记录', en: 'Record' },
  balances: { zh: '资金余额', en: 'Balances' },
  balance: { zh: '当前余额', en: 'Balance now' },
  received: { zh: '本月收入', en: 'In this month' },
  paid: { zh: '本月支出', en: 'Out this month' },
  journal: { zh: '查看日记账', en: 'Open the journal' },
})
