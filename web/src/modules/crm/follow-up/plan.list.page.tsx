import type { ReactNode } from 'react'
import { crm, FollowPlan } from '@srm/api/crm'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { followPlanPaths } from '../crm.paths.ts'
import { useCrmText } from '../crm.texts.ts'

const columns = [
  { name: 'content', width: 280 },
  { name: 'customer', width: 240 },
  'type',
  'contact',
  'at',
  'owner',
  'status',
] as const

const FollowPlanList = (): ReactNode => {
  const t = useCrmText()
  return (
    <RecordList
      record={FollowPlan}
      calls={crm.followPlan}
      paths={followPlanPaths}
      columns={columns}
      title={t('plan.list')}
      create={t('plan.create')}
      quickFilters={['status', { mine: 'owner' }, 'at']}
      layouts={{ calendar: { from: 'at', tone: 'status' } }}
      empty={{ title: t('plan.empty'), hint: t('plan.emptyHint') }}
    />
  )
}

export default FollowPlanList
