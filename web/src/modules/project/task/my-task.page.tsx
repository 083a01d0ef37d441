import type { ReactNode } from 'react'
import { project, Task } from '@srm/api/project'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { taskPaths } from '../project.paths.ts'
import { useText } from '../project.texts.ts'

const columns = [
  { name: 'title', width: 260 },
  { name: 'project', width: 220 },
  'status',
  'priority',
  'start',
  'end',
  'progress',
  'assignee',
] as const

const quickFilters = [{ mine: 'assignee' }, 'status', 'end'] as const

const MyTasks = (): ReactNode => {
  const t = useText()
  return (
    <RecordList
      record={Task}
      calls={project.task}
      paths={taskPaths}
      columns={columns}
      title={t('my.title')}
      quickFilters={quickFilters}
      empty={{ title: t('my.empty'), hint: t('my.emptyHint') }}
    />
  )
}

export default MyTasks
