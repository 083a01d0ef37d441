import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { project } from '@srm/api/project'
import { shanghaiDay } from '@srm/api/shared/date'
import { useRead } from '@/lib/api/query.ts'
import { Row } from '@/ui/layout.tsx'
import { useProjectText } from '../project.texts.ts'
import { filterOfGroup, taskGroups, type TaskGroup } from './my-task.groups.ts'

type GroupProps = { readonly group: TaskGroup; readonly filter: string }

/** A group of one's tasks with how many there are; choosing it shows them. */
const Group = ({ group, filter }: GroupProps): ReactNode => {
  const t = useProjectText()
  const go = useNavigate()
  const [params] = useSearchParams()
  const { data } = useRead(project.task.list, { query: { filter, pageSize: 1 } })
  const isShown = params.get('filter') === filter
  const count = data?.total ?? null
  return (
    <Button
      type={isShown ? 'primary' : 'default'}
      danger={group === 'late' && count !== null && count > 0}
      aria-pressed={isShown}
      onClick={() => void go(`?filter=${encodeURIComponent(filter)}`)}
    >
      {t(`my.${group}`)}
      {count === null ? '' : ` ${String(count)}`}
    </Button>
  )
}

/** What is to be done first: late, today, this week. */
export const DueGroups = ({ person }: { readonly person: string }): ReactNode => {
  const t = useProjectText()
  const [today] = useState(() => shanghaiDay(new Date()))
  return (
    <Row as="section" wrap aria-label={t('my.groups')} style={{ marginBottom: 12 }}>
      {taskGroups.map((group) => (
        <Group key={group} group={group} filter={filterOfGroup(group, person, today)} />
      ))}
    </Row>
  )
}
