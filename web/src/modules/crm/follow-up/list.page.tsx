import type { ReactNode } from 'react'
import { crm, FollowUp } from '@srm/api/crm'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { followUpPaths } from '../crm.paths.ts'
import { useCrmText } from '../crm.texts.ts'

const columns = [
  { name: 'topic', width: 320 },
  { name: 'customer', width: 240 },
  'type',
  'contact',
  'at',
  'followedBy',
] as const

const FollowUpList = (): ReactNode => {
  const t = useCrmText()
  return (
    <RecordList
      record={FollowUp}
      calls={crm.followUp}
      paths={followUpPaths}
      columns={columns}
      title={t('followUp.title')}
      create={t('followUp.create')}
      quickFilters={['type', { mine: 'followedBy' }, 'at']}
      layouts={{ calendar: { from: 'at' } }}
      empty={{ title: t('followUp.empty'), hint: t('followUp.emptyHint') }}
    />
  )
}

export default FollowUpList
