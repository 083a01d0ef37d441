import { owns } from '#kernel/db/db.ts'

export const own = owns('purchase', 'purchase_line', 'purchase_invitation', 'purchase_question', 'purchase_round')
