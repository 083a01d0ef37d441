import { label } from '@srm/api/shared/label'
import { reading, readingAndExport, type Grants } from '#kernel/grants.ts'

const comparing = ['show', 'note'] as const

/** Buyers compare and propose; who gets the order is decided by the approval, which nobody has by a role of theirs. */
export const grants: Grants = {
  priceParity: {
    GM: [...comparing, 'score', 'export'],
    DEPT: [...comparing, 'score', 'export'],
    PM: [...comparing, 'score'],
    FINANCE: [...comparing, 'score', 'export'],
    BUYER: [...comparing, 'arrange', 'score', 'export'],
    AUDIT: ['show'],
  },
  purchaseStatistics: { GM: ['show'], DEPT: ['show'], FINANCE: ['show'], BUYER: ['show'], AUDIT: ['show'] },
  award: {
    GM: readingAndExport,
    DEPT: readingAndExport,
    PM: reading,
    FINANCE: readingAndExport,
    BUYER: [...readingAndExport, 'create', 'update', 'delete'],
    AUDIT: reading,
  },
}

export const permissions = {
  priceParity: label('比价', 'Price comparison'),
  purchaseStatistics: label('采购统计', 'Purchase statistics'),
}
