import type { ReactNode } from 'react'
import { project, TaskTemplate } from '@srm/api/project'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { templatePaths } from '../project.paths.ts'
import { useTemplateText } from '../project.texts.ts'

const columns = [
  'code',
  { name: 'name', width: 220 },
  'classify',
  'status',
  { name: 'remark', width: 240 },
  'updatedAt',
] as const

const TemplateList = (): ReactNode => {
  const t = useTemplateText()
  return (
    <RecordList
      record={TaskTemplate}
      calls={project.template}
      paths={templatePaths}
      columns={columns}
      title={t('title')}
      create={t('create')}
      empty={{ title: t('empty.title'), hint: t('empty.hint') }}
    />
  )
}

export default TemplateList
