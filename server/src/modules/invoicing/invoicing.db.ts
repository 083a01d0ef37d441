import { owns } from '#kernel/db/db.ts'

export const own = owns('invoice_out', 'invoice_out_item', 'invoice_in')
