import { useState, type ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { project, Task } from '@srm/api/project'
import { shanghaiDay } from '@srm/api/shared/date'
import { useProfile } from '@/lib/session/session.ts'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { taskPaths } from '../project.paths.ts'
import { useProjectText } from '../project.texts.ts'
import { DueGroups } from './due-groups.tsx'
import { filterOfGroup } from './my-task.groups.ts'

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

/** Who comes without a question finds what they have to do themselves; what they ask for after that is theirs. */
const useEntrance = (): string | undefined => {
  const profile = useProfile()
  const [params] = useSearchParams()
  const [isIn, setIsIn] = useState(false)
  const [today] = useState(() => shanghaiDay(new Date()))
  if (!isIn && params.size > 0) setIsIn(true)
  if (isIn || params.size > 0 || !profile) return undefined
  return `?filter=${encodeURIComponent(filterOfGroup('open', profile.id, today))}`
}

const MyTasks = (): ReactNode => {
  const t = useProjectText()
  const entrance = useEntrance()
  const profile = useProfile()
  if (entrance !== undefined) return <Navigate replace to={entrance} />
  return (
    <RecordList
      record={Task}
      calls={project.task}
      paths={taskPaths}
      columns={columns}
      title={t('my.title')}
      create={t('task.add')}
      quickFilters={quickFilters}
      above={profile && <DueGroups person={profile.id} />}
      empty={{ title: t('my.empty'), hint: t('my.emptyHint') }}
    />
  )
}

export default MyTasks
