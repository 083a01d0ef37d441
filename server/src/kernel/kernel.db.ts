import { owns } from './db/db.ts'

/** What the kernel itself keeps. Modules may read it, as they may call its functions; it is written here alone. */
export const own = owns(
  'record_event',
  'record_share',
  'document_link',
  'job_run',
  'idempotency',
  'system_log',
  'system_log_seal',
  'platform.spent',
  'platform.usage',
  'platform.authority_change',
)
