import { label } from '@srm/api/shared/label'
import { everyAction, reading, readingAndExport, type Grants } from '#kernel/grants.ts'

const asking = [...reading, 'create', 'update', 'delete', 'stop'] as const

/** Whoever runs or staffs a project says what it needs; buyers take it from the pool. */
export const grants: Grants = {
  demand: {
    GM: readingAndExport,
    DEPT: [...asking, 'export', 'import'],
    PM: [...asking, 'export', 'import'],
    BUYER: [...asking, 'export', 'import'],
    SALES: asking,
    FINANCE: readingAndExport,
    STAFF: asking,
    AUDIT: reading,
  },
  purchasePool: {
    GM: ['list'],
    DEPT: ['list'],
    BUYER: ['list', 'claim'],
    AUDIT: ['list'],
  },
  poolLine: { GM: ['export'], DEPT: ['export'], BUYER: ['export'] },
  purchaseType: {
    GM: readingAndExport,
    DEPT: reading,
    PM: reading,
    BUYER: everyAction,
    FINANCE: reading,
    ADMIN: everyAction,
    STAFF: reading,
    SALES: reading,
    AUDIT: reading,
  },
}

export const permissions = { purchasePool: label('采购池', 'Purchase pool') }
