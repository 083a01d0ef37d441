import { owns } from '#kernel/db/db.ts'

export const own = owns(
  'purchase_order',
  'purchase_order_line',
  'purchase_order_cancellation',
  'purchase_order_payment',
  'purchase_order_version',
  'purchase_order_reply',
  'order_change',
  'order_change_line',
)
