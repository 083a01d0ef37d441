import { orderChange, purchaseOrder } from './order/calls.ts'
import { externalOrder } from './order/external.ts'
import { errors } from './shared/errors.ts'

export type { InvoiceToSend, SentInvoice } from './order/external.ts'
export type {
  OrderAgreedPrice,
  OrderCancelPreview,
  OrderDifference,
  OrderHistory,
  OrderReply,
  OrderSendPreview,
  OrderVersion,
} from './order/calls.ts'
export { OrderChange } from './order/change.ts'
export type { OrderPage } from './order/external.ts'
export { cancelOrderFields, PurchaseOrder, type PurchaseOrderLine } from './order/purchase-order.ts'
export type { ChangeStage, OrderAnswer, OrderSource, OrderStage } from './order/words.ts'

export const order = { order: purchaseOrder, change: orderChange, external: externalOrder }

export const orderErrors = errors({
  'order.locked': [67000, 409, '订单正在审批或已发送，不能修改', 'The order is in approval or was sent'],
  'order.kept': [
    67001,
    409,
    '提交或发送过的订单不能删除，请取消',
    'An order that was submitted or sent is canceled, not deleted',
  ],
  'order.no_lines': [67002, 422, '请至少填写一行订单明细', 'Enter at least one line'],
  'order.line': [67003, 422, '第 {{line}} 行：{{what}}', 'Line {{line}}: {{what}}'],
  'order.moved_on': [67004, 409, '订单已有变化，请刷新后再试', 'The order has moved on, read it again'],
  'order.award_fixed': [
    67005,
    422,
    '定标订单的供应商、数量和明细不能改，请用订单变更',
    'Supplier, quantities and lines of an awarded order stay; use a change',
  ],
  'order.price_fixed': [
    67006,
    409,
    '第 {{line}} 行单价 {{price}} 与定标/协议价 {{agreed}} 不同，需有价格豁免权限',
    'Line {{line}}: {{price}} is not the price of {{agreed}} agreed on; that takes a right of its own',
  ],
  'order.payments': [67140, 422, '付款计划的比例合计须为 100%', 'The shares of the payment schedule come to 100 %'],
  'order.price_reason': [67007, 422, '价格不同于定标/协议价，请填写说明', 'Say why the price is not the one agreed on'],
  'order.agreed_over': [
    67008,
    409,
    '“{{name}}”协议量还剩 {{left}}，本单 {{quantity}}',
    '“{{name}}”: {{left}} is left of what was agreed on, this order has {{quantity}}',
  ],
  'order.agreed_gone': [67009, 409, '“{{name}}”协议价不在有效期内', 'The agreed price of “{{name}}” is not good now'],
  'order.not_ready': [67010, 409, '还不能发送：{{problems}}', 'It cannot be sent yet: {{problems}}'],
  'order.not_open': [67011, 409, '订单已结束，不能这样处理', 'The order is over'],
  'order.not_sent': [67012, 409, '订单未在等待供应商确认', 'The order does not wait for the supplier'],
  'order.accepting': [67013, 409, '订单已有验收，不能取消', 'Part of the order is accepted: it is not canceled'],
  'order.not_closable': [67014, 409, '还不能关闭：{{problems}}', 'It cannot be closed yet: {{problems}}'],
  'order.masked': [67015, 409, '您看不到采购价格，不能下单', 'Nobody orders without seeing the prices'],
  'order.pool_line_twice': [67016, 422, '同一条需求只能出现一次', 'A pool line stands here once'],
  'order.project_differs': [67017, 422, '需求不属于该项目：{{what}}', 'Not of this project: {{what}}'],
  'order.self_close': [67018, 409, '采购员不能关闭自己的订单', 'The buyer does not close an order of their own'],
  'order.on_hold': [
    67022,
    409,
    '订单暂停确认，请联系采购员',
    'The order cannot be confirmed at the moment; ask the buyer',
  ],
  'order.place_taken': [
    67023,
    409,
    '所订日期的场地或客房已被占用，请联系采购员',
    'The hall or the rooms are taken on these days; ask the buyer',
  ],
  'order.gone': [
    67020,
    410,
    '链接已失效，请联系发送给您的人重新发送',
    'This link is no longer good; ask whoever sent it to send it again',
  ],
  'order.answered': [67021, 409, '没有需要您答复的内容', 'There is nothing to answer'],
  'orderChange.locked': [67030, 409, '变更正在审批或已有结果，不能修改', 'The change is in approval or decided'],
  'orderChange.kept': [67031, 409, '提交过的变更不能删除，请撤销', 'A submitted change is given up, not deleted'],
  'orderChange.another': [67032, 409, '订单已有未完成的变更 {{code}}', 'The order has a change under way: {{code}}'],
  'orderChange.not_confirmed': [
    67033,
    409,
    '只有已确认、未验收完的订单才能变更',
    'Only an order that is confirmed and not accepted is changed',
  ],
  'orderChange.nothing': [67034, 422, '没有任何变化', 'Nothing is changed'],
  'orderChange.stale': [
    67035,
    409,
    '订单在变更填写后有变化，请重新填写',
    'The order is another one by now, write it anew',
  ],
  'orderChange.all_dropped': [67036, 422, '不能取消全部明细，请取消订单', 'To drop every line, cancel the order'],
  'orderChange.below_accepted': [
    67037,
    409,
    '“{{name}}”已验收 {{quantity}}，不能改到更少',
    '“{{name}}”: {{quantity}} is accepted already',
  ],
})
