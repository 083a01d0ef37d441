import type { ReactNode } from 'react'
import { expense, Reimburse } from '@srm/api/expense'
import { RelatedRecords } from '@/ui/record-related/related-records.tsx'
import { reimbursePaths } from '../expense.paths.ts'

const columns = ['code', 'purpose', 'owner', 'amount', 'approvedTotal', 'payAmount', 'stage', 'status'] as const

/** What people paid for a project. */
export const ReimburseTab = ({ row }: { readonly row: { readonly id: string } }): ReactNode => (
  <RelatedRecords
    record={Reimburse}
    calls={expense.reimburse}
    by="project"
    owner={row.id}
    columns={columns}
    paths={reimbursePaths}
  />
)
