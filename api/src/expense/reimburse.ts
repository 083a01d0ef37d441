import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { crud } from '../shared/crud.ts'
import { documentStates } from '../shared/document-states.ts'
import { optional } from '../shared/field-meta.ts'
import {
  attachments,
  bool,
  choice,
  date,
  dict,
  images,
  integer,
  longText,
  money,
  percent,
  ref,
  rows,
  text,
} from '../shared/fields.ts'
import { Id, IdParams } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { paymentFields } from './loan.ts'
import { invoiceKind } from '../shared/invoice-fields.ts'
import { applicantFields, payeeFields } from './words.ts'
import { Versioned, VersionResult } from '../shared/versioned.ts'

/** One thing that was paid for, with its receipt. */
const lineFields = {
  expenseType: dict('费用类型', 'Expense type', 'expenseType'),
  date: date('发生日期', 'Date'),
  amount: money('报销金额（含税）', 'Amount incl. tax'),
  city: optional(text('城市', 'City', { max: 30 })),
  nights: optional(integer('晚数/天数', 'Nights or days', { min: 1, max: 366 })),
  attendees: optional(integer('人数', 'People', { min: 1, max: 10_000 })),
  /** Of the project the reimbursement is for. */
  budgetItem: optional(ref('预算项', 'Budget line', 'budgetItem')),
  note: optional(text('说明', 'Note', { max: 200 })),
  photo: images('票据照片', 'Photo', { max: 3 }).default([]),
  invoiceKind: optional(invoiceKind()),
  number: optional(text('票据号码', 'Invoice number', { max: 40 })),
  invoiceCode: optional(text('发票代码', 'Invoice code', { max: 20 })),
  passenger: optional(text('乘车人', 'Passenger', { max: 50 })),
  seller: optional(text('销售方', 'Seller', { max: 100 })),
  /** That of the line where it is left out, as is the amount. */
  invoiceDate: optional(date('开票日期', 'Invoice date')),
  invoiceAmount: optional(money('票面金额（含税）', 'On the invoice, incl. tax')),
  tax: money('税额', 'Tax').default('0.00'),
  fare: optional(money('票价及燃油附加费', 'Fare and fuel')),
  rate: optional(percent('税率', 'Tax rate')),
  /** Written by the product, and by whoever cuts a line. */
  approvedAmount: optional(money('核定金额（含税）', 'Approved, incl. tax')),
  isOver: bool('超标', 'Over standard').default(false),
  cutNote: optional(text('核减说明', 'Why less', { max: 200 })),
}

const described = record({
  name: 'reimburse',
  table: 'reimburse',
  label: label('报销', 'Reimbursement'),
  fields: {
    purpose: text('报销事由', 'Purpose', { max: 200 }),
    project: optional(ref('项目', 'Project', 'project')),
    lines: rows('报销明细', 'Lines', lineFields, { max: 100 }),
    ...payeeFields,
    attachments: attachments('附件', 'Attachments').default([]),
    remark: optional(longText('备注', 'Remark', { max: 500 })),
    ...applicantFields,
    amount: money('报销合计（含税）', 'Claimed, incl. tax'),
    approvedTotal: money('核定合计（含税）', 'Approved, incl. tax'),
    offsets: rows('冲抵借款', 'Loans offset', {
      loan: ref('借款', 'Loan', 'loan'),
      amount: money('冲抵金额', 'Offset'),
    }),
    offsetTotal: money('冲抵合计', 'Offset'),
    waiveReason: optional(text('不冲抵的原因', 'Why nothing is offset', { max: 200 })),
    payAmount: money('应付金额', 'To pay'),
    hasInvoices: bool('发票齐全', 'Has all invoices'),
    overDays: integer('超标天数', 'Days over standard'),
    paidOn: optional(date('付款日期', 'Paid on')),
    fundAccount: optional(ref('付款账户', 'Paid from', 'fundAccount')),
    stage: choice('报销阶段', 'Stage', [
      ['applying', '申请中', 'Applying', 'grey'],
      ['toPay', '待付款', 'To be paid', 'orange'],
      ['paid', '已付清', 'Paid', 'green'],
      ['archived', '已归档', 'Archived', 'blue'],
      ['canceled', '已作废', 'Void', 'red'],
    ]),
    status: choice('状态', 'Status', documentStates),
  },
  title: 'purpose',
  state: 'stage',
  search: ['purpose'],
  list: [
    'code',
    'purpose',
    'project',
    'owner',
    'department',
    'amount',
    'approvedTotal',
    'offsetTotal',
    'payAmount',
    'hasInvoices',
    'overDays',
    'stage',
    'status',
    'paidOn',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'amount', 'payAmount'],
  defaultSort: '-createdAt',
  scope: { through: 'project', owned: true },
})

const managedFields = {
  amount: true,
  approvedTotal: true,
  offsets: true,
  offsetTotal: true,
  waiveReason: true,
  payAmount: true,
  hasInvoices: true,
  overDays: true,
  paidOn: true,
  fundAccount: true,
  stage: true,
  status: true,
} as const

export const Reimburse = {
  ...described,
  create: described.create.omit(managedFields),
  update: described.update.omit(managedFields),
}
export type Reimburse = z.output<typeof Reimburse.answer>

export const waiveFields = { reason: optional(text('不冲抵的原因', 'Why nothing is offset', { max: 200 })) }

/** By its place among the lines: whoever cuts has seen the newest version. */
const Cut = z.strictObject({
  line: z.int().min(0).max(99),
  approvedAmount: lineFields.amount,
  note: z.string().trim().max(200).default(''),
})

/** What a form begins with: the account this person was paid to last, and what they would have to offset. */
const Start = z.object({
  payeeName: z.string().nullable(),
  payeeBank: z.string().nullable(),
  payeeAccount: z.string().nullable(),
  loans: z.array(
    z.object({ id: Id, code: z.string(), purpose: z.string(), project: Id.nullable(), available: z.string() }),
  ),
})
export type ReimburseStart = z.output<typeof Start>

export const reimburse = {
  ...crud(Reimburse),
  start: endpoint({
    method: 'GET',
    path: '/api/reimburse/start',
    family: 'reimburse',
    title: label('报销的收款账户与借款', 'What a reimbursement begins with'),
    access: { permission: 'reimburse:create' },
    result: Start,
  }),
  cut: endpoint({
    method: 'POST',
    path: '/api/reimburse/cut/:id',
    family: 'reimburse',
    title: label('核减报销', 'Cut a reimbursement'),
    access: { permission: 'reimburse:cut' },
    params: IdParams,
    body: Versioned.extend({ lines: z.array(Cut).min(1).max(100) }),
    result: VersionResult,
  }),
  waive: endpoint({
    method: 'POST',
    path: '/api/reimburse/waive/:id',
    family: 'reimburse',
    title: label('免冲借款', 'Offset no loans'),
    access: { permission: 'reimburse:waive' },
    params: IdParams,
    body: Versioned.extend(waiveFields),
    result: VersionResult,
  }),
  pay: endpoint({
    method: 'POST',
    path: '/api/reimburse/pay/:id',
    family: 'reimburse',
    title: label('报销付款登记', 'Note the payment of a reimbursement'),
    access: { permission: 'reimburse:pay' },
    params: IdParams,
    body: Versioned.extend(paymentFields),
    result: VersionResult,
  }),
  archive: endpoint({
    method: 'POST',
    path: '/api/reimburse/archive/:id',
    family: 'reimburse',
    title: label('报销归档', 'File a reimbursement'),
    access: { permission: 'reimburse:archive' },
    params: IdParams,
    body: Versioned,
    result: VersionResult,
  }),
}
