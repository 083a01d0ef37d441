import type { ReactNode } from 'react'
import { project, ProjectRequest } from '@srm/api/project'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { requestPaths } from '../project.paths.ts'
import { useRequestText } from '../project.texts.ts'

const columns = ['code', { name: 'title', width: 260 }, 'kind', 'status', 'owner', 'department', 'createdAt'] as const

const RequestList = (): ReactNode => {
  const t = useRequestText()
  return (
    <RecordList
      record={ProjectRequest}
      calls={project.request}
      paths={requestPaths}
      columns={columns}
      title={t('title')}
      create={t('create')}
      quickFilters={['kind', 'status']}
      empty={{ title: t('empty.title'), hint: t('empty.hint') }}
    />
  )
}

export default RequestList
