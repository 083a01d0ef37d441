import { choice } from '../shared/fields.ts'

/** What an amount stands on: the accounts every company of ours has, beside one for each of its fund accounts. */
export const accountKind = () =>
  choice('科目', 'Account', [
    ['bank', '银行存款', 'Bank and cash', 'blue'],
    ['receivable', '应收账款', 'Receivable', 'green'],
    ['advanceReceived', '预收款', 'Received in advance', 'green'],
    ['payable', '应付账款', 'Payable', 'orange'],
    ['prepaid', '预付款', 'Paid in advance', 'orange'],
    ['deposit', '押金', 'Deposits', 'cyan'],
    ['retention', '质保金', 'Retention', 'cyan'],
    ['personalLoan', '个人借款', 'Loans to people', 'purple'],
    ['reimbursePayable', '应付报销', 'Reimbursements to pay', 'orange'],
    ['unclaimedReceipt', '未认领收款', 'Unclaimed receipts', 'red'],
    ['outputTax', '销项税', 'Output tax', 'grey'],
    ['inputTax', '进项税', 'Input tax', 'grey'],
    ['withheldTax', '代扣个税', 'Tax withheld', 'grey'],
    ['income', '收入', 'Income', 'green'],
    ['cost', '成本', 'Cost', 'red'],
    ['opening', '期初', 'Opening', 'grey'],
  ])

export const accountKinds = accountKind().options
export type AccountKind = (typeof accountKinds)[number]

/** What happened; each has its lines. */
export const ledgerEvent = () =>
  choice('业务', 'Event', [
    ['fund.opening', '账户期初', 'Opening balance', 'grey'],
    ['expense.booked', '费用入账', 'Expense booked', 'red'],
    ['loan.paid', '借款付款', 'Loan paid', 'purple'],
    ['loan.returned', '借款还款', 'Loan returned', 'purple'],
    ['reimburse.approved', '报销入账', 'Reimbursement booked', 'orange'],
    ['reimburse.paid', '报销付款', 'Reimbursement paid', 'orange'],
    ['invoiceOut.issued', '开票', 'Invoice issued', 'green'],
    ['receipt.received', '到账', 'Money received', 'blue'],
    ['receipt.allocated', '收款核销', 'Receipt allocated', 'green'],
    ['receipt.refunded', '收款退回', 'Receipt refunded', 'red'],
    ['contract.offset', '预收冲应收', 'Advance set off', 'grey'],
    ['contract.opening', '期初应收', 'Owed before', 'grey'],
    ['invoiceIn.booked', '收票', 'Invoice received', 'orange'],
    ['payment.invoiced', '应付入账', 'Invoices booked', 'orange'],
    ['payment.paid', '供应商付款', 'Supplier paid', 'blue'],
    ['deposit.moved', '押金收付', 'Deposit moved', 'cyan'],
    ['deposit.returned', '押金退回', 'Deposit returned', 'cyan'],
    ['deposit.kept', '押金扣除', 'Deposit kept', 'red'],
    ['labor.paid', '劳务付款', 'Work of a person paid', 'green'],
  ])
