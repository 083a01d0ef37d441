import type { ReactNode } from 'react'
import { project, Task } from '@srm/api/project'
import { useQueryDefaults } from '@/ui/record-form/query-defaults.ts'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { taskPaths } from '../project.paths.ts'
import { useProjectText } from '../project.texts.ts'

const TaskEdit = (): ReactNode => {
  const t = useProjectText()
  const given = useQueryDefaults('project')
  return (
    <RecordEditor
      record={Task}
      calls={project.task}
      paths={taskPaths}
      titles={{ create: t('task.add'), edit: t('task.edit') }}
      defaults={{ priority: 'normal', status: 'todo', weight: 1, progress: 0, ...given }}
      sections={[
        {
          title: t('task.name'),
          fields: ['title', 'project', 'parent', 'assignee', 'helpers', 'priority', 'status', 'remark'],
        },
        { title: t('task.plan'), fields: ['start', 'end', 'isMilestone', 'isEveryDay', 'weight', 'progress'] },
        { title: t('task.checks'), fields: ['checklist', 'attachments'] },
      ]}
    />
  )
}

export default TaskEdit
