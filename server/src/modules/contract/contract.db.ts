import { owns } from '#kernel/db/db.ts'

export const own = owns(
  'contract_type',
  'contract_template',
  'contract_template_clause',
  'contract',
  'contract_line',
  'contract_clause',
  'contract_plan',
  'payment_plan',
  'payment_plan_due',
  'payment_plan_state',
  'payment_plan_entry',
  'contract_change',
  'contract_change_line',
  'contract_change_clause',
  'contract_change_plan',
  'contract_version',
  'contract_borrow',
)
