import { owns } from '#kernel/db/db.ts'

export const own = owns(
  'customer',
  'customer_contact',
  'customer_owner_history',
  'customer_pool',
  'customer_title',
  'customer_address',
  'follow_up',
  'follow_plan',
  'opportunity',
  'opportunity_stage',
  'opportunity_stage_change',
  'opportunity_quotation',
  'opportunity_rule',
  'customer_forbidden_supplier',
  'customer_event_reminder',
  'customer_feedback',
)
