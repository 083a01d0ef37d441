import type { ReactNode } from 'react'
import { Dunning, finance } from '@srm/api/finance'
import { RelatedRecords } from '@/ui/record-related/related-records.tsx'
import { dunningPaths } from '../finance.paths.ts'

const columns = ['code', 'way', 'day', 'overdueAmount', 'promisedOn', 'promisedAmount', 'outcome', 'owner'] as const

/** Every time a customer was asked. */
export const DunningsTab = ({ row }: { readonly row: { readonly id: string } }): ReactNode => (
  <RelatedRecords
    record={Dunning}
    calls={finance.dunning}
    by="customer"
    owner={row.id}
    columns={columns}
    paths={dunningPaths}
  />
)
