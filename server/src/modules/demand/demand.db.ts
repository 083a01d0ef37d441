import { owns } from '#kernel/db/db.ts'

export const own = owns(
  'purchase_type',
  'purchase_type_spec',
  'purchase_type_band',
  'demand',
  'demand_line',
  'pool_line',
)
