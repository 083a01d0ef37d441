import type { ReactNode } from 'react'
import { crm, CustomerPool } from '@srm/api/crm'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { poolPaths } from '../crm.paths.ts'
import { usePoolText } from '../crm.texts.ts'

const columns = [
  { name: 'name', width: 180 },
  'isDefault',
  { name: 'departments', width: 180 },
  { name: 'managers', width: 160 },
  'capacity',
  'dailyLimit',
  'followDays',
  'dealDays',
  'status',
] as const

const PoolSettings = (): ReactNode => {
  const t = usePoolText()
  return (
    <RecordList
      record={CustomerPool}
      calls={crm.pool}
      paths={poolPaths}
      columns={columns}
      title={t('settings')}
      create={t('create')}
      empty={{ title: t('settings.empty'), hint: t('settings.emptyHint') }}
    />
  )
}

export default PoolSettings
