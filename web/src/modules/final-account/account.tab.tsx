import type { ReactNode } from 'react'
import { FinalAccount, finalAccount } from '@srm/api/final-account'
import { RelatedRecords } from '@/ui/record-related/related-records.tsx'
import { accountPaths } from './final-account.paths.ts'

const columns = [
  'code',
  'title',
  'settledIncome',
  'settledCost',
  'unexplained',
  'unconfirmed',
  'stage',
  'status',
] as const

/** What a project came to, version by version. */
export const AccountTab = ({ row }: { readonly row: { readonly id: string } }): ReactNode => (
  <RelatedRecords
    record={FinalAccount}
    calls={finalAccount.account}
    by="project"
    owner={row.id}
    columns={columns}
    paths={accountPaths}
  />
)
