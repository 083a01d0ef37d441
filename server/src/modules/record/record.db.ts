import { owns, reads } from '#kernel/db.ts'

export const own = owns(
  'record_event',
  'record_follow',
  'saved_view',
  'default_view',
  'job_run',
  'idempotency',
  'system_log',
  'system_log_seal',
)
export const read = reads<
  | 'record_event'
  | 'record_follow'
  | 'saved_view'
  | 'default_view'
  | 'user_ref'
  | 'department_ref'
  | 'sel_option'
  | 'job_run'
>()
