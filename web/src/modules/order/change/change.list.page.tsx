import type { ReactNode } from 'react'
import { order, OrderChange } from '@srm/api/order'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { changePaths } from '../order.paths.ts'
import { useChangeText } from '../order.texts.ts'

/** A change is begun on the page of its order. */
const { create: _, ...calls } = order.change

const columns = [
  'code',
  { name: 'title', width: 240 },
  { name: 'order', width: 200 },
  { name: 'supplier', width: 180 },
  'stage',
  'versionNo',
  'amountBefore',
  'amount',
  'difference',
  'status',
  'owner',
  'sentAt',
  'answeredAt',
  'createdAt',
] as const

const ChangeList = (): ReactNode => {
  const t = useChangeText()
  return (
    <RecordList
      record={OrderChange}
      transfer="export"
      calls={calls}
      paths={changePaths}
      columns={columns}
      title={t('title')}
      quickFilters={['stage', 'status', { mine: 'owner' }]}
      empty={{ title: t('empty.title'), hint: t('empty.hint') }}
    />
  )
}

export default ChangeList
