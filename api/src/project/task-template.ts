import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { crud } from '../shared/crud.ts'
import { optional } from '../shared/field-meta.ts'
import { bool, choice, dict, integer, ref, rows, text } from '../shared/fields.ts'
import { Id, IdParams } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'

/** A task by its distance from the event: T-30 is thirty days before the event starts. */
const Line = {
  phase: optional(text('阶段', 'Phase', { max: 50 })),
  title: text('任务', 'Task'),
  anchor: choice('相对于', 'Counted from', [
    ['start', '活动开始', 'Event start'],
    ['end', '活动结束', 'Event end'],
  ]).default('start'),
  days: integer('第几天（T-30 填 -30）', 'Days (T-30 is -30)', { min: -730, max: 730 }),
  duration: integer('工期（0 为里程碑）', 'Lasts (0 is a milestone)', { max: 365 }).default(1),
  isEveryDay: bool('含休息日', 'Free days count').default(false),
  role: optional(dict('负责角色', 'Role', 'projectRole')),
  after: optional(text('前置行号（如 2,5）', 'Waits for lines (2,5)', { max: 50 })),
}

export const TaskTemplate = record({
  name: 'taskTemplate',
  table: 'task_template',
  label: label('任务模板', 'Task template'),
  fields: {
    name: text('模板名称', 'Template', { max: 50 }),
    classify: optional(ref('适用项目类型', 'For projects of type', 'projectClassify', { tree: true })),
    status: choice('状态', 'Status', [
      ['enabled', '启用', 'Enabled', 'green'],
      ['disabled', '停用', 'Disabled', 'grey'],
    ]).default('enabled'),
    lines: rows('任务', 'Tasks', Line, { max: 300 }).default([]),
    remark: optional(text('备注', 'Remark', { max: 200 })),
  },
  title: 'name',
  search: ['name'],
  list: ['code', 'name', 'classify', 'status', 'remark', 'createdAt', 'updatedAt'],
  sort: ['createdAt', 'updatedAt', 'name'],
  defaultSort: '-createdAt',
  scope: 'tenant',
})

const Target = z.strictObject({ projectId: Id })

/** A task as the template would put it into this project. */
const TemplateStep = z.object({
  title: z.string(),
  phase: z.string().nullable(),
  start: z.string(),
  end: z.string(),
  isMilestone: z.boolean(),
  assignee: z.string().nullable(),
  /** It would lie before today. */
  isPast: z.boolean(),
})
export type TemplateStep = z.output<typeof TemplateStep>

export const taskTemplate = {
  ...crud(TaskTemplate),
  preview: endpoint({
    method: 'POST',
    path: '/api/task_template/preview/:id',
    family: 'task_template',
    title: label('预览套用任务模板', 'Preview a task template'),
    access: { permission: 'task:create' },
    params: IdParams,
    body: Target,
    result: z.array(TemplateStep),
  }),
  apply: endpoint({
    method: 'POST',
    path: '/api/task_template/apply/:id',
    family: 'task_template',
    title: label('套用任务模板', 'Use a task template'),
    access: { permission: 'task:create' },
    params: IdParams,
    body: Target,
    result: z.object({ tasks: z.int() }),
  }),
}
