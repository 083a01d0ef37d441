import type { ReactNode } from 'react'
import { supplier } from '@srm/api/supplier'
import { useRead } from '@/lib/api/query.ts'

type Contact = { readonly id: string; readonly name: string; readonly mobile: string | null }

type Props = {
  readonly supplierId: string
  readonly children: (contacts: readonly Contact[]) => ReactNode
}

const nobody: readonly Contact[] = []

/** Those one can write to at a supplier, handed to whoever lets people choose one. */
export const SupplierContacts = ({ supplierId, children }: Props): ReactNode => {
  const filter = JSON.stringify([
    { field: 'supplier', op: 'in', value: [supplierId] },
    { field: 'status', op: 'in', value: ['active'] },
  ])
  const { data } = useRead(supplier.contact.list, { query: { filter, pageSize: 100 } })
  return children(data?.items ?? nobody)
}
