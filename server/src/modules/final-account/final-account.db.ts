import { owns } from '#kernel/db/db.ts'

export const own = owns('final_account', 'final_account_line', 'final_account_document', 'final_account_entry')
