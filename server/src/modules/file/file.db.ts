import { owns, reads } from '#kernel/db.ts'

export const own = owns('file', 'file_use')
export const read = reads<'tenant'>()
