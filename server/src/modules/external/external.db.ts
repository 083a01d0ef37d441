import { owns } from '#kernel/db/db.ts'

export const own = owns('external_link', 'external_visit', 'external_comment')
