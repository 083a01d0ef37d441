import { owns } from '#kernel/db/db.ts'

export const own = owns(
  'budget',
  'budget_line',
  'budget_item',
  'budget_usage',
  'budget_closed_holder',
  'budget_control',
  'budget_change',
  'budget_change_line',
  'budget_template',
  'budget_template_line',
  'budget_template_version',
)
