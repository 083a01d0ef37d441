import type { ReactNode } from 'react'
import { contract, Contract } from '@srm/api/contract'
import { RelatedRecords } from '@/ui/record-related/related-records.tsx'
import { contractPaths } from '../contract.paths.ts'

type Props = { readonly row: { readonly id: string } }

const tabOf =
  (by: 'project' | 'customer' | 'supplier', columns: readonly string[]) =>
  ({ row }: Props): ReactNode => (
    <RelatedRecords
      record={Contract}
      calls={contract.contract}
      by={by}
      owner={row.id}
      columns={columns}
      paths={contractPaths}
    />
  )

/** What was promised for a project, both ways. */
export const ProjectContracts = tabOf('project', ['name', 'side', 'amount', 'endDate', 'stage'])
/** What a customer signed. */
export const CustomerContracts = tabOf('customer', ['name', 'amount', 'settled', 'endDate', 'stage'])
/** What was signed with a supplier. */
export const SupplierContracts = tabOf('supplier', ['name', 'amount', 'settled', 'endDate', 'stage'])
