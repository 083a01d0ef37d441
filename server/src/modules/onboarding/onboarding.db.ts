import { owns } from '#kernel/db/db.ts'

export const own = owns(
  'supplier_application',
  'supplier_application_licence',
  'supplier_application_offer',
  'supplier_application_draft',
  'supplier_update',
  'supplier_update_price',
)
