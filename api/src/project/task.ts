import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { linkTypes } from './schedule/task.ts'
import { crud } from '../shared/crud.ts'
import { optional } from '../shared/field-meta.ts'
import {
  attachments,
  bool,
  choice,
  date,
  dateTime,
  integer,
  longText,
  person,
  persons,
  ref,
  rows,
  text,
} from '../shared/fields.ts'
import { Id, IdParams } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'

const flag = (zh: string, en: string) => bool(zh, en).default(false)

const work = {
  project: ref('项目', 'Project', 'project'),
  title: text('任务', 'Task'),
  parent: optional(ref('上级任务', 'Above', 'task')),
  assignee: optional(person('负责人', 'Assignee')),
  helpers: persons('协助人', 'Helpers', { max: 20 }).default([]),
  priority: choice('优先级', 'Priority', [
    ['low', '低', 'Low', 'grey'],
    ['normal', '普通', 'Normal', 'blue'],
    ['high', '高', 'High', 'orange'],
    ['urgent', '紧急', 'Urgent', 'red'],
  ]).default('normal'),
  status: choice('状态', 'Status', [
    ['todo', '待办', 'To do', 'grey'],
    ['doing', '进行中', 'Doing', 'blue'],
    ['review', '待确认', 'In review', 'orange'],
    ['done', '已完成', 'Done', 'green'],
    ['closed', '已关闭', 'Closed', 'grey'],
  ]).default('todo'),
}

const time = {
  start: date('开始', 'Start'),
  end: date('结束', 'End'),
  isMilestone: flag('里程碑', 'Milestone'),
  /** Free days count as well, as on the days of the event. */
  isEveryDay: flag('含休息日', 'Free days count'),
  weight: integer('权重', 'Weight', { min: 1, max: 1000 }).default(1),
  progress: integer('进度 %', 'Progress %', { max: 100 }).default(0),
}

/** Small steps that are ticked off one by one; with them a task is as far as they are. */
const Check = {
  title: text('检查项', 'Step', { max: 100 }),
  isDone: flag('完成', 'Done'),
}

const more = {
  checklist: rows('检查清单', 'Checklist', Check, { max: 50 }).default([]),
  attachments: attachments('附件', 'Attachments').default([]),
  remark: optional(longText('说明', 'Notes', { max: 2000 })),
}

/** What the product writes itself. */
const kept = {
  sort: integer('顺序', 'Order'),
  isParent: bool('有下级', 'Has tasks below'),
  baselineStart: optional(date('基线开始', 'Baseline start')),
  baselineEnd: optional(date('基线结束', 'Baseline end')),
  doneAt: optional(dateTime('完成时间', 'Done at')),
}

const described = record({
  name: 'task',
  table: 'task',
  label: label('任务', 'Task'),
  fields: { ...work, ...time, ...more, ...kept },
  title: 'title',
  state: 'status',
  search: ['title'],
  list: [
    'code',
    'title',
    'project',
    'parent',
    'assignee',
    'helpers',
    'priority',
    'status',
    'start',
    'end',
    'isMilestone',
    'progress',
    'baselineStart',
    'baselineEnd',
    'doneAt',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'start', 'end', 'sort'],
  defaultSort: 'end',
  scope: { through: 'project' },
  editable: ['assignee', 'priority', 'status', 'start', 'end', 'progress'],
})

const managedFields = { sort: true, isParent: true, baselineStart: true, baselineEnd: true, doneAt: true } as const

export const Task = {
  ...described,
  create: described.create.omit(managedFields),
  update: described.update.omit(managedFields),
}
export type Task = z.output<typeof Task.answer>

const Named = z.object({ id: Id, name: z.string() })

const LinkBody = z.strictObject({
  from: Id,
  to: Id,
  type: z.enum(linkTypes).default('FS'),
  /** Working days in between. */
  lag: z.int().min(-365).max(365).default(0),
})

export type TaskNode = {
  id: string
  code: string
  title: string
  version: number
  status: 'todo' | 'doing' | 'review' | 'done' | 'closed'
  priority: 'low' | 'normal' | 'high' | 'urgent'
  start: string
  end: string
  /** In working days, or in days where free days count. */
  duration: number
  progress: number
  weight: number
  isMilestone: boolean
  isEveryDay: boolean
  isLate: boolean
  /** Working days it may slip before something is late; nothing for a task with others below it. */
  slack: number | null
  assignee: { id: string; name: string } | null
  baseline: { start: string; end: string } | null
  /** Its column on the board; the first of its state when there is none, or one of another state. */
  columnId: string | null
  children: TaskNode[]
}

const TaskNode: z.ZodType<TaskNode> = z.object({
  id: Id,
  code: z.string(),
  title: z.string(),
  version: z.int(),
  status: z.enum(['todo', 'doing', 'review', 'done', 'closed']),
  priority: z.enum(['low', 'normal', 'high', 'urgent']),
  start: z.string(),
  end: z.string(),
  duration: z.int(),
  progress: z.int(),
  weight: z.int(),
  isMilestone: z.boolean(),
  isEveryDay: z.boolean(),
  isLate: z.boolean(),
  slack: z.int().nullable(),
  assignee: Named.nullable(),
  baseline: z.object({ start: z.string(), end: z.string() }).nullable(),
  columnId: Id.nullable(),
  get children() {
    return z.array(TaskNode)
  },
})

const TaskLink = z.object({ id: Id, from: Id, to: Id, type: z.enum(linkTypes), lag: z.int() })
export type TaskLink = z.output<typeof TaskLink>

const ofProject = z.strictObject({ projectId: Id })

export const task = {
  ...crud(Task),
  tree: endpoint({
    method: 'GET',
    path: '/api/task/getListTreeTask',
    family: 'task',
    title: label('项目任务树', 'Tasks of a project'),
    access: { permission: 'task:list' },
    query: ofProject.extend({ keyword: z.string().trim().max(50).optional() }),
    result: z.array(TaskNode),
  }),
  links: endpoint({
    method: 'GET',
    path: '/api/task/links',
    family: 'task',
    title: label('任务依赖', 'What waits for what'),
    access: { permission: 'task:list' },
    query: ofProject,
    result: z.array(TaskLink),
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/api/task/calendar',
    family: 'task',
    title: label('排期用的工作日历', 'Days worked against the week'),
    access: { permission: 'task:list' },
    result: z.array(z.object({ day: z.string(), works: z.boolean() })),
  }),
  link: endpoint({
    method: 'POST',
    path: '/api/task/link',
    family: 'task',
    title: label('新增任务依赖', 'Let a task wait for another'),
    access: { permission: 'task:update' },
    body: LinkBody,
    result: z.object({ id: Id, shifted: z.int() }),
  }),
  unlink: endpoint({
    method: 'DELETE',
    path: '/api/task/unlink/:id',
    family: 'task',
    title: label('删除任务依赖', 'Let a task wait no longer'),
    access: { permission: 'task:update' },
    params: IdParams,
    result: z.object({ id: Id }),
  }),
  baseline: endpoint({
    method: 'POST',
    path: '/api/task/baseline',
    family: 'task',
    title: label('保存任务基线', 'Keep the plan as the baseline'),
    access: { permission: 'task:update' },
    body: ofProject,
    result: z.object({ tasks: z.int() }),
  }),
}
