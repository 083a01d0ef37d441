import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { crud } from '../shared/crud.ts'
import { documentStates } from '../shared/document-states.ts'
import { optional } from '../shared/field-meta.ts'
import { attachments, bool, choice, date, longText, money, NamedRef, ref, text } from '../shared/fields.ts'
import { Id, IdParams } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { applicantFields, payeeFields } from './words.ts'
import { Versioned, VersionResult } from '../shared/versioned.ts'

/** What was lent and what came back: counted from its entries, never typed. */
const sums = {
  paidAmount: money('已付金额', 'Paid'),
  writtenOff: money('已冲抵', 'Written off'),
  returned: money('已还款', 'Returned'),
  balance: money('未还余额', 'Balance'),
  /** Kept for reimbursements under approval. */
  offsetting: money('冲抵审批中', 'Being offset'),
  paidOn: optional(date('付款日期', 'Paid on')),
  isOverdue: bool('已逾期', 'Overdue'),
  stage: choice('借款阶段', 'Stage', [
    ['applying', '申请中', 'Applying', 'grey'],
    ['approved', '待付款', 'To be paid', 'orange'],
    ['paid', '已付款', 'Paid', 'blue'],
    ['partly', '部分冲抵', 'Partly written off', 'purple'],
    ['settled', '已结清', 'Settled', 'green'],
    ['canceled', '已取消', 'Canceled', 'red'],
  ]),
  status: choice('状态', 'Status', documentStates),
}

const described = record({
  name: 'loan',
  table: 'loan',
  label: label('借款', 'Loan'),
  fields: {
    purpose: text('借款事由', 'Purpose', { max: 200 }),
    kind: choice('借款类型', 'Kind of loan', [
      ['float', '备用金', 'Petty cash', 'blue'],
      ['project', '项目预支', 'Project advance', 'purple'],
    ]),
    project: optional(ref('项目', 'Project', 'project')),
    amount: money('借款金额', 'Amount'),
    needDate: optional(date('用款日期', 'Needed on')),
    repayDate: date('承诺还款日', 'Promised back on'),
    ...payeeFields,
    attachments: attachments('附件', 'Attachments').default([]),
    remark: optional(longText('备注', 'Remark', { max: 500 })),
    ...applicantFields,
    ...sums,
  },
  title: 'purpose',
  state: 'stage',
  search: ['purpose'],
  list: [
    'code',
    'purpose',
    'kind',
    'project',
    'owner',
    'department',
    'amount',
    'paidAmount',
    'writtenOff',
    'returned',
    'offsetting',
    'balance',
    'repayDate',
    'isOverdue',
    'stage',
    'status',
    'paidOn',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'amount', 'balance', 'repayDate'],
  defaultSort: '-createdAt',
  scope: { through: 'project', owned: true },
})

const managedFields = {
  paidAmount: true,
  writtenOff: true,
  returned: true,
  balance: true,
  offsetting: true,
  paidOn: true,
  isOverdue: true,
  stage: true,
  status: true,
} as const

export const Loan = {
  ...described,
  create: described.create.omit(managedFields),
  update: described.update.omit(managedFields),
}
export type Loan = z.output<typeof Loan.answer>

/** What a payment is told with. */
export const paymentFields = {
  day: date('付款日期', 'Paid on'),
  /** The default account of the company where none is chosen. */
  fundAccount: optional(ref('付款账户', 'Paid from', 'fundAccount')),
  note: optional(text('付款说明', 'Note', { max: 200 })),
}
export const repaymentFields = {
  day: date('还款日期', 'Returned on'),
  amount: money('还款金额', 'Returned'),
  fundAccount: optional(ref('收款账户', 'Received in', 'fundAccount')),
  note: optional(text('说明', 'Note', { max: 200 })),
}

/** One thing that moved a loan's balance. */
const Entry = z.object({
  id: Id,
  kind: z.enum(['paid', 'returned', 'offset', 'offsetting']),
  amount: z.string(),
  day: z.string(),
  note: z.string().nullable(),
  by: z.string().nullable(),
  /** The reimbursement that offset it. */
  reimburse: NamedRef.nullable(),
})
export type LoanEntry = z.output<typeof Entry>

/** How much somebody owes and may still borrow. */
const Credit = z.object({
  limit: z.string(),
  unsettled: z.string(),
  count: z.int(),
  overdue: z.array(
    z.object({ id: Id, code: z.string(), purpose: z.string(), repayDate: z.string(), balance: z.string() }),
  ),
})
export type LoanCredit = z.output<typeof Credit>

export const loan = {
  ...crud(Loan),
  entries: endpoint({
    method: 'GET',
    path: '/api/loan/entries/:id',
    family: 'loan',
    title: label('借款往来明细', 'Entries of a loan'),
    access: { permission: 'loan:show' },
    params: IdParams,
    result: z.array(Entry),
  }),
  credit: endpoint({
    method: 'GET',
    path: '/api/loan/credit',
    family: 'loan',
    title: label('我的借款额度', 'What I may still borrow'),
    access: { permission: 'loan:create' },
    result: Credit,
  }),
  pay: endpoint({
    method: 'POST',
    path: '/api/loan/pay/:id',
    family: 'loan',
    title: label('借款付款登记', 'Note the payment of a loan'),
    access: { permission: 'loan:pay' },
    params: IdParams,
    body: Versioned.extend(paymentFields),
    result: VersionResult,
  }),
  repay: endpoint({
    method: 'POST',
    path: '/api/loan/repay/:id',
    family: 'loan',
    title: label('还款登记', 'Note what came back of a loan'),
    access: { permission: 'loan:repay' },
    params: IdParams,
    body: Versioned.extend(repaymentFields),
    result: VersionResult,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/loan/cancel/:id',
    family: 'loan',
    title: label('取消借款', 'Cancel a loan'),
    access: { permission: 'loan:cancel' },
    params: IdParams,
    body: Versioned.extend({ reason: z.string().trim().min(1).max(200) }),
    result: VersionResult,
  }),
}
