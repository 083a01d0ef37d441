import { label } from '../shared/label.ts'
import { sampleLink, smsScene } from '../shared/sms-scenes.ts'

const company = { label: label('我方公司', 'Our company'), sample: '云海会展' }
const title = { label: label('订单标题', 'Title'), sample: '三亚客户大会酒店' }
const link = { label: label('链接', 'Link'), sample: sampleLink, secret: 'link' } as const

/** No price stands in a message: what is ordered is on the page behind the link. */
export const orderScene = smsScene({
  name: 'order_confirm',
  label: label('订单确认', 'Order to confirm'),
  when: label('发送订单时，发给供应商联系人', 'Sent to the contact of the supplier with an order'),
  sender: 'company',
  text: '{{company}}请您确认订单：{{link}}',
  variables: { company, link, title },
})

export const orderChangedScene = smsScene({
  name: 'order_changed',
  label: label('订单变更确认', 'Changed order to confirm'),
  when: label('订单变更通过审批后，发给供应商联系人', 'Sent to the contact of the supplier with an approved change'),
  sender: 'company',
  text: '{{company}}请您确认订单变更：{{link}}',
  variables: { company, link, title },
})

export const invoiceAskScene = smsScene({
  name: 'invoice_ask',
  label: label('请供应商开票', 'Invoice asked for'),
  when: label(
    '验收结算后还有未开的发票时，发给供应商联系人',
    'Sent to the contact of the supplier when more was accepted than was invoiced',
  ),
  sender: 'company',
  text: '{{company}}的订单已验收，请开票并上传：{{link}}',
  variables: { company, link, title },
})

export const orderCanceledScene = smsScene({
  name: 'order_canceled',
  label: label('订单取消', 'Order canceled'),
  when: label('取消已发送的订单时，发给供应商联系人', 'Sent to the contact of the supplier when an order is canceled'),
  sender: 'company',
  text: '{{company}}已取消订单“{{title}}”，如有疑问请联系采购员。',
  variables: { company, title },
})
