import type { ReactNode } from 'react'
import { scorecard, ScorecardTemplate } from '@srm/api/scorecard'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { templatePaths } from './scorecard.paths.ts'
import { useText } from './scorecard.texts.ts'

/** What standings usually mean; a new template begins with them. */
const standings = [
  { name: '很差', least: '0', most: '30', grade: 'D', inquiry: 'block', ordering: 'block' },
  { name: '差', least: '30', most: '50', grade: 'C', inquiry: 'warn', ordering: 'warn' },
  { name: '一般', least: '50', most: '80', grade: 'B', inquiry: 'free', ordering: 'free' },
  { name: '优秀', least: '80', most: '100', grade: 'A', inquiry: 'free', ordering: 'free' },
]

const TemplateEdit = (): ReactNode => {
  const t = useText()
  return (
    <RecordEditor
      record={ScorecardTemplate}
      calls={scorecard.template}
      paths={templatePaths}
      titles={{ create: t('template.create'), edit: t('template.edit') }}
      defaults={{ period: 'quarter', status: 'enabled', standings }}
      sections={[
        { title: t('section.basic'), fields: ['name', 'period', 'classifies', 'status', 'remark'] },
        { title: t('section.criteria'), fields: ['criteria'] },
        { title: t('section.standings'), fields: ['standings'] },
      ]}
    />
  )
}

export default TemplateEdit
