import { label, type Label } from '@srm/api/shared/label'
import { everyAction, reading, readingAndExport, type Grants } from '#kernel/grants.ts'

const listed = ['list']
const listedAndExport = ['list', 'export']

export const grants: Grants = {
  availability: { GM: readingAndExport, DEPT: everyAction, PM: reading, BUYER: everyAction, AUDIT: reading },
  finder: { GM: listedAndExport, DEPT: listedAndExport, PM: listed, BUYER: listedAndExport, AUDIT: listed },
  supplierStatistics: { GM: listed, DEPT: listed, BUYER: listed, AUDIT: listed },
}

export const permissions: Readonly<Record<string, Label>> = {
  finder: label('找酒店找场地', 'Hotel and hall finder'),
  supplierStatistics: label('供应商统计与排行', 'Supplier statistics'),
}
