import type { ReactNode } from 'react'
import { contract, ContractChange } from '@srm/api/contract'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { changePaths } from '../contract.paths.ts'
import { useChangeText } from '../contract.texts.ts'

/** A change is begun on the page of its contract. */
const { create: _, ...calls } = contract.change

const columns = [
  'code',
  { name: 'title', width: 280 },
  'kind',
  'side',
  'amountBefore',
  'amount',
  'amountDelta',
  'effectiveDate',
  'status',
  'owner',
  'createdAt',
] as const

/** A change is begun on the page of its contract. */
const paths = { list: changePaths.list, edit: changePaths.edit, detail: changePaths.detail }

const ChangeList = (): ReactNode => {
  const t = useChangeText()
  return (
    <RecordList
      record={ContractChange}
      calls={calls}
      paths={paths}
      columns={columns}
      title={t('title')}
      transfer="export"
      quickFilters={['status', 'kind', 'side', { mine: 'owner' }]}
      empty={{ title: t('empty.title'), hint: t('empty.hint') }}
    />
  )
}

export default ChangeList
