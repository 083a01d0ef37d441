import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('tenancy', {
  title: { zh: '我方公司', en: 'Our companies' },
  create: { zh: '新增公司', en: 'New company' },
  createTitle: { zh: '新增我方公司', en: 'New company of ours' },
  editTitle: { zh: '编辑我方公司', en: 'Edit our company' },
  'empty.title': { zh: '还没有我方公司', en: 'No companies of ours yet' },
  'empty.hint': {
    zh: '先登记签合同、开发票的公司主体，合同和开票时就能直接选择。',
    en: 'Register the companies that sign contracts and issue invoices, so that both can pick them.',
  },
  'section.basic': { zh: '基本信息', en: 'Basics' },
  'section.invoice': { zh: '开票信息', en: 'Invoicing' },
  'section.banks': { zh: '银行账户', en: 'Bank accounts' },
  'section.seals': { zh: '印章', en: 'Seals' },
  'section.other': { zh: '其他', en: 'Other' },
  fillInvoice: { zh: '与公司信息一致', en: 'Same as the company' },
  filled: { zh: '已按公司信息填写开票信息', en: 'Invoicing was filled in from the company' },
})
