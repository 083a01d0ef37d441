import type { ReactNode } from 'react'
import { crm, OpportunityStage, stageNeeds } from '@srm/api/crm'
import { keysOf } from '@srm/api/shared/keys'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import { opportunityStagePaths } from '../crm.paths.ts'
import { useOpportunityText } from '../crm.texts.ts'

const StageDetail = (): ReactNode => {
  const t = useOpportunityText()
  return (
    <RecordDetail
      record={OpportunityStage}
      calls={crm.opportunityStage}
      paths={opportunityStagePaths}
      summary={['kind', 'winRate', 'sort']}
      sections={[
        { title: t('stages.needs'), fields: [...keysOf(stageNeeds)] },
        { title: t('section.stamps'), fields: ['createdBy', 'createdAt', 'updatedAt'] },
      ]}
    />
  )
}

export default StageDetail
