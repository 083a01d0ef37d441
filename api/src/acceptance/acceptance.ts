import type { z } from 'zod'
import { documentStates } from '../shared/document-states.ts'
import { optional } from '../shared/field-meta.ts'
import {
  attachments,
  bool,
  choice,
  cost,
  date,
  dateTime,
  department,
  dict,
  images,
  integer,
  longText,
  mobile,
  person,
  quantity,
  ref,
  rows,
  sentence,
  text,
} from '../shared/fields.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { acceptanceStage } from './words.ts'

/** What was really there. A line of an order may be accepted night by night: it has a row for each of them then. */
const lineFields = {
  orderLine: ref('订单明细', 'Order line', 'purchaseOrderLine'),
  day: optional(date('日期', 'Day')),
  /** The kind of room or the part of the day, where a day has several rows. */
  part: optional(text('房型/时段', 'Room or day-part', { max: 50 })),
  quantity: quantity('实际数量', 'Actual quantity'),
  /** Days, nights or sessions. */
  times: quantity('实际天/晚/场次', 'Actual days, nights or sessions').default('1'),
  /** Accepted like the others and never owed by us. */
  isCustomerPaid: bool('客户直付', 'Paid by the customer').default(false),
  remark: optional(text('说明', 'Remark', { max: 200 })),
  /** What follows is written by the product, from the version of the order that counts. */
  unit: optional(text('单位', 'Unit', { max: 20 })),
  orderedQuantity: optional(quantity('订单数量', 'Ordered')),
  orderedTimes: optional(quantity('订单天/晚/场次', 'Ordered days, nights or sessions')),
  unitPrice: optional(cost('协议单价（含税）', 'Agreed price incl. tax', { each: true })),
  amount: optional(cost('实际金额（含税）', 'Amount incl. tax')),
  isOver: bool('超出订单', 'More than ordered').default(false),
}

const deductionFields = {
  reason: dict('扣款原因', 'Reason', 'acceptanceDeduction'),
  /** Left out: it is of all that we pay. */
  orderLine: optional(ref('订单明细', 'Order line', 'purchaseOrderLine')),
  amount: cost('扣款金额（含税）', 'Deducted incl. tax'),
  note: text('扣款说明', 'What happened', { max: 200 }),
  files: attachments('凭证', 'Evidence', { max: 9 }).default([]),
}

const described = record({
  name: 'acceptance',
  table: 'acceptance',
  label: label('验收单', 'Acceptance'),
  fields: {
    title: sentence('标题', 'Title'),
    order: ref('采购订单', 'Order', 'purchaseOrder'),
    supplier: ref('供应商', 'Supplier', 'supplier'),
    project: optional(ref('项目', 'Project', 'project')),
    orderVersion: integer('订单版本', 'Version of the order'),
    acceptedOn: date('验收日期', 'Accepted on'),
    /** Nothing more is delivered: what is left of the order is given up. */
    isFinal: bool('末次验收', 'Last of its order').default(true),
    lines: rows('验收明细', 'Lines', lineFields, { max: 500 }),
    deductions: rows('扣款', 'Deductions', deductionFields, { max: 50 }).default([]),
    /** Minimum spend and discounts of the whole order; what is left of those in it where nothing else is said. */
    adjustment: optional(cost('低消补足与整单优惠', 'Minimum spend and discounts', { negative: true })),
    photos: images('现场照片', 'Photos', { max: 30 }).default([]),
    attachments: attachments('附件', 'Attachments').default([]),
    remark: optional(longText('验收说明', 'Remark', { max: 1000 })),
    /** Whom the supplier lets sign; the contact of the order where nobody else is named. */
    contactName: optional(text('供应商签字人', 'Who signs for the supplier', { max: 50 })),
    contactMobile: optional(mobile('签字人手机', 'Their mobile')),
    linesAmount: cost('实际金额（含税）', 'Accepted incl. tax'),
    deductionAmount: cost('扣款合计', 'Deducted'),
    /** Lines and adjustment less deductions: what the supplier is due from whoever pays. */
    amount: cost('结算金额（含税）', 'Settled incl. tax'),
    customerAmount: cost('客户直付金额', 'Paid by the customer'),
    payableAmount: cost('我方应付（含税）', 'We pay, incl. tax'),
    /** Everything accepted of the order with this one, less what was ordered. */
    difference: cost('累计与订单差额', 'In all, against the order', { negative: true }),
    isOver: bool('超出订单容差', 'Beyond the tolerance').default(false),
    stage: acceptanceStage(),
    signerName: optional(text('签字人', 'Signed by', { max: 50 })),
    signedAt: optional(dateTime('供应商签字时间', 'Signed at')),
    objection: optional(longText('供应商异议', 'What the supplier objects to', { max: 1000 })),
    settledAt: optional(dateTime('结算时间', 'Settled at')),
    isRated: bool('已评价', 'Rated').default(false),
    owner: optional(person('验收人', 'Accepted by')),
    department: optional(department('部门', 'Department')),
    status: choice('状态', 'Status', documentStates),
  },
  title: 'title',
  state: 'stage',
  search: ['title'],
  list: [
    'code',
    'title',
    'order',
    'supplier',
    'project',
    'acceptedOn',
    'isFinal',
    'linesAmount',
    'deductionAmount',
    'amount',
    'payableAmount',
    'difference',
    'isOver',
    'stage',
    'status',
    'signedAt',
    'settledAt',
    'isRated',
    'owner',
    'department',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'acceptedOn', 'amount', 'settledAt', 'stage'],
  defaultSort: '-createdAt',
  scope: { through: 'project', owned: true },
})

const managedFields = {
  title: true,
  supplier: true,
  project: true,
  orderVersion: true,
  linesAmount: true,
  deductionAmount: true,
  amount: true,
  customerAmount: true,
  payableAmount: true,
  difference: true,
  isOver: true,
  stage: true,
  signerName: true,
  signedAt: true,
  objection: true,
  settledAt: true,
  isRated: true,
  status: true,
} as const

export const Acceptance = {
  ...described,
  create: described.create.omit(managedFields),
  update: described.update.omit(managedFields),
}
export type Acceptance = z.output<typeof Acceptance.answer>
export type AcceptanceLine = Acceptance['lines'][number]
export type AcceptanceDeduction = Acceptance['deductions'][number]
