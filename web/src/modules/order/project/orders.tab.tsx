import type { ReactNode } from 'react'
import { order, OrderChange, PurchaseOrder } from '@srm/api/order'
import { useCan } from '@/lib/session/can.tsx'
import { RelatedRecords } from '@/ui/record-related/related-records.tsx'
import { changePaths, orderPaths } from '../order.paths.ts'

type Props = { readonly row: { readonly id: string } }

const columns = ['title', 'supplier', 'serviceFrom', 'stage', 'amount'] as const
const changeColumns = ['title', 'stage', 'versionNo', 'difference', 'status'] as const

/** What suppliers were told to deliver for a project. */
export const ProjectOrders = ({ row }: Props): ReactNode => (
  <RelatedRecords
    record={PurchaseOrder}
    calls={order.order}
    by="project"
    owner={row.id}
    columns={columns}
    paths={orderPaths}
    totals={{ summary: order.order.summary, sums: ['amount'], states: 'stage' }}
  />
)

/** What was ordered from a supplier, newest first. */
export const SupplierOrders = ({ row }: Props): ReactNode => (
  <RelatedRecords
    record={PurchaseOrder}
    calls={order.order}
    by="supplier"
    owner={row.id}
    columns={['title', 'project', 'serviceFrom', 'stage', 'amount']}
    paths={orderPaths}
    totals={{ summary: order.order.summary, sums: ['amount'], states: 'stage' }}
  />
)

/** What both sides have changed about an order since. */
export const OrderChanges = ({ row }: Props): ReactNode => {
  const may = useCan()
  return (
    may('orderChange:list') && (
      <RelatedRecords
        record={OrderChange}
        calls={order.change}
        by="order"
        owner={row.id}
        columns={changeColumns}
        paths={changePaths}
      />
    )
  )
}
