import { Suspense, useRef, type ReactNode } from 'react'
import { project, ProjectRequest } from '@srm/api/project'
import { DraftWay, type DraftSubmission } from '@/modules/approval/index.ts'
import { toSent } from '@/ui/form-values.ts'
import { useQueryDefaults } from '@/ui/record-form/query-defaults.ts'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import type { Values } from '@/ui/record-form/sections.ts'
import type { Row } from '@/ui/record-shape.ts'
import { Skeleton } from '@/ui/states.tsx'
import { requestPaths } from '../project.paths.ts'
import { useText } from './request.texts.ts'

const { kind, project: ofProject, reason } = ProjectRequest.fields

/** What the flow may depend on; what is still empty is not said. */
const factsOf = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(toSent({ kind, project: ofProject, reason }, values)).filter(([, value]) => value !== undefined),
  )

const isSubmittable = ({ status }: Row): boolean => ['draft', 'rejected', 'withdrawn'].includes(String(status))

const RequestEdit = (): ReactNode => {
  const t = useText()
  const draft = useRef<DraftSubmission>(null)
  return (
    <RecordEditor
      record={ProjectRequest}
      calls={project.request}
      paths={requestPaths}
      titles={{ create: t('create'), edit: t('edit') }}
      defaults={{ kind: 'open', ...useQueryDefaults('project', 'kind') }}
      submission={{
        isOpen: isSubmittable,
        problem: () => (draft.current ? draft.current.problem() : t('loadingFlow')),
        send: async (id) => (await draft.current?.send(id)) ?? requestPaths.detail(id),
      }}
      aside={(values) => (
        <Suspense fallback={<Skeleton rows={4} />}>
          <DraftWay docType="projectRequest" facts={factsOf(values)} ref={draft} />
        </Suspense>
      )}
      sections={[{ title: t('section.basic'), fields: ['project', 'kind', 'reason', 'attachments'] }]}
    />
  )
}

export default RequestEdit
