import { owns } from '#kernel/db/db.ts'

export const own = owns(
  'payment_request',
  'payment_request_invoice',
  'payment_request_received',
  'payment_batch',
  'payment',
  'labor_tax_bracket',
  'deposit',
  'deposit_entry',
)
