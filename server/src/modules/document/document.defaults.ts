import { everyAction, reading, readingAndExport, type Grants } from '#kernel/grants.ts'

const changing = [...reading, 'create', 'update', 'delete'] as const

/** Everybody in a project reads and writes its documents; what goes outside is sent by whoever answers for it. */
export const grants: Grants = {
  documentFolder: {
    GM: reading,
    DEPT: changing,
    PM: changing,
    SALES: [...reading, 'create', 'update'],
    BUYER: [...reading, 'create', 'update'],
    FINANCE: reading,
    STAFF: [...reading, 'create', 'update'],
    AUDIT: reading,
  },
  projectDocument: {
    GM: readingAndExport,
    DEPT: [...everyAction, 'share'],
    PM: [...everyAction, 'share'],
    SALES: [...reading, 'create', 'update', 'share'],
    BUYER: [...reading, 'create', 'update'],
    FINANCE: reading,
    STAFF: [...reading, 'create', 'update'],
    AUDIT: reading,
  },
}
