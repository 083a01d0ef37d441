import { Suspense, useRef, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { project, ProjectRequest } from '@srm/api/project'
import { DraftWay, type DraftSubmission } from '@/modules/approval/index.ts'
import { toSent } from '@/ui/form-values.ts'
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

/** Which project it is about, when it was begun on its page. */
const useGiven = (): Values => {
  const [params] = useSearchParams()
  const names = ['project', 'kind'] as const
  return Object.fromEntries(names.flatMap((name) => (params.has(name) ? [[name, params.get(name) ?? '']] : [])))
}

const RequestEdit = (): ReactNode => {
  const t = useText()
  const draft = useRef<DraftSubmission>(null)
  return (
    <RecordEditor
      record={ProjectRequest}
      calls={project.request}
      paths={requestPaths}
      titles={{ create: t('create'), edit: t('edit') }}
      defaults={{ kind: 'open', ...useGiven() }}
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
