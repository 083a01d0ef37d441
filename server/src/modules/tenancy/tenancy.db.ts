import { owns, reads } from '#kernel/db.ts'

export const own = owns('tenant', 'our_company', 'our_company_bank', 'our_company_seal', 'purchase_log')
export const read = reads<'tenant' | 'user' | 'purchase_log' | 'our_company'>()
