import { owns, reads } from '#kernel/db/db.ts'

export const own = owns(
  'notice',
  'notice_preference',
  'announcement',
  'announcement_receipt',
  'sms_template',
  'sms_log',
  'platform.sms_code',
  'platform.sms_link',
)
export const read = reads<'user_ref' | 'department_ref' | 'role_ref'>()
