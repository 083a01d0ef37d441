import { label } from '@srm/api/shared/label'
import type { FurtherPermissions } from '#kernel/auth/permissions.ts'
import { reading, readingAndExport, type Grants } from '#kernel/grants.ts'
import type { Separation } from '#kernel/module.ts'

/** Those who note payments keep the accounts and the books; closing them is for somebody who pays nothing. */
export const grants: Grants = {
  fundAccount: {
    GM: readingAndExport,
    FINANCE: [...readingAndExport, 'create', 'update', 'delete'],
    AUDIT: reading,
  },
  journalLine: { GM: ['list', 'export'], FINANCE: ['list', 'export'], AUDIT: ['list'] },
  ledger: { GM: ['show', 'closeMonth'], FINANCE: ['show', 'opening'], AUDIT: ['show'] },
  voucher: { GM: ['list', 'export'], FINANCE: ['list', 'export', 'map'], AUDIT: ['list'] },
  monthReopen: {
    GM: readingAndExport,
    FINANCE: [...readingAndExport, 'create', 'update', 'delete'],
    AUDIT: reading,
  },
}

export const permissions = {
  ledger: label('总账与月结', 'Ledger and months'),
  journalLine: label('日记账', 'Journal'),
  voucher: label('会计凭证', 'Vouchers'),
}

export const furtherPermissions: FurtherPermissions = {
  'ledger:opening': label('录入期初借款和押金', 'Enter loans and deposits from before'),
  'journalLine:export': label('导出日记账', 'Export the journal'),
}

/** Whoever closes a month would decide when their own payments can no longer be looked into. */
const apart = label('付款的人不做月结', 'Whoever pays does not close months')

export const separations: readonly Separation[] = [
  { left: 'loan:pay', right: 'ledger:closeMonth', reason: apart },
  { left: 'reimburse:pay', right: 'ledger:closeMonth', reason: apart },
]
