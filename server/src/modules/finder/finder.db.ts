import { owns } from '#kernel/db.ts'

export const own = owns('availability', 'supplier_heap')
