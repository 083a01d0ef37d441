import type { ReactNode } from 'react'
import { Demand, demand } from '@srm/api/demand'
import { RelatedRecords } from '@/ui/record-related/related-records.tsx'
import { demandPaths } from '../demand.paths.ts'

const columns = ['title', 'needDate', 'amount', 'orderedRate', 'stage', 'status'] as const

/** What a project has asked for, and how far it is bought. */
export const DemandTab = ({ row }: { readonly row: { readonly id: string } }): ReactNode => (
  <RelatedRecords
    record={Demand}
    calls={demand.demand}
    by="project"
    owner={row.id}
    columns={columns}
    paths={demandPaths}
    totals={{ summary: demand.demand.summary, sums: ['amount'], states: 'stage' }}
  />
)
