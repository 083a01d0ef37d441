import { owns } from '#kernel/db/db.ts'

export const own = owns('availability', 'supplier_map_cluster')
