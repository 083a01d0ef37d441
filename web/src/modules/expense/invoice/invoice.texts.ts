import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('receivedInvoice', {
  title: { zh: '发票台账', en: 'Received invoices' },
  create: { zh: '登记发票', en: 'Register an invoice' },
  edit: { zh: '编辑发票', en: 'Edit invoice' },
  'empty.title': { zh: '还没有发票', en: 'No invoices yet' },
  'empty.hint': {
    zh: '费用和报销里填的发票自动进入台账，一张票全公司只能用一次。',
    en: 'Invoices typed into expenses and claims come here by themselves; each is used once in the company.',
  },
  'section.invoice': { zh: '票面', en: 'On the invoice' },
  'section.photo': { zh: '照片', en: 'Photo' },
  'section.use': { zh: '使用', en: 'Use' },
})
