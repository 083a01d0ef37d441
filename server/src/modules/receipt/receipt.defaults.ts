import { label } from '@srm/api/shared/label'
import type { LinkKind } from '#kernel/records/links.ts'
import { reading, readingAndExport, type Grants } from '#kernel/grants.ts'
import type { Separation } from '#kernel/module.ts'

const claiming = [...reading, 'create', 'update', 'delete', 'claim'] as const

/** Whoever sells says what came in for what; finance brings the bank's word and confirms what others claimed. */
export const grants: Grants = {
  receipt: {
    GM: readingAndExport,
    DEPT: [...claiming, 'export'],
    PM: claiming,
    SALES: claiming,
    FINANCE: [...readingAndExport, 'importStatement', 'confirm', 'refund'],
    AUDIT: reading,
  },
  bankFormat: {
    FINANCE: [...readingAndExport, 'create', 'update', 'delete'],
    AUDIT: reading,
  },
}

const apart = label('认领收款的人不确认', 'Whoever claims receipts does not confirm them')
const refunds = label('认领收款的人不办理退款', 'Whoever claims receipts does not refund them')
const closes = label('确认收款的人不做月结', 'Whoever confirms receipts does not close months')

export const separations: readonly Separation[] = [
  { left: 'receipt:claim', right: 'receipt:confirm', reason: apart },
  { left: 'receipt:claim', right: 'receipt:refund', reason: refunds },
  { left: 'receipt:confirm', right: 'ledger:closeMonth', reason: closes },
]

/** Which contracts a receipt paid; linked when it is confirmed. */
export const receiptLink: LinkKind = {
  kind: 'contract.receipt',
  label: label('收款', 'Receipt of'),
  from: 'contract',
  to: 'receipt',
}
