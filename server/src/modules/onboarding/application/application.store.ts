import { SupplierApplication } from '@srm/api/onboarding'
import { store } from '#kernel/records/store.ts'
import { allowed } from './application.rules.ts'

export const lines = {
  licences: { table: 'supplier_application_licence', parent: 'application_id' },
  offers: { table: 'supplier_application_offer', parent: 'application_id' },
} as const

export const applications = store(SupplierApplication, { lines, allows: allowed })
