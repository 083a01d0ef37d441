import { owns, reads } from '#kernel/db.ts'

export const own = owns('notice', 'notice_preference', 'announcement', 'announcement_receipt')
export const read = reads<'user' | 'user_ref' | 'department' | 'department_ref' | 'role_ref' | 'user_role'>()
