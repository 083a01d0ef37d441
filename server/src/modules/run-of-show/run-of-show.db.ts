import { owns } from '#kernel/db/db.ts'

export const own = owns('run_item')
