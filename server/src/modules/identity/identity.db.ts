import { owns, reads } from '#kernel/db.ts'

export const own = owns('user', 'department', 'role', 'duty', 'session', 'api_key', 'menu')
export const read = reads<
  | 'user'
  | 'department'
  | 'role'
  | 'duty'
  | 'session'
  | 'api_key'
  | 'menu'
  | 'tenant'
  | 'system_log'
  | 'system_log_seal'
  | 'user_ref'
  | 'department_ref'
>()
