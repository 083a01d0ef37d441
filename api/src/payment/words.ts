import { z } from 'zod'
import { choice, NamedRef } from '../shared/fields.ts'

/** What is paid by a request. */
export const requestKind = () =>
  choice('付款类型', 'Paid for', [
    ['plan', '合同款', 'Instalment', 'blue'],
    ['order', '订单款', 'Order', 'cyan'],
    ['invoice', '凭票付款', 'Invoice', 'purple'],
    ['reimburse', '报销款', 'Reimbursement', 'orange'],
    ['loan', '借款', 'Loan', 'orange'],
    ['labor', '个人劳务', 'Work of a person', 'green'],
  ])
export type RequestKind = z.output<ReturnType<typeof requestKind>>

/** Where a request stands; what the approval does to it is its status. */
export const requestStage = () =>
  choice('付款阶段', 'Stage', [
    ['applying', '申请中', 'Applying', 'grey'],
    ['toPay', '待付款', 'To be paid', 'orange'],
    ['batched', '已入批次', 'In a batch', 'purple'],
    ['paying', '付款中', 'Being paid', 'blue'],
    ['paid', '已付款', 'Paid', 'green'],
    ['canceled', '已取消', 'Canceled', 'red'],
  ])

export const batchStage = () =>
  choice('批次阶段', 'Stage', [
    ['making', '待确认', 'To be confirmed', 'orange'],
    ['paying', '付款中', 'Being paid', 'blue'],
    ['done', '已完成', 'Done', 'green'],
    ['canceled', '已取消', 'Canceled', 'red'],
  ])

export const reasonKeys = [
  'duplicate',
  'overSource',
  'notPayable',
  'noInvoice',
  'invoiceException',
  'notAccepted',
  'overAdvance',
  'frozen',
  'accountUnverified',
  'overBudget',
  'accountChanged',
  'blacklisted',
  'nameMismatch',
  'accountOfOthers',
  'sameAmount',
  'split',
] as const
export type ReasonKey = (typeof reasonKeys)[number]

/** What speaks against a payment: some of it forbids it, some has to be seen. The text names the figures it was judged by. */
export const PaymentReason = z.object({
  key: z.enum(reasonKeys),
  title: z.string(),
  blocks: z.boolean(),
  text: z.string(),
})
export type PaymentReason = z.output<typeof PaymentReason>

export const transferState = ['waiting', 'sent', 'paid', 'failed'] as const

/** One bank transfer of a batch. */
export const Transfer = z.object({
  id: z.string(),
  request: NamedRef,
  title: z.string(),
  payee: z.string(),
  bank: z.string(),
  account: z.string(),
  amount: z.string().nullable(),
  state: z.enum(transferState),
  paidOn: z.string().nullable(),
  bankSerial: z.string().nullable(),
  failReason: z.string().nullable(),
})
export type Transfer = z.output<typeof Transfer>
