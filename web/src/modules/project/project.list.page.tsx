import type { ReactNode } from 'react'
import { project, Project } from '@srm/api/project'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { projectPaths } from './project.paths.ts'
import { useProjectText } from './project.texts.ts'

const columns = [
  'code',
  { name: 'name', width: 240 },
  'stage',
  'health',
  'progress',
  'eventStart',
  { name: 'customer', width: 200 },
  'region',
  'attendees',
  'owner',
] as const

const quickFilters = ['stage', 'health', { mine: 'owner' }, 'eventStart'] as const

const layouts = {
  calendar: { from: 'eventStart', to: 'eventEnd', tone: 'health' },
} as const

const ProjectList = (): ReactNode => {
  const t = useProjectText()
  return (
    <RecordList
      record={Project}
      calls={project.project}
      paths={projectPaths}
      columns={columns}
      title={t('title')}
      create={t('create')}
      quickFilters={quickFilters}
      layouts={layouts}
      empty={{ title: t('empty.title'), hint: t('empty.hint') }}
    />
  )
}

export default ProjectList
