import type { ReactNode } from 'react'
import { Application, application } from '@srm/api/application'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { paths } from './application.paths.ts'
import { useText } from './application.texts.ts'

const ApplicationEdit = (): ReactNode => {
  const t = useText()
  return (
    <RecordEditor
      record={Application}
      calls={application}
      paths={paths}
      titles={{ create: t('create'), edit: t('edit') }}
      defaults={{ type: 'general' }}
      sections={[
        { title: t('section.basic'), fields: ['title', 'type', 'amount', 'reason', 'attachments'] },
        { title: t('section.who'), fields: ['owner', 'department', 'startDate', 'endDate'] },
      ]}
    />
  )
}

export default ApplicationEdit
