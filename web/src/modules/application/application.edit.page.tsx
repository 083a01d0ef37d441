import type { ReactNode } from 'react'
import { Application, application, isFieldOfType, typeFieldNames } from '@srm/api/application'
import { useProfile } from '@/lib/session/session.ts'
import { DocumentEditor } from '@/ui/record-form/document-editor.tsx'
import type { Values } from '@/ui/record-form/sections.ts'
import { paths } from './application.paths.ts'
import { useText } from './application.texts.ts'

/** What the flow may depend on. */
const { status: _, attachments: __, ...facts } = Application.fields

const typeOf = ({ type }: Values): string => (typeof type === 'string' ? type : '')

/** Fields a type has of its own come and go with the type. */
const typeFields = typeFieldNames.map((name) => ({
  name,
  when: (values: Values) => isFieldOfType(typeOf(values), name),
}))

const ApplicationEdit = (): ReactNode => {
  const t = useText()
  const me = useProfile()
  return (
    <DocumentEditor
      record={Application}
      calls={application}
      paths={paths}
      titles={{ create: t('create'), edit: t('edit') }}
      defaults={{
        type: 'general',
        owner: me && { id: me.id, name: me.displayName },
        department: me?.department,
      }}
      docType="application"
      facts={facts}
      sections={[
        { title: t('section.basic'), fields: ['title', 'type', ...typeFields, 'reason', 'attachments'] },
        { title: t('section.who'), fields: ['owner', 'department'] },
      ]}
    />
  )
}

export default ApplicationEdit
