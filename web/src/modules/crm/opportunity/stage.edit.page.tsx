import type { ReactNode } from 'react'
import { crm, OpportunityStage, stageNeeds } from '@srm/api/crm'
import { keysOf } from '@srm/api/shared/keys'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { opportunityStagePaths } from '../crm.paths.ts'
import { useOpportunityText } from '../crm.texts.ts'

const StageEdit = (): ReactNode => {
  const t = useOpportunityText()
  return (
    <RecordEditor
      record={OpportunityStage}
      calls={crm.opportunityStage}
      paths={opportunityStagePaths}
      titles={{ create: t('stages.create'), edit: t('stages.edit') }}
      defaults={{ sort: 50 }}
      sections={[
        { title: t('stages.section'), fields: ['name', 'winRate', 'sort'] },
        { title: t('stages.needs'), fields: [...keysOf(stageNeeds)] },
      ]}
    />
  )
}

export default StageEdit
