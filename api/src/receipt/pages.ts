import { label } from '../shared/label.ts'
import { definePages, recordPages } from '../shared/pages.ts'

export const receiptPages = definePages({
  receipt: recordPages({
    subject: 'receipt',
    path: '/finance/receipt',
    noun: label('收款', 'Receipt'),
    menu: { name: 'ContractReceipt', area: 'Contract', group: 'daily', icon: 'account-book', sort: 3060 },
  }),
  desk: {
    path: '/finance/receipt/desk',
    title: label('收款认领', 'Claim receipts'),
    permission: 'receipt:list',
    menu: { name: 'ContractReceiptDesk', area: 'Contract', group: 'daily', icon: 'file-search', sort: 3055 },
  },
  bankFormat: recordPages({
    subject: 'bankFormat',
    path: '/finance/bankFormat',
    noun: label('对账单格式', 'Statement format'),
    menu: { name: 'FinanceBankFormat', area: 'Finance', group: 'setup', icon: 'form', sort: 5150 },
  }),
})
