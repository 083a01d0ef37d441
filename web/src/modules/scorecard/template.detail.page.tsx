import type { ReactNode } from 'react'
import { scorecard, ScorecardTemplate } from '@srm/api/scorecard'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import { templatePaths } from './scorecard.paths.ts'
import { useText } from './scorecard.texts.ts'

const TemplateDetail = (): ReactNode => {
  const t = useText()
  return (
    <RecordDetail
      record={ScorecardTemplate}
      calls={scorecard.template}
      paths={templatePaths}
      summary={['period', 'classifies', 'updatedAt']}
      sections={[
        { title: t('section.criteria'), fields: ['criteria'] },
        { title: t('section.standings'), fields: ['standings'] },
        { title: t('section.basic'), fields: ['remark', 'createdBy', 'createdAt', 'updatedBy'] },
      ]}
    />
  )
}

export default TemplateDetail
