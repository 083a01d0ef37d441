import { owns } from '#kernel/db/db.ts'

export const own = owns('sel_option', 'classify', 'number_rule', 'number_counter')
