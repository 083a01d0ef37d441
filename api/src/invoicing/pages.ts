import { declareDocumentKind } from '../shared/document-kinds.ts'
import { label } from '../shared/label.ts'
import { definePages, recordPages } from '../shared/pages.ts'

export const invoicingPages = definePages({
  invoiceOut: recordPages({
    subject: 'invoiceOut',
    path: '/invoice/out',
    noun: label('开票申请', 'Issued invoice'),
    title: label('开票', 'Invoices out'),
    menu: { name: 'ContractInvoiceOut', area: 'Contract', group: 'daily', icon: 'file-text', sort: 3050 },
  }),
  invoiceIn: recordPages({
    subject: 'invoiceIn',
    path: '/invoice/in',
    noun: label('收票', 'Invoice received'),
    title: label('收票', 'Invoices in'),
    menu: { name: 'ContractInvoiceIn', area: 'Contract', group: 'daily', icon: 'profile', sort: 3052 },
  }),
})

declareDocumentKind('invoiceOut', label('开票申请', 'Issued invoice'))
