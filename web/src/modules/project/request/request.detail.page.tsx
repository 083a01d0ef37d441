import type { ReactNode } from 'react'
import { project, ProjectRequest } from '@srm/api/project'
import { refreshFamily } from '@/lib/api/query.ts'
import { DocumentDetail } from '@/ui/record-detail/document-detail.tsx'
import { requestPaths } from '../project.paths.ts'
import { useRequestText } from '../project.texts.ts'

const RequestDetail = (): ReactNode => {
  const t = useRequestText()
  return (
    <DocumentDetail
      record={ProjectRequest}
      calls={project.request}
      paths={requestPaths}
      docType="projectRequest"
      summary={['kind', 'project', 'owner', 'department', 'createdAt']}
      sections={[{ title: t('section.basic'), fields: ['reason'] }]}
      tabs={['attachments']}
      refresh={() => refreshFamily(project.project.standing)}
    />
  )
}

export default RequestDetail
