import { owns } from '#kernel/db/db.ts'

export const own = owns(
  'purchase_key',
  'quote_version',
  'quote_approval',
  'quote_file',
  'quote_draft',
  'purchase_opening',
  'quote',
  'quote_line',
  'quote_confirmation',
)
