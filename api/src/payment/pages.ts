import { declareDocumentKind } from '../shared/document-kinds.ts'
import { label } from '../shared/label.ts'
import { definePages, recordPages, type MenuPlace } from '../shared/pages.ts'

const entry = (name: string, place: Omit<MenuPlace, 'name' | 'area'>): MenuPlace => ({
  name,
  area: 'Contract',
  ...place,
})

const plan = 'standard'

export const paymentPages = definePages({
  due: {
    path: '/finance/paymentDue',
    title: label('本周该付谁', 'To be paid this week'),
    permission: 'paymentRequest:list',
    plan,
    menu: entry('FinancePaymentDue', { group: 'daily', icon: 'notification', sort: 3031 }),
  },
  request: recordPages({
    subject: 'paymentRequest',
    path: '/finance/paymentRequest',
    noun: label('付款申请', 'Payment request'),
    plan,
    menu: entry('FinancePaymentRequest', { group: 'daily', icon: 'audit', sort: 3032 }),
  }),
  batch: recordPages({
    subject: 'paymentBatch',
    path: '/finance/paymentBatch',
    noun: label('付款批次', 'Payment batch'),
    title: label('付款批次', 'Payment batches'),
    plan,
    menu: entry('FinancePaymentBatch', { group: 'daily', icon: 'bank', sort: 3033 }),
  }),
  laborTax: {
    path: '/finance/laborTax',
    title: label('劳务个税', 'Tax on labor'),
    permission: 'paymentRequest:laborTax',
    plan,
    menu: { ...entry('FinanceLaborTax', { group: 'daily', icon: 'idcard', sort: 5115 }), area: 'Finance' },
  },
  deposit: recordPages({
    subject: 'deposit',
    path: '/finance/deposit',
    noun: label('押金保证金', 'Deposit'),
    title: label('押金保证金', 'Deposits'),
    plan,
    menu: entry('FinanceDeposit', { group: 'daily', icon: 'safety', sort: 3034 }),
  }),
})

declareDocumentKind('paymentRequest', label('付款申请', 'Payment request'))
