import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Result } from '@srm/api/endpoint'
import { order, PurchaseOrder } from '@srm/api/order'
import { metaOf } from '@srm/api/shared/field-meta'
import { addMoney } from '@srm/api/shared/money'
import { recordPaths } from '@srm/api/shared/pages'
import { supplierPages } from '@srm/api/supplier/pages'
import { useRead } from '@/lib/api/query.ts'
import { formatMoney } from '@/lib/format.ts'
import { FieldView } from '@/ui/fields/field-view.tsx'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { LinesTable, type LinesColumn } from '@/ui/lines-table.tsx'
import { Panel } from '@/ui/page.tsx'
import { Await, State } from '@/ui/states.tsx'
import { daysOf } from '../document/lines.tab.tsx'
import { orderPaths } from '../order.paths.ts'
import { useProjectText } from '../order.texts.ts'

type Order = Result<typeof order.order.list>['items'][number]

const supplierPaths = recordPaths(supplierPages.supplier)
const most = 200

const sumOf = (orders: readonly Order[]): string | null => {
  const amounts = orders.map(({ amount }) => amount)
  return amounts.includes(null) ? null : addMoney('0', ...amounts.map((amount) => amount ?? '0'))
}

const useColumns = (): LinesColumn<Order>[] => {
  const t = useProjectText()
  return [
    {
      key: 'delivers',
      title: t('delivers'),
      render: ({ id, title }) => <Link to={orderPaths.detail(id)}>{title}</Link>,
    },
    {
      key: 'stage',
      title: t('stage'),
      render: ({ stage }) => <FieldView compact meta={metaOf(PurchaseOrder.fields.stage)} value={stage} />,
    },
    { key: 'days', title: t('days'), render: ({ serviceFrom, serviceTo }) => daysOf(serviceFrom, serviceTo) || '—' },
    {
      key: 'amount',
      title: t('amount'),
      isNumber: true,
      render: ({ amount }) => (amount === null ? '****' : formatMoney(amount)),
    },
  ]
}

const SupplierPart = ({ orders }: { readonly orders: readonly Order[] }): ReactNode => {
  const t = useProjectText()
  const columns = useColumns()
  const [first] = orders
  if (!first) return null
  const total = sumOf(orders)
  return (
    <Panel
      title={<Link to={supplierPaths.detail(first.supplier.id)}>{first.supplier.name}</Link>}
      extra={total !== null && <strong>{formatMoney(total)}</strong>}
    >
      <LinesTable label={t('delivers')} columns={columns} lines={orders} keyOf={({ id }) => id} />
    </Panel>
  )
}

/** Who works on a project, what each delivers, when, and how far it has come. */
export const SuppliersTab = ({ row }: { readonly row: { readonly id: string } }): ReactNode => {
  const t = useProjectText()
  const filter = JSON.stringify([
    { field: 'project', op: 'in', value: [row.id] },
    { field: 'stage', op: 'notIn', value: ['canceled'] },
  ])
  const read = useRead(order.order.list, { query: { filter, sort: 'serviceFrom', pageSize: most } })
  return (
    <Await query={read} rows={4}>
      {({ items, nextCursor }) => {
        const groups = [...Map.groupBy(items, ({ supplier }) => supplier.id).values()]
        if (groups.length === 0) return <State title={t('none')} hint={t('none.hint')} />
        return (
          <Stack gap={12}>
            <Row justify="between">
              <Muted>{t('count', { count: groups.length, orders: items.length })}</Muted>
              {nextCursor !== null && <Muted size="s">{t('first', { count: most })}</Muted>}
            </Row>
            {groups.map((orders) => (
              <SupplierPart key={orders[0]?.supplier.id} orders={orders} />
            ))}
          </Stack>
        )
      }}
    </Await>
  )
}
