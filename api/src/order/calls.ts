import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { crud } from '../shared/crud.ts'
import { cost } from '../shared/fields.ts'
import { Id, IdParams } from '../shared/ids.ts'
import { label, type Label } from '../shared/label.ts'
import { OrderChange } from './change.ts'
import { cancelOrderFields, PurchaseOrder } from './purchase-order.ts'
import { Versioned, VersionResult } from '../shared/versioned.ts'

const of = (path: string) => `/api/purchase_order/${path}` as const
const reason = z.string().trim().min(1, { error: '不能为空' }).max(200)

/** A step of one order, by whoever has the word for it. */
const step = <B extends z.ZodType>(action: string, title: Label, body: B) =>
  endpoint({
    method: 'POST',
    path: of(`${action}/:id`),
    family: 'purchase_order',
    title,
    access: { permission: `purchaseOrder:${action}` },
    params: IdParams,
    body,
    result: VersionResult,
  })

/** Something that was different in the version before: of a line, or of the whole order. */
const Difference = z.object({
  line: z.string().nullable(),
  field: z.enum(['quantity', 'times', 'unitPrice', 'amount', 'dateFrom', 'dateTo', 'attendees', 'dropped', 'added']),
  before: z.string().nullable(),
  after: z.string().nullable(),
})
export type OrderDifference = z.output<typeof Difference>

const SnapshotLine = z.object({
  name: z.string(),
  quantity: z.string(),
  times: z.string(),
  unit: z.string().nullable(),
  dateFrom: z.string().nullable(),
  dateTo: z.string().nullable(),
  unitPrice: z.string().nullable(),
  amount: z.string().nullable(),
})

const OrderVersion = z.object({
  versionNo: z.int(),
  amount: z.string().nullable(),
  agreedAt: z.string(),
  signer: z.string().nullable(),
  /** The change that made it; the first one was made by none. */
  change: z.object({ id: Id, code: z.string(), reason: z.string() }).nullable(),
  isCurrent: z.boolean(),
  lines: z.array(SnapshotLine),
  differences: z.array(Difference),
})
export type OrderVersion = z.output<typeof OrderVersion>

const OrderReply = z.object({
  at: z.string(),
  answer: z.enum(['confirmed', 'changeRequested', 'rejected']),
  /** The version it was about. */
  versionNo: z.int(),
  signer: z.string(),
  note: z.string().nullable(),
})
export type OrderReply = z.output<typeof OrderReply>

const History = z.object({ versions: z.array(OrderVersion), replies: z.array(OrderReply) })
export type OrderHistory = z.output<typeof History>

/** What sending comes to: what stands in the way, and what the supplier is told. */
const SendPreview = z.object({
  problems: z.array(z.string()),
  warnings: z.array(z.string()),
  contact: z.string().nullable(),
  mobile: z.string().nullable(),
  text: z.string().nullable(),
  length: z.int(),
})
export type OrderSendPreview = z.output<typeof SendPreview>

/** What calling an order off would cost today by its own terms. */
const CancelPreview = z.object({
  daysBefore: z.int().nullable(),
  rate: z.string().nullable(),
  amount: z.string().nullable(),
})
export type OrderCancelPreview = z.output<typeof CancelPreview>

const AgreedPrice = z.object({
  id: Id,
  name: z.string(),
  kind: z.string(),
  spec: z.string().nullable(),
  unit: z.string(),
  price: z.string().nullable(),
  taxRate: z.string().nullable(),
  validFrom: z.string().nullable(),
  validTo: z.string().nullable(),
  /** What was agreed on, and what is left of it; nothing where no quantity was agreed on. */
  agreedQuantity: z.string().nullable(),
  leftQuantity: z.string().nullable(),
})
export type OrderAgreedPrice = z.output<typeof AgreedPrice>

export const purchaseOrder = {
  ...crud(PurchaseOrder),
  sendPreview: endpoint({
    method: 'GET',
    path: of('send_preview/:id'),
    family: 'purchase_order',
    title: label('发送前检查', 'Before an order is sent'),
    access: { permission: 'purchaseOrder:send' },
    params: IdParams,
    result: SendPreview,
  }),
  /** Also sends it again while the supplier has not answered: the link before opens nothing any more. */
  send: step('send', label('发送订单', 'Send an order'), Versioned),
  /** Other prices than those awarded or agreed, by somebody who does not write the order. */
  override: step(
    'override',
    label('调整订单价格', 'Set other prices'),
    Versioned.extend({
      reason: z.string().trim().min(1, { error: '不能为空' }).max(500),
      lines: z
        .array(z.strictObject({ id: Id, unitPrice: cost('单价（含税）', 'Unit price incl. tax') }))
        .min(1)
        .max(300),
    }),
  ),
  /** Back from the supplier, to be changed and sent once more. */
  recall: step('recall', label('撤回订单', 'Take an order back'), Versioned.extend({ reason })),
  /** The supplier has begun. */
  begin: step('begin', label('开始执行', 'Begin'), Versioned),
  cancelPreview: endpoint({
    method: 'GET',
    path: of('cancel_preview/:id'),
    family: 'purchase_order',
    title: label('取消订单的费用', 'What canceling costs'),
    access: { permission: 'purchaseOrder:cancel' },
    params: IdParams,
    result: CancelPreview,
  }),
  cancel: step('cancel', label('取消订单', 'Cancel an order'), Versioned.extend(cancelOrderFields)),
  close: step('close', label('关闭订单', 'Close an order'), Versioned.extend({ note: reason.optional() })),
  history: endpoint({
    method: 'GET',
    path: of('history/:id'),
    family: 'purchase_order',
    title: label('订单版本与答复', 'Versions of an order and what the supplier said'),
    access: { permission: 'purchaseOrder:show' },
    params: IdParams,
    result: History,
  }),
  /** Prices agreed with a supplier that are good today. */
  agreedPrices: endpoint({
    method: 'GET',
    path: of('agreed_prices/:id'),
    family: 'purchase_order',
    title: label('供应商可用协议价', 'Agreed prices of a supplier'),
    access: { permission: 'purchaseOrder:create' },
    params: IdParams,
    result: z.array(AgreedPrice),
  }),
}

export const orderChange = {
  ...crud(OrderChange),
  /** Not wanted any more, whether or not the supplier was told. */
  withdraw: endpoint({
    method: 'POST',
    path: '/api/order_change/withdraw/:id',
    family: 'order_change',
    title: label('撤销订单变更', 'Give up a change'),
    access: { permission: 'orderChange:withdraw' },
    params: IdParams,
    body: Versioned.extend({ reason }),
    result: VersionResult,
  }),
  resend: endpoint({
    method: 'POST',
    path: '/api/order_change/resend/:id',
    family: 'order_change',
    title: label('重发订单变更', 'Send a change again'),
    access: { permission: 'orderChange:resend' },
    params: IdParams,
    body: Versioned,
    result: VersionResult,
  }),
}
