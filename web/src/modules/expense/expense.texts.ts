import { defineTexts } from '@/lib/i18n.ts'

/** Words the documents of this module share. */
export const { useText: useExpenseText } = defineTexts('expense', {
  'section.payee': { zh: '收款账户', en: 'Account' },
  'section.more': { zh: '其他', en: 'More' },
  'section.stamps': { zh: '记录', en: 'Record' },
  'pay.title': { zh: '付款登记', en: 'Note the payment' },
  'pay.done': { zh: '已登记付款，并通知了申请人', en: 'Noted, and the applicant is told' },
  'stage.label': { zh: '阶段', en: 'Stage' },
})

export const { useText: useDirectText } = defineTexts('directExpense', {
  title: { zh: '费用登记', en: 'Expenses' },
  create: { zh: '新增费用', en: 'New expense' },
  edit: { zh: '编辑费用', en: 'Edit expense' },
  'empty.title': { zh: '还没有费用', en: 'No expenses yet' },
  'empty.hint': {
    zh: '银行手续费、公司卡和分摊等不走报销的成本登记在这里，通过后入账到项目预算。',
    en: 'Bank fees, company cards and allocations: costs that are nobody’s claim, booked to the project’s budget.',
  },
  'section.basic': { zh: '费用', en: 'Expense' },
  'section.invoices': { zh: '发票', en: 'Invoices' },
  'void.title': { zh: '作废费用', en: 'Void the expense' },
  'void.done': { zh: '已作废，预算和发票已释放', en: 'Void; budget and invoices are free again' },
})

export const { useText: useInvoiceText } = defineTexts('receivedInvoice', {
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

export const { useText: useLoanText } = defineTexts('loan', {
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

export const { useText: useReimburseText } = defineTexts('reimburse', {
  title: { zh: '报销', en: 'Reimbursements' },
  create: { zh: '新增报销', en: 'New reimbursement' },
  edit: { zh: '编辑报销', en: 'Edit reimbursement' },
  'empty.title': { zh: '还没有报销', en: 'No reimbursements yet' },
  'empty.hint': {
    zh: '拍下票据，填金额和日期就能提交；有借款会自动先冲抵。',
    en: 'Photograph a receipt, type amount and date, submit; open loans are offset first.',
  },
  'section.lines': { zh: '报销明细', en: 'Lines' },
  'section.basic': { zh: '报销', en: 'Claim' },
  'section.who': { zh: '申请人与付款', en: 'Applicant and payment' },
  line: { zh: '第 {{line}} 行', en: 'Line {{line}}' },
  add: { zh: '再记一笔', en: 'Next line' },
  remove: { zh: '删除第 {{line}} 行', en: 'Remove line {{line}}' },
  more: { zh: '更多：城市、税额、预算项', en: 'More: city, tax, budget line' },
  less: { zh: '收起', en: 'Less' },
  total: { zh: '合计 {{amount}}，{{count}} 笔', en: '{{amount}} in {{count}} lines' },
  'plan.title': { zh: '将冲抵借款', en: 'Loans to be offset' },
  'plan.pay': { zh: '预计付款 {{amount}}', en: 'About {{amount}} to be paid' },
  'cut.title': { zh: '核减', en: 'Cut' },
  'cut.line': { zh: '第 {{line}} 行核定金额，报销 {{amount}}', en: 'Line {{line}}, claimed {{amount}}' },
  'cut.note': { zh: '核减说明', en: 'Why less' },
  'cut.done': { zh: '已核减，冲抵和应付金额已重算', en: 'Cut; offsets and payment are counted anew' },
  'waive.title': { zh: '免冲借款', en: 'Offset no loans' },
  'waive.done': { zh: '已保存，应付金额已重算', en: 'Saved; the payment is counted anew' },
  'waive.hint': {
    zh: '写明原因后这次不冲抵借款，全额付款；清空原因则恢复冲抵。',
    en: 'With a reason nothing is offset and all is paid; without one loans are offset again.',
  },
  'archive.title': { zh: '归档', en: 'File' },
  'archive.done': { zh: '已归档', en: 'Filed' },
  waived: { zh: '财务免冲借款：{{reason}}', en: 'Loans are not offset: {{reason}}' },
  'amount.claimed': { zh: '报销合计', en: 'Claimed' },
  'amount.approved': { zh: '核定合计', en: 'Approved' },
  'amount.offset': { zh: '冲抵借款', en: 'Offset' },
  'amount.pay': { zh: '应付金额', en: 'To pay' },
})

export const { useText: useStandardText } = defineTexts('expenseStandard', {
  title: { zh: '费用标准', en: 'Expense standards' },
  create: { zh: '新增标准', en: 'New standard' },
  edit: { zh: '编辑标准', en: 'Edit standard' },
  'empty.title': { zh: '还没有费用标准', en: 'No standards yet' },
  'empty.hint': {
    zh: '按费用类型和城市级别设每晚或每天的上限，超出的报销行会标出来。',
    en: 'Say what a night or a day may cost by city; lines of claims beyond it are marked.',
  },
  'section.basic': { zh: '标准', en: 'Standard' },
  'section.stamps': { zh: '记录', en: 'Record' },
  'rule.open': { zh: '城市级别与借款上限', en: 'Cities and loan limit' },
  'rule.saved': { zh: '已保存', en: 'Saved' },
})
