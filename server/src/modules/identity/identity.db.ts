import { owns, reads } from '#kernel/db.ts'

export const own = owns('user', 'department')
export const read = reads<'user' | 'department' | 'tenant' | 'user_ref' | 'department_ref'>()
