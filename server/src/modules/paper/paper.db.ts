import { owns, reads } from '#kernel/db/db.ts'

export const own = owns('paper_template')
export const read = reads<'tenant_ref' | 'user_ref'>()
