import { owns, reads } from '#kernel/db.ts'

export const own = owns('transfer_run')
export const read = reads<'job_run' | 'sel_option' | 'file'>()
