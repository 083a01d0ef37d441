import { owns } from '#kernel/db/db.ts'

export const own = owns(
  'received_invoice',
  'expense_standard',
  'expense_rule',
  'loan',
  'loan_entry',
  'reimburse',
  'reimburse_line',
  'reimburse_offset',
  'expense',
  'expense_invoice',
)
