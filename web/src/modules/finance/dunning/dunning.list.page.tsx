import type { ReactNode } from 'react'
import { Dunning, finance } from '@srm/api/finance'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { dunningPaths } from '../finance.paths.ts'
import { useDunningText } from '../finance.texts.ts'

const columns = [
  'code',
  { name: 'title', width: 220 },
  'way',
  'day',
  'overdueAmount',
  'promisedOn',
  'promisedAmount',
  'outcome',
  'owner',
  { name: 'customer', width: 180 },
  'contact',
  'smsSentAt',
] as const

const DunningList = (): ReactNode => {
  const t = useDunningText()
  return (
    <RecordList
      record={Dunning}
      transfer="export"
      calls={finance.dunning}
      paths={dunningPaths}
      columns={columns}
      title={t('title')}
      create={t('create')}
      quickFilters={['outcome', 'way', 'customer', { mine: 'owner' }]}
      empty={{ title: t('empty.title'), hint: t('empty.hint') }}
    />
  )
}

export default DunningList
