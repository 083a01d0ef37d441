import type { Input } from '@srm/api/endpoint'
import type { order } from '@srm/api/order'

export type OrderBody = Input<typeof order.order.create>['body']
export type OrderChangeBody = Input<typeof order.change.create>['body']

/** The type of a line is put in by whoever has one. */
export const anOrderLine = (more: Partial<OrderBody['lines'][number]> = {}): OrderBody['lines'][number] => ({
  name: '易拉宝',
  purchaseType: '',
  quantity: '10',
  unitPrice: '50.00',
  ...more,
})

/** The supplier and lines are put in by whoever has them. */
export const aPurchaseOrder = (more: Partial<OrderBody> = {}): OrderBody => ({
  title: '现场物料',
  supplier: '',
  lines: [],
  cancellation: [{ days: 7, rate: '50' }],
  payments: [{ name: '尾款', trigger: 'accepted', days: 15, rate: '100' }],
  ...more,
})

/** The order and its lines are put in by whoever has them. */
export const anOrderChange = (more: Partial<OrderChangeBody> = {}): OrderChangeBody => ({
  order: '',
  reason: '人数减少',
  lines: [],
  ...more,
})
