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

/** The same tasks as bars and as cards: what opens the tasks opens them. */
export const ganttTab = tab({
  key: 'gantt',
  name: 'ProjectGantt',
  title: label('排期', 'Schedule'),
  permission: 'task:list',
  order: 20,
  holds: ['task'],
})

export const boardTab = tab({
  key: 'board',
  name: 'ProjectBoard',
  title: label('看板', 'Board'),
  permission: 'task:list',
  order: 30,
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
