import { owns, reads } from '#kernel/db/db.ts'

export const own = owns('file', 'file_use', 'file_storage')
export const read = reads<'tenant_ref'>()
