import { everyAction, reading, readingAndExport, type Grants } from '#kernel/grants.ts'

export const grants: Grants = {
  scorecardTemplate: { GM: readingAndExport, DEPT: everyAction, BUYER: reading, AUDIT: reading },
  supplierRating: { GM: readingAndExport, DEPT: everyAction, PM: reading, BUYER: everyAction, AUDIT: reading },
}
