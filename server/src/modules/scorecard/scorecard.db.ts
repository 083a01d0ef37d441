import { owns } from '#kernel/db/db.ts'

export const own = owns(
  'scorecard_template',
  'scorecard_criterion',
  'scorecard_standing',
  'supplier_rating',
  'supplier_rating_score',
  'scorecard_period',
)
