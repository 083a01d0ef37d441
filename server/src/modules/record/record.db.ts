import { owns, reads } from '#kernel/db/db.ts'

export const own = owns('record_follow', 'saved_view', 'default_view')
export const read = reads<
  | 'record_event'
  | 'record_follow'
  | 'saved_view'
  | 'default_view'
  | 'user_ref'
  | 'department_ref'
  | 'sel_option_ref'
  | 'job_run'
>()
