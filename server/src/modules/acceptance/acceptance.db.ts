import { owns } from '#kernel/db/db.ts'

export const own = owns(
  'acceptance',
  'acceptance_line',
  'acceptance_deduction',
  'acceptance_signature',
  'acceptance_rule',
  'purchase_archive',
)
