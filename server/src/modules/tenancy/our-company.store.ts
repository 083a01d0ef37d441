import { OurCompany } from '@srm/api/tenancy'
import { store } from '#kernel/records/store.ts'

export const companyLines = {
  bankAccounts: { table: 'our_company_bank', parent: 'company_id' },
  seals: { table: 'our_company_seal', parent: 'company_id' },
} as const

export const companies = store(OurCompany, { lines: companyLines })
