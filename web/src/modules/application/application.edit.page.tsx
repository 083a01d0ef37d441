import { Suspense, useRef, type ReactNode } from 'react'
import { Application, application, isFieldOfType, typeFieldNames } from '@srm/api/application'
import { useProfile } from '@/lib/session/session.ts'
import { DraftWay, type DraftSubmission } from '@/modules/approval/index.ts'
import { toSent } from '@/ui/form-values.ts'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import type { Values } from '@/ui/record-form/sections.ts'
import { Skeleton } from '@/ui/states.tsx'
import { isSubmittable } from './application.model.ts'
import { paths } from './application.paths.ts'
import { useText } from './application.texts.ts'

const { status: _, attachments: __, ...asked } = Application.fields

const typeOf = ({ type }: Values): string => (typeof type === 'string' ? type : '')

/** What the flow may depend on; what is still empty is not said. */
const factsOf = (values: Values): Values =>
  Object.fromEntries(Object.entries(toSent(asked, values)).filter(([, value]) => value !== undefined))

/** Fields a type has of its own come and go with the type. */
const typeFields = typeFieldNames.map((name) => ({
  name,
  when: (values: Values) => isFieldOfType(typeOf(values), name),
}))

const ApplicationEdit = (): ReactNode => {
  const t = useText()
  const me = useProfile()
  const draft = useRef<DraftSubmission>(null)
  return (
    <RecordEditor
      record={Application}
      calls={application}
      paths={paths}
      titles={{ create: t('create'), edit: t('edit') }}
      defaults={{
        type: 'general',
        owner: me && { id: me.id, name: me.displayName },
        department: me?.department,
      }}
      submission={{
        isOpen: isSubmittable,
        problem: () => (draft.current ? draft.current.problem() : t('loadingFlow')),
        send: async (id) => (await draft.current?.send(id)) ?? paths.detail(id),
      }}
      aside={(values) => (
        <Suspense fallback={<Skeleton rows={4} />}>
          <DraftWay docType="application" facts={factsOf(values)} ref={draft} />
        </Suspense>
      )}
      sections={[
        { title: t('section.basic'), fields: ['title', 'type', ...typeFields, 'reason', 'attachments'] },
        { title: t('section.who'), fields: ['owner', 'department'] },
      ]}
    />
  )
}

export default ApplicationEdit
