import { directExpense } from './expense/expense.ts'
import { receivedInvoice } from './expense/invoice.ts'
import { loan } from './expense/loan.ts'
import { reimburse } from './expense/reimburse.ts'
import { expenseRule, expenseStandard } from './expense/standard.ts'
import { errors } from './shared/errors.ts'

export { Expense, voidFields } from './expense/expense.ts'
export { ReceivedInvoice } from './expense/invoice.ts'
export { Loan, paymentFields, repaymentFields, type LoanCredit, type LoanEntry } from './expense/loan.ts'
export { Reimburse, waiveFields, type ReimburseStart } from './expense/reimburse.ts'
export { ExpenseStandard, expenseRuleFields, type CityTier, type ExpenseRule } from './expense/standard.ts'
export type { InvoiceKind } from './shared/invoice-fields.ts'

export const expense = {
  invoice: receivedInvoice,
  standard: expenseStandard,
  rule: expenseRule,
  loan,
  direct: directExpense,
  reimburse,
}

export const expenseErrors = errors({
  'receivedInvoice.used': [
    62200,
    409,
    '票据 {{number}} 已由{{who}}用于{{document}}，不能重复使用',
    'Invoice {{number}} was used by {{who}} in {{document}}',
  ],
  'receivedInvoice.twice': [62201, 422, '同一张票据填写了两次：{{number}}', 'An invoice is entered twice: {{number}}'],
  'receivedInvoice.incomplete': [
    62202,
    422,
    '请填写票据号码；纸质发票、出租车票和过路费还要填代码，火车票还要填乘车人',
    'Enter the number; paper ones, taxis and tolls need a code too, rail tickets a passenger',
  ],
  'receivedInvoice.tax': [62203, 422, '税额不能大于价税合计', 'The tax cannot exceed the amount'],
  'receivedInvoice.kept': [62204, 409, '票据已用于单据，不能修改或删除', 'The invoice is used in a document'],
  'expenseStandard.taken': [
    62210,
    409,
    '该费用类型和城市级别已有标准',
    'There is a standard for this expense and tier',
  ],
  'expenseRule.city_twice': [62211, 422, '一个城市只能属于一个级别：{{city}}', 'A city has one tier: {{city}}'],
  'loan.amount': [62220, 422, '借款金额应大于 0', 'A loan is more than nothing'],
  'loan.repay_date': [62221, 422, '承诺还款日不能早于用款日期', 'It cannot be promised back before it is needed'],
  'loan.project_needed': [62222, 422, '项目预支请选择项目', 'Choose the project of the advance'],
  'loan.locked': [62223, 409, '借款正在审批或已有结果，不能修改', 'The loan is in approval or decided'],
  'loan.kept': [62224, 409, '提交过的借款不能删除', 'A submitted loan is not deleted'],
  'loan.overdue': [62225, 409, '您有逾期未还的借款：{{loans}}，还清后才能再借', 'Overdue loans come first: {{loans}}'],
  'loan.over_limit': [
    62226,
    409,
    '未还清的借款合计将达 {{total}}，超过每人上限 {{limit}}',
    'Open loans would come to {{total}}, more than the {{limit}} one person may have',
  ],
  'loan.not_approved': [62227, 409, '通过审批的借款才能付款', 'Only an approved loan is paid'],
  'loan.own': [62228, 409, '不能为自己申请或填写的单据登记付款', 'Nobody pays what they asked for or wrote themselves'],
  'loan.not_open': [62229, 409, '该借款没有未还余额', 'Nothing of the loan is open'],
  'loan.too_much': [
    62230,
    422,
    '还款金额应大于 0 且不超过可还余额 {{balance}}',
    'More than nothing and at most {{balance}}',
  ],
  'loan.paid': [62231, 409, '已付款的借款不能取消', 'A paid loan is not canceled'],
  'loan.day': [62232, 422, '日期不能晚于今天', 'The day cannot be after today'],
  'loan.day_early': [62233, 422, '还款日期不能早于付款日期', 'Nothing comes back before it was paid'],
  'loan.not_yours': [62235, 409, '只有申请人或填写人可以修改', 'Only the applicant or whoever wrote it changes it'],
  'loan.account': [62234, 422, '请填写完整的收款账号', 'Enter the whole account number'],
  'expense.amount': [62250, 422, '金额应大于 0', 'An amount is more than nothing'],
  'expense.tax': [62251, 422, '税额不能大于金额', 'The tax cannot exceed the amount'],
  'expense.locked': [62252, 409, '单据正在审批或已有结果，不能修改', 'The document is in approval or decided'],
  'expense.kept': [62253, 409, '提交过的单据不能删除', 'A submitted document is not deleted'],
  'expense.not_booked': [62254, 409, '已入账的费用才能作废', 'Only a booked expense is voided'],
  'expense.own': [62255, 409, '不能作废自己登记的费用', 'Nobody voids what they wrote themselves'],
  'expense.invoices_over': [62256, 422, '费用金额不能超过发票合计 {{total}}', 'The invoices come to {{total}} only'],
  'expense.item_elsewhere': [62257, 422, '预算项不属于所选项目', 'The budget line belongs to another project'],
  'reimburse.no_lines': [62270, 422, '请至少填写一行明细', 'Enter at least one line'],
  'reimburse.line_invoice': [62271, 422, '第 {{line}} 行：{{what}}', 'Line {{line}}: {{what}}'],
  'reimburse.cut_more': [62273, 422, '核定金额不能超过报销金额 {{amount}}', 'At most {{amount}} can be approved'],
  'reimburse.cut_line': [62274, 422, '明细已变化，请刷新后再试', 'The lines have changed, read them again'],
  'reimburse.not_open': [
    62275,
    409,
    '审批中或待付款的报销才能这样处理',
    'Only while it is in approval or waits for its payment',
  ],
  'reimburse.own': [62276, 409, '不能处理自己的报销', 'Nobody does this with a claim of their own'],
  'reimburse.not_to_pay': [62277, 409, '待付款的报销才能登记付款', 'Only what waits for its payment is paid'],
  'reimburse.not_paid': [62278, 409, '付清的报销才能归档', 'Only what is paid is filed'],
})
