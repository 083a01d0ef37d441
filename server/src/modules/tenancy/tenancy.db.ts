import { owns } from '#kernel/db.ts'

export const own = owns('tenant', 'our_company', 'our_company_bank', 'our_company_seal')
