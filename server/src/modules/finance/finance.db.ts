import { owns } from '#kernel/db/db.ts'

export const own = owns('finance_rule', 'dunning', 'dunning_line', 'report_schedule', 'report')
