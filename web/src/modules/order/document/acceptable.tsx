import type { ReactNode } from 'react'
import type { Result } from '@srm/api/endpoint'
import { order } from '@srm/api/order'
import { useRead } from '@/lib/api/query.ts'
import { Await } from '@/ui/states.tsx'

type AcceptableOrder = Result<typeof order.order.list>['items'][number]
type Props = { readonly children: (orders: readonly AcceptableOrder[]) => ReactNode }

const filter = JSON.stringify([{ field: 'stage', op: 'in', value: ['confirmed', 'executing'] }])

/** Orders both sides have agreed to and that are not accepted in full, the next to be delivered first. */
export const AcceptableOrders = ({ children }: Props): ReactNode => {
  const read = useRead(order.order.list, { query: { filter, sort: 'serviceFrom', pageSize: 50 } })
  return <Await query={read}>{({ items }) => children(items)}</Await>
}
