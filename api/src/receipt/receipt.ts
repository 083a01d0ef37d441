import type { z } from 'zod'
import { optional } from '../shared/field-meta.ts'
import { attachments, bool, choice, date, dateTime, dict, income, person, ref, text } from '../shared/fields.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'

export const receiptStages = ['unclaimed', 'claimed', 'partial', 'confirmed', 'refunded'] as const
export type ReceiptStage = (typeof receiptStages)[number]

/** Worked out from claims and entries, never typed. */
const managed = {
  ourCompany: ref('收款公司', 'Received by', 'ourCompany'),
  source: choice('来源', 'Source', [
    ['statement', '银行流水', 'Bank statement', 'blue'],
    ['hand', '手工登记', 'Entered by hand', 'orange'],
  ]),
  customer: optional(ref('客户', 'Customer', 'customer')),
  /** Waits for a second person. */
  claimedAmount: income('待确认金额', 'Waiting for confirmation'),
  allocated: income('已核销金额', 'Allocated'),
  refunded: income('已退款金额', 'Refunded'),
  /** What belongs to no contract yet. */
  unallocated: income('未核销金额', 'Unallocated'),
  claimer: optional(person('认领人', 'Claimed by')),
  claimedAt: optional(dateTime('认领时间', 'Claimed at')),
  confirmer: optional(person('确认人', 'Confirmed by')),
  confirmedOn: optional(date('确认日期', 'Confirmed on')),
  /** It lies in the books. */
  isPosted: bool('已入账', 'In the books'),
  stage: choice('收款状态', 'State', [
    ['unclaimed', '待认领', 'Unclaimed', 'red'],
    ['claimed', '待确认', 'To be confirmed', 'orange'],
    ['partial', '部分核销', 'Partly allocated', 'purple'],
    ['confirmed', '已确认', 'Confirmed', 'green'],
    ['refunded', '已退款', 'Refunded', 'grey'],
  ]),
}

const described = record({
  name: 'receipt',
  table: 'receipt',
  label: label('收款', 'Receipt'),
  fields: {
    fundAccount: ref('收款账户', 'Account', 'fundAccount'),
    day: date('到账日期', 'Received on'),
    amount: income('到账金额', 'Amount'),
    payerName: text('付款方', 'Payer', { max: 200 }),
    payerAccount: optional(text('付款账号', 'Payer’s account', { max: 60 })),
    payerBank: optional(text('付款行', 'Payer’s bank', { max: 200 })),
    method: optional(dict('收款方式', 'Paid by', 'paymentMethod')),
    serialNo: optional(text('银行流水号', 'Serial number', { max: 100 })),
    summary: optional(text('摘要', 'Summary', { max: 300 })),
    remark: optional(text('备注', 'Remark', { max: 300 })),
    attachments: attachments('凭证', 'Vouchers').default([]),
    ...managed,
  },
  title: 'payerName',
  state: 'stage',
  search: ['payerName', 'serialNo', 'summary'],
  list: [
    'code',
    'payerName',
    'day',
    'amount',
    'stage',
    'customer',
    'unallocated',
    'claimedAmount',
    'allocated',
    'refunded',
    'fundAccount',
    'ourCompany',
    'payerAccount',
    'serialNo',
    'summary',
    'method',
    'source',
    'claimer',
    'claimedAt',
    'confirmer',
    'confirmedOn',
    'isPosted',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'day', 'amount', 'unallocated'],
  defaultSort: '-day',
  scope: 'tenant',
})

const managedFields = {
  ourCompany: true,
  source: true,
  customer: true,
  claimedAmount: true,
  allocated: true,
  refunded: true,
  unallocated: true,
  claimer: true,
  claimedAt: true,
  confirmer: true,
  confirmedOn: true,
  isPosted: true,
  stage: true,
} as const

export const Receipt = {
  ...described,
  create: described.create.omit(managedFields),
  update: described.update.omit(managedFields),
}
export type Receipt = z.output<typeof Receipt.answer>
