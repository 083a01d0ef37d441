import type { ReactNode } from 'react'
import { project, Task } from '@srm/api/project'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import { taskPaths } from '../project.paths.ts'
import { useProjectText } from '../project.texts.ts'

/** A task with its checklist and files; what is said about it stands beside. */
const TaskDetail = (): ReactNode => {
  const t = useProjectText()
  return (
    <RecordDetail
      record={Task}
      calls={project.task}
      paths={taskPaths}
      summary={['project', 'assignee', 'start', 'end', 'progress', 'priority']}
      sections={[
        { title: t('task.name'), fields: ['parent', 'helpers', 'isMilestone', 'isEveryDay', 'weight', 'remark'] },
        { title: t('task.plan'), fields: ['baselineStart', 'baselineEnd', 'doneAt', 'createdBy', 'createdAt'] },
      ]}
      tabs={['checklist', 'attachments']}
    />
  )
}

export default TaskDetail
