import { owns } from '#kernel/db/db.ts'

export const own = owns('comparison', 'comparison_note', 'award_score', 'award', 'award_line')
