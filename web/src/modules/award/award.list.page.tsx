import type { ReactNode } from 'react'
import { award, Award } from '@srm/api/award'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { awardPaths } from './award.paths.ts'
import { useAwardText } from './award.texts.ts'

/** An award is begun where quotes are compared. */
const { create: _, ...calls } = award.award

const columns = [
  'code',
  { name: 'title', width: 220 },
  'project',
  'suppliers',
  'amount',
  'budgetSaving',
  'quoteCount',
  'isSingleSource',
  'status',
  'owner',
  'approvedAt',
  'createdAt',
] as const

const AwardList = (): ReactNode => {
  const t = useAwardText()
  return (
    <RecordList
      record={Award}
      transfer="export"
      calls={calls}
      paths={awardPaths}
      columns={columns}
      title={t('title')}
      quickFilters={['status', 'owner', 'isSingleSource']}
      empty={{ title: t('empty.title'), hint: t('empty.hint') }}
    />
  )
}

export default AwardList
