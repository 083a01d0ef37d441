import type { ReactNode } from 'react'
import { expense, Expense } from '@srm/api/expense'
import { RelatedRecords } from '@/ui/record-related/related-records.tsx'
import { directPaths } from '../expense.paths.ts'

const columns = ['code', 'purpose', 'kind', 'budgetItem', 'amount', 'date', 'stage', 'status'] as const

/** Costs of a project that are nobody's claim. */
export const ExpenseTab = ({ row }: { readonly row: { readonly id: string } }): ReactNode => (
  <RelatedRecords
    record={Expense}
    calls={expense.direct}
    by="project"
    owner={row.id}
    columns={columns}
    paths={directPaths}
  />
)
