import type { ReactNode } from 'react'
import { crm, CustomerPool } from '@srm/api/crm'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import { poolPaths } from '../crm.paths.ts'
import { usePoolText } from '../crm.texts.ts'

const PoolDetail = (): ReactNode => {
  const t = usePoolText()
  return (
    <RecordDetail
      record={CustomerPool}
      calls={crm.pool}
      paths={poolPaths}
      summary={['departments', 'managers', 'isDefault']}
      sections={[
        { title: t('section.hidden'), fields: ['hidePhone', 'hideContact', 'hideBudget'] },
        { title: t('section.limits'), fields: ['capacity', 'dailyLimit', 'cooldownDays'] },
        { title: t('section.recycling'), fields: ['followDays', 'dealDays', 'joinedBy', 'remindDays'] },
        { title: t('section.stamps'), fields: ['createdBy', 'createdAt', 'updatedAt', 'remark'] },
      ]}
    />
  )
}

export default PoolDetail
