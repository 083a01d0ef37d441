import { label } from '../shared/label.ts'
import { definePages, recordPages, type MenuPlace } from '../shared/pages.ts'

const entry = (name: string, place: Omit<MenuPlace, 'name' | 'area' | 'group'>): MenuPlace => ({
  name,
  area: 'Finance',
  group: 'daily',
  ...place,
})

const plan = 'standard'

export const financePages = definePages({
  receivable: {
    path: '/finance/receivable',
    title: label('应收监控', 'Receivables'),
    permission: 'receivable:list',
    plan,
    menu: entry('FinanceReceivable', { icon: 'account-book', sort: 5020 }),
  },
  payable: {
    path: '/finance/payable',
    title: label('应付监控', 'Payables'),
    permission: 'payable:list',
    plan,
    menu: entry('FinancePayable', { icon: 'credit-card', sort: 5030 }),
  },
  invoice: {
    path: '/finance/invoice',
    title: label('发票监控', 'Invoice monitor'),
    permission: 'invoiceMonitor:list',
    plan,
    menu: entry('FinanceInvoice', { icon: 'file-done', sort: 5040 }),
  },
  settlement: {
    path: '/finance/settlement',
    title: label('结算跟进', 'Settlement'),
    permission: 'settlement:list',
    plan,
    menu: entry('FinanceSettlement', { icon: 'audit', sort: 5050 }),
  },
  dunning: recordPages({
    subject: 'dunning',
    path: '/finance/dunning',
    noun: label('催收记录', 'Dunning'),
    title: label('催收记录', 'Dunning'),
    plan,
    menu: { name: 'FinanceDunning', area: 'Finance', group: 'daily', icon: 'message', sort: 5095 },
  }),
})
