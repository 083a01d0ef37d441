import type { Input } from '@srm/api/endpoint'
import type { expense } from '@srm/api/expense'

type Body<E> = Input<E> extends { body: infer B } ? B : never

let count = 0
const next = (): string => String((count += 1))

type InvoiceBody = Body<typeof expense.invoice.create>

/** Passes every check; each one has a number of its own. */
export const aReceivedInvoice = (more: Partial<InvoiceBody> = {}): InvoiceBody => ({
  kind: 'digitalSpecial',
  number: `25312000000${process.pid}${next()}`,
  seller: '上海浦江酒店有限公司',
  date: '2026-11-02',
  amount: '1060.00',
  tax: '60.00',
  ...more,
})

type StandardBody = Body<typeof expense.standard.create>

export const anExpenseStandard = (more: Partial<StandardBody> = {}): StandardBody => ({
  name: '通讯（一线城市）',
  expenseType: `type${next()}`,
  tier: 'first',
  unit: 'day',
  maxAmount: '30.00',
  ...more,
})

type ReimburseBody = Body<typeof expense.reimburse.create>
type ReimburseLine = ReimburseBody['lines'][number]

export const aReimburseLine = (more: Partial<ReimburseLine> = {}): ReimburseLine => ({
  expenseType: 'travel',
  date: '2026-11-05',
  amount: '1000.00',
  invoiceKind: 'digitalOrdinary',
  number: `26312000000${process.pid}${next()}`,
  seller: '上海出行科技有限公司',
  ...more,
})

export const aReimburse = (more: Partial<ReimburseBody> = {}): ReimburseBody => ({
  purpose: `布展差旅${next()}`,
  lines: [aReimburseLine()],
  payeeName: '王小明',
  payeeBank: '招商银行上海分行',
  payeeAccount: '6222021001112223334',
  ...more,
})

type ExpenseBody = Body<typeof expense.direct.create>

export const anExpense = (more: Partial<ExpenseBody> = {}): ExpenseBody => ({
  purpose: `跨行手续费${next()}`,
  kind: 'bankFee',
  project: '',
  amount: '35.00',
  date: '2026-11-05',
  ...more,
})

type LoanBody = Body<typeof expense.loan.create>

export const aLoan = (more: Partial<LoanBody> = {}): LoanBody => ({
  purpose: `布展备用金${next()}`,
  kind: 'float',
  amount: '600.00',
  needDate: '2027-11-01',
  repayDate: '2027-12-01',
  payeeName: '王小明',
  payeeBank: '招商银行上海分行',
  payeeAccount: '6222021001112223334',
  ...more,
})
