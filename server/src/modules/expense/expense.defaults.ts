import { label } from '@srm/api/shared/label'
import { everyAction, reading, readingAndExport, type Grants } from '#kernel/grants.ts'
import type { DefaultDictionary } from '#kernel/module.ts'

const asking = [...reading, 'create', 'update', 'delete'] as const

/** Everybody asks for money; those who pay it ask for none by the same role. */
const askedBy = {
  GM: readingAndExport,
  DEPT: [...asking, 'export'],
  PM: [...asking, 'export'],
  BUYER: asking,
  SALES: asking,
  ADMIN: asking,
  STAFF: asking,
  AUDIT: reading,
}

export const grants: Grants = {
  loan: { ...askedBy, FINANCE: [...readingAndExport, 'pay', 'repay', 'cancel'] },
  reimburse: { ...askedBy, FINANCE: [...readingAndExport, 'cut', 'waive', 'pay', 'archive'] },
  expense: { ...askedBy, FINANCE: [...readingAndExport, 'void'] },
  receivedInvoice: {
    GM: readingAndExport,
    FINANCE: [...readingAndExport, 'create', 'update', 'delete'],
    AUDIT: reading,
  },
  expenseStandard: {
    GM: readingAndExport,
    DEPT: reading,
    PM: reading,
    FINANCE: reading,
    ADMIN: everyAction,
    STAFF: reading,
    BUYER: reading,
    SALES: reading,
    AUDIT: reading,
  },
}

export const dictionaries: readonly DefaultDictionary[] = [
  {
    selTypeName: 'expenseType',
    name: label('费用类型', 'Expense types'),
    options: [
      ['lodging', '住宿', 'Lodging'],
      ['localTraffic', '市内交通', 'Local traffic'],
      ['meal', '餐补', 'Meals'],
      ['travel', '差旅交通', 'Travel'],
      ['entertainment', '业务招待', 'Entertainment'],
      ['material', '物料', 'Material'],
      ['office', '办公', 'Office'],
      ['other', '其他', 'Other'],
    ],
  },
]
