import { reading, readingAndExport, type Grants } from '#kernel/grants.ts'

export const grants: Grants = {
  feedback: { GM: readingAndExport, ADMIN: [...readingAndExport, 'update', 'delete'], AUDIT: reading },
}
