import { label } from '@srm/api/shared/label'
import type { DefaultDictionary } from '#kernel/module.ts'
import { everyAction, reading, readingAndExport, type Grants } from '#kernel/grants.ts'

/** Everybody asks for something now and then; two roles also write it down for others. */
export const grants: Grants = {
  application: {
    GM: readingAndExport,
    DEPT: [...everyAction, 'assign'],
    PM: everyAction,
    BUYER: everyAction,
    SALES: everyAction,
    FINANCE: everyAction,
    ADMIN: [...everyAction, 'assign'],
    STAFF: everyAction,
    AUDIT: reading,
  },
}

export const dictionaries: readonly DefaultDictionary[] = [
  {
    selTypeName: 'applicationType',
    name: label('申请类型', 'Types of application'),
    options: [
      ['general', '通用申请', 'General', '#4e88f3'],
      ['purchase', '采购申请', 'Purchase', '#3fb884'],
      ['seal', '用印申请', 'Use of the seal', '#6954f0'],
      ['trip', '出差申请', 'Business trip', '#f5a623'],
      ['leave', '请假申请', 'Leave', '#8c8c8c'],
      ['entertain', '招待申请', 'Entertainment', '#f01414'],
    ],
  },
]
