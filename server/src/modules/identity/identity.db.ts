import { owns, reads } from '#kernel/db/db.ts'

export const own = owns(
  'user',
  'department',
  'role',
  'duty',
  'duty_offer',
  'session',
  'api_key',
  'menu',
  'permission_release',
  'platform.login',
  'platform.login_attempt',
)
export const read = reads<
  | 'user'
  | 'department'
  | 'role'
  | 'duty'
  | 'session'
  | 'api_key'
  | 'menu'
  | 'tenant_ref'
  | 'user_ref'
  | 'department_ref'
>()
