import { owns, reads } from '#kernel/db/db.ts'

export const own = owns(
  'tenant',
  'our_company',
  'our_company_bank',
  'our_company_seal',
  'purchase_log',
  'platform.tenant_directory',
  'platform.operator',
  'platform.operator_session',
  'platform.browser_error',
)
export const read = reads<'tenant' | 'user_ref' | 'purchase_log' | 'our_company'>()
