import type { ReactNode } from 'react'
import { Budget, budget } from '@srm/api/budget'
import { useQueryDefaults } from '@/ui/record-form/query-defaults.ts'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { versionPaths } from '../budget.paths.ts'
import { LinesInput } from '../editor/lines.input.tsx'
import { useVersionText } from '../budget.texts.ts'

const VersionEdit = (): ReactNode => {
  const t = useVersionText()
  return (
    <RecordEditor
      record={Budget}
      calls={budget.budget}
      paths={versionPaths}
      titles={{ create: t('create'), edit: t('edit') }}
      defaults={{
        attendees: 0,
        days: 1,
        nights: 0,
        sessions: 1,
        contingencyRate: '0.00',
        ...useQueryDefaults('project'),
      }}
      sections={[
        {
          title: t('section.figures'),
          fields: ['project', 'name', 'attendees', 'days', 'nights', 'sessions', 'contingencyRate', 'remark'],
        },
        { title: t('section.lines'), fields: [{ name: 'lines', lines: LinesInput }] },
      ]}
    />
  )
}

export default VersionEdit
