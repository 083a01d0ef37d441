import { declareDocumentKind } from '../shared/document-kinds.ts'
import { label } from '../shared/label.ts'
import { definePages, recordPages, type MenuPlace } from '../shared/pages.ts'

const plan = 'standard'
const entry = (name: string, place: Omit<MenuPlace, 'name' | 'area'>): MenuPlace => ({
  name,
  area: 'Finance',
  ...place,
})

export const ledgerPages = definePages({
  journal: {
    path: '/finance/journal',
    title: label('日记账', 'Journal'),
    permission: 'journalLine:list',
    plan,
    menu: entry('FinanceJournal', { group: 'daily', icon: 'unordered-list', sort: 5100 }),
  },
  statement: {
    path: '/finance/statement',
    title: label('科目余额', 'Statement'),
    permission: 'ledger:show',
    plan,
    menu: entry('FinanceStatement', { group: 'daily', icon: 'table', sort: 5110 }),
  },
  voucher: {
    path: '/finance/voucher',
    title: label('会计凭证', 'Vouchers'),
    permission: 'voucher:list',
    plan,
    menu: entry('FinanceVoucher', { group: 'daily', icon: 'file-text', sort: 5115 }),
  },
  monthClose: {
    path: '/finance/monthClose',
    title: label('月结', 'Month close'),
    permission: 'ledger:show',
    plan,
    menu: entry('FinanceMonthClose', { group: 'setup', icon: 'safety', sort: 5130 }),
  },
  fundAccount: recordPages({
    subject: 'fundAccount',
    path: '/finance/account',
    noun: label('资金账户', 'Fund account'),
    plan,
    menu: entry('FinanceAccount', { group: 'setup', icon: 'bank', sort: 5120 }),
  }),
  monthReopen: recordPages({
    subject: 'monthReopen',
    path: '/finance/monthReopen',
    noun: label('反结账申请', 'Reopening'),
    plan,
    menu: entry('FinanceMonthReopen', { group: 'setup', icon: 'swap', sort: 5140 }),
  }),
})

declareDocumentKind('monthReopen', label('反结账申请', 'Reopening'))
