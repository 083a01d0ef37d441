import type { ReactNode } from 'react'
import { order, PurchaseOrder } from '@srm/api/order'
import { metaOf } from '@srm/api/shared/field-meta'
import { useLabel } from '@/lib/i18n.ts'
import type { ListLayouts } from '@/ui/record-list/layouts.ts'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { orderPaths } from '../order.paths.ts'
import { useOrderText } from '../order.texts.ts'

const columns = [
  'code',
  { name: 'title', width: 240 },
  { name: 'supplier', width: 180 },
  'stage',
  'answer',
  'amount',
  'serviceFrom',
  { name: 'project', width: 180 },
  'source',
  'versionNo',
  'owner',
  'sentAt',
  'status',
  'createdAt',
] as const

const { choices = [] } = metaOf(PurchaseOrder.fields.stage)

/** Cards are not dragged: each stage is reached by a step with rules of its own. */
const useLayouts = (): ListLayouts => {
  const say = useLabel()
  return {
    board: {
      by: 'stage',
      columns: choices.map(({ value, label }) => ({ value, name: say(label) })),
      sum: 'amount',
      fields: ['supplier', 'serviceFrom', 'amount'],
      owner: 'owner',
    },
    calendar: { from: 'serviceFrom', to: 'serviceTo', tone: 'stage' },
  }
}

const OrderList = (): ReactNode => {
  const t = useOrderText()
  const layouts = useLayouts()
  return (
    <RecordList
      record={PurchaseOrder}
      transfer="export"
      calls={order.order}
      paths={orderPaths}
      columns={columns}
      title={t('title')}
      create={t('create')}
      quickFilters={['stage', 'answer', 'source', { mine: 'owner' }]}
      layouts={layouts}
      empty={{ title: t('empty.title'), hint: t('empty.hint') }}
    />
  )
}

export default OrderList
