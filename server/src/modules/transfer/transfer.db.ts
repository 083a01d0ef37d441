import { owns, reads } from '#kernel/db/db.ts'

export const own = owns('transfer_run')
export const read = reads<'sel_option_ref' | 'file_ref'>()
