import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('loan', {
  title: { zh: '借款', en: 'Loans' },
  create: { zh: '新增借款', en: 'New loan' },
  edit: { zh: '编辑借款', en: 'Edit loan' },
  'empty.title': { zh: '还没有借款', en: 'No loans yet' },
  'empty.hint': {
    zh: '备用金和项目预支都从这里申请；报销时自动冲抵，按承诺日期归还。',
    en: 'Petty cash and advances begin here; reimbursements write them off, the rest comes back by the promised day.',
  },
  'section.basic': { zh: '借款', en: 'Loan' },
  'repay.title': { zh: '还款登记', en: 'Note a repayment' },
  'repay.done': { zh: '已登记还款', en: 'Noted' },
  'cancel.title': { zh: '取消借款', en: 'Cancel the loan' },
  'cancel.done': { zh: '已取消', en: 'Canceled' },
  entries: { zh: '往来明细', en: 'Entries' },
  'entries.empty': { zh: '付款以后这里会有每一笔冲抵和还款', en: 'Payments, offsets and repayments will stand here' },
  'entry.paid': { zh: '付款', en: 'Paid' },
  'entry.returned': { zh: '还款', en: 'Returned' },
  'entry.offset': { zh: '报销冲抵', en: 'Written off' },
  'entry.offsetting': { zh: '冲抵审批中', en: 'Being offset' },
  'col.kind': { zh: '类型', en: 'Kind' },
  'col.amount': { zh: '金额', en: 'Amount' },
  'col.day': { zh: '日期', en: 'Day' },
  'col.by': { zh: '登记人', en: 'By' },
  'col.note': { zh: '说明', en: 'Note' },
  overdue: {
    zh: '已超过承诺还款日 {{day}}，还清前不能再借款',
    en: 'Promised back on {{day}}; no new loan until it is settled',
  },
  'credit.left': { zh: '还可借 {{amount}}', en: '{{amount}} left to borrow' },
  'credit.open': { zh: '未还 {{amount}}，{{count}} 笔', en: '{{amount}} open in {{count}} loans' },
  'credit.overdue': {
    zh: '有逾期借款 {{codes}}，还清后才能提交新的借款',
    en: '{{codes}} is overdue: settle it before you ask for more',
  },
  amount: { zh: '借款金额', en: 'Lent' },
})
