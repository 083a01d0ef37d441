import { label } from '../shared/label.ts'
import type { RecordTab } from '../shared/record-tab.ts'

const tab = (one: Omit<RecordTab, 'subject'>): RecordTab => ({ subject: 'project', ...one })

export const taskTab = tab({
  key: 'task',
  name: 'ProjectTask',
  title: label('任务', 'Tasks'),
  permission: 'task:list',
  order: 10,
  holds: ['task'],
})

export const memberTab = tab({
  key: 'member',
  name: 'ProjectMember',
  title: label('成员', 'People'),
  permission: 'projectMember:list',
  order: 900,
  holds: ['projectMember'],
})
