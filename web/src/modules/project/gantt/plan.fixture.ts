import type { TaskNode } from '@srm/api/project'

/** Three working days from a Monday. */
export const aNode = (more: Partial<TaskNode>): TaskNode => ({
  id: 'task',
  code: 'RW2027000001',
  title: '签场地合同',
  version: 1,
  status: 'todo',
  priority: 'normal',
  start: '2027-03-01',
  end: '2027-03-03',
  duration: 3,
  progress: 0,
  weight: 1,
  isMilestone: false,
  isEveryDay: false,
  isLate: false,
  slack: 2,
  assignee: null,
  baseline: null,
  columnId: null,
  children: [],
  ...more,
})
