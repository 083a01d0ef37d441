import { owns } from '#kernel/db/db.ts'

export const own = owns('bank_format', 'receipt', 'receipt_claim', 'receipt_entry')
