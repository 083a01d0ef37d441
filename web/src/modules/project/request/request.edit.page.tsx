import type { ReactNode } from 'react'
import { project, ProjectRequest } from '@srm/api/project'
import { useQueryDefaults } from '@/ui/record-form/query-defaults.ts'
import { DocumentEditor } from '@/ui/record-form/document-editor.tsx'
import { requestPaths } from '../project.paths.ts'
import { useRequestText } from '../project.texts.ts'

const { kind, project: ofProject, reason } = ProjectRequest.fields

const RequestEdit = (): ReactNode => {
  const t = useRequestText()
  return (
    <DocumentEditor
      record={ProjectRequest}
      calls={project.request}
      paths={requestPaths}
      titles={{ create: t('create'), edit: t('edit') }}
      defaults={{ kind: 'open', ...useQueryDefaults('project', 'kind') }}
      docType="projectRequest"
      facts={{ kind, project: ofProject, reason }}
      sections={[{ title: t('section.basic'), fields: ['project', 'kind', 'reason', 'attachments'] }]}
    />
  )
}

export default RequestEdit
