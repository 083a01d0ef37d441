import type { ReactNode } from 'react'
import { Deposit, payment } from '@srm/api/payment'
import { RelatedRecords } from '@/ui/record-related/related-records.tsx'
import { depositPaths } from '../payment.paths.ts'

const columns = ['code', 'title', 'counterparty', 'amount', 'open', 'dueDate', 'daysOver', 'stage'] as const
const totals = { summary: payment.deposit.summary, sums: ['open'], states: 'stage' } as const

const tabBy = (by: 'supplier' | 'contract' | 'customer') => {
  const DepositsTab = ({ row }: { readonly row: { readonly id: string } }): ReactNode => (
    <RelatedRecords
      record={Deposit}
      calls={payment.deposit}
      by={by}
      owner={row.id}
      columns={columns}
      paths={depositPaths}
      totals={totals}
    />
  )
  return DepositsTab
}

/** Deposits that lie with a supplier, of a customer, or belong to a contract. */
export const DepositsOf = {
  supplier: tabBy('supplier'),
  contract: tabBy('contract'),
  customer: tabBy('customer'),
}
