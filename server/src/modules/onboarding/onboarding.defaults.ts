import { everyAction, reading, readingAndExport, type Grants } from '#kernel/grants.ts'

const reviewed = {
  GM: readingAndExport,
  DEPT: [...everyAction, 'review'],
  BUYER: [...everyAction, 'review'],
  AUDIT: reading,
}

export const grants: Grants = { supplierApplication: reviewed, supplierUpdate: reviewed }
