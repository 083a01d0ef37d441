import { owns, reads } from '#kernel/db/db.ts'

export const own = owns('home_person', 'home_role', 'home_visit', 'calendar_entry', 'calendar_feed')
export const read = reads<'home_person' | 'home_role' | 'home_visit' | 'role_ref'>()
