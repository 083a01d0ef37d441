import type { ReactNode } from 'react'
import { inquiry, Purchase } from '@srm/api/inquiry'
import { RelatedRecords } from '@/ui/record-related/related-records.tsx'
import { purchasePaths } from '../inquiry.paths.ts'

const columns = ['title', 'stage', 'deadline', 'invitedCount', 'budgetAmount', 'owner'] as const

/** What is bought for a project, and how far it has come. */
export const PurchaseTab = ({ row }: { readonly row: { readonly id: string } }): ReactNode => (
  <RelatedRecords
    record={Purchase}
    calls={inquiry}
    by="project"
    owner={row.id}
    columns={columns}
    paths={purchasePaths}
    totals={{ summary: inquiry.summary, sums: ['budgetAmount'], states: 'stage' }}
  />
)
