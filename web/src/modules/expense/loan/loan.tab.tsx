import type { ReactNode } from 'react'
import { expense, Loan } from '@srm/api/expense'
import { RelatedRecords } from '@/ui/record-related/related-records.tsx'
import { loanPaths } from '../expense.paths.ts'

const columns = ['code', 'purpose', 'owner', 'amount', 'balance', 'repayDate', 'stage', 'status'] as const

/** Money lent for a project. */
export const LoanTab = ({ row }: { readonly row: { readonly id: string } }): ReactNode => (
  <RelatedRecords record={Loan} calls={expense.loan} by="project" owner={row.id} columns={columns} paths={loanPaths} />
)
