import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { crud } from '../shared/crud.ts'
import { field, optional } from '../shared/field-meta.ts'
import { choice, date, integer, longText, multiDict, person, ref, text } from '../shared/fields.ts'
import { Id } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'

const timeOfDay = (zh: string, en: string) =>
  field(z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: '时间格式应为 HH:mm，如 09:30' }), {
    kind: 'text',
    label: label(zh, en),
    max: 5,
  })

export const RunItem = record({
  name: 'runItem',
  table: 'run_item',
  label: label('流程项', 'Run-of-show item'),
  fields: {
    project: ref('项目', 'Project', 'project'),
    title: text('内容', 'What'),
    day: date('日期', 'Day'),
    startTime: timeOfDay('开始时间', 'Starts at'),
    minutes: integer('时长（分钟）', 'Minutes', { min: 1, max: 1440 }),
    cues: multiDict('提示', 'Cues', 'runCue', { max: 10 }).default([]),
    place: optional(text('地点', 'Place')),
    owner: optional(person('负责人', 'In charge')),
    supplier: optional(ref('供应商', 'Supplier', 'supplier')),
    remark: optional(longText('备注', 'Remark', { max: 500 })),
    state: choice('状态', 'State', [
      ['waiting', '未开始', 'Waiting', 'grey'],
      ['running', '进行中', 'Running', 'blue'],
      ['done', '已完成', 'Done', 'green'],
    ]).default('waiting'),
  },
  title: 'title',
  state: 'state',
  search: ['title', 'place'],
  list: [
    'code',
    'day',
    'startTime',
    'minutes',
    'title',
    'cues',
    'place',
    'owner',
    'supplier',
    'state',
    'project',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'day'],
  defaultSort: 'day',
  scope: { through: 'project' },
  editable: ['state', 'minutes', 'place', 'owner'],
})
export type RunItem = z.output<typeof RunItem.answer>

const Named = z.object({ id: Id, name: z.string() })

const SheetItem = z.object({
  id: Id,
  version: z.int(),
  day: z.string(),
  startTime: z.string(),
  minutes: z.int(),
  title: z.string(),
  /** In words, in the reader's language. */
  cues: z.array(z.string()),
  place: z.string().nullable(),
  owner: Named.nullable(),
  supplier: Named.nullable(),
  remark: z.string().nullable(),
  state: z.enum(['waiting', 'running', 'done']),
})
export type SheetItem = z.output<typeof SheetItem>

const Sheet = z.object({
  project: Named,
  eventStart: z.string().nullable(),
  /** Whether the project is still open and the caller may change it. */
  canEdit: z.boolean(),
  items: z.array(SheetItem),
})
export type RunSheet = z.output<typeof Sheet>

const ofProject = z.strictObject({ projectId: Id })

export const runItem = {
  ...crud(RunItem),
  sheet: endpoint({
    method: 'GET',
    path: '/api/run_item/sheet',
    family: 'run_item',
    title: label('项目执行流程', 'Run-of-show of a project'),
    access: { permission: 'runItem:list' },
    query: ofProject,
    result: Sheet,
  }),
  shift: endpoint({
    method: 'POST',
    path: '/api/run_item/shift',
    family: 'run_item',
    title: label('顺延执行流程', 'Shift what follows in a run-of-show'),
    access: { permission: 'runItem:update' },
    body: z.strictObject({
      /** The first item that moves, and its version as it was seen. */
      id: Id,
      version: z.int(),
      minutes: z
        .int()
        .min(-720)
        .max(720)
        .refine((value) => value !== 0, { error: '请填写分钟数' }),
      /** How many were to move when it was looked at. */
      count: z.int().min(1),
    }),
    result: z.object({ moved: z.int() }),
  }),
}
