import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { crud, Option } from '../shared/crud.ts'
import { optional } from '../shared/field-meta.ts'
import {
  attachments,
  choice,
  date,
  dateTime,
  department,
  dict,
  integer,
  location,
  longText,
  percent,
  person,
  ref,
  region,
  tags,
  text,
} from '../shared/fields.ts'
import { Id, IdParams } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'

const job = {
  name: text('项目名称', 'Project name'),
  shortName: optional(text('简称', 'Short name', { max: 50 })),
  classify: ref('项目类型', 'Type', 'projectClassify', { tree: true }),
  level: optional(dict('项目级别', 'Level', 'projectLevel')),
  customer: optional(ref('客户', 'Customer', 'customer')),
  contact: optional(ref('客户联系人', 'Contact', 'customerContact')),
  ourCompany: optional(ref('我方公司', 'Our company', 'ourCompany')),
}

/** The event everything is planned for. */
const event = {
  kind: optional(dict('活动类型', 'Kind of event', 'projectKind')),
  eventStart: optional(date('活动开始', 'Event starts', { isAwaited: true })),
  eventEnd: optional(date('活动结束', 'Event ends')),
  setupDate: optional(date('进场日期', 'Setup')),
  teardownDate: optional(date('撤场日期', 'Teardown')),
  region: optional(region('举办地区', 'Place')),
  location: optional(location('活动地址', 'Address')),
  attendees: optional(integer('预计人数', 'Attendees', { max: 1_000_000 })),
}

const keeping = {
  /** Whoever registers it, unless somebody else is named. */
  owner: optional(person('项目经理', 'Project manager')),
  sales: optional(person('销售', 'Sales')),
  department: optional(department('所属部门', 'Department')),
  tags: tags('标签', 'Tags').default([]),
  attachments: attachments('附件', 'Attachments').default([]),
  remark: optional(longText('备注', 'Remark', { max: 500 })),
}

/** Where it stands: steps, tasks and what other modules know change it, never a form. */
const standing = {
  stage: choice('阶段', 'Stage', [
    ['intent', '意向', 'Intent', 'grey'],
    ['preparing', '筹备', 'Preparing', 'blue'],
    ['executing', '执行', 'Executing', 'orange'],
    ['settling', '结算', 'Settling', 'purple'],
    ['closed', '结项', 'Closed', 'green'],
    ['paused', '暂停', 'Paused', 'grey'],
    ['canceled', '取消', 'Canceled', 'red'],
  ]),
  health: choice('健康度', 'Health', [
    ['normal', '正常', 'On track', 'green'],
    ['risk', '有风险', 'At risk', 'orange'],
    ['off', '偏离', 'Off track', 'red'],
  ]),
  progress: percent('进度', 'Progress'),
  /** The stage it was paused at. */
  pausedAt: optional(text('暂停前阶段', 'Paused while', { max: 20 })),
  /** What it was made of. */
  opportunity: optional(ref('来源商机', 'From opportunity', 'opportunity')),
  stageNote: optional(text('阶段说明', 'Why', { max: 200 })),
  closedAt: optional(dateTime('结项时间', 'Closed at')),
}

const described = record({
  name: 'project',
  table: 'project',
  label: label('项目', 'Project'),
  fields: { ...job, ...event, ...keeping, ...standing },
  title: 'name',
  state: 'stage',
  search: ['name', 'shortName'],
  list: [
    'code',
    'name',
    'shortName',
    'classify',
    'level',
    'customer',
    'kind',
    'stage',
    'health',
    'progress',
    'eventStart',
    'eventEnd',
    'region',
    'attendees',
    'owner',
    'sales',
    'department',
    'ourCompany',
    'tags',
    'closedAt',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'code', 'name', 'eventStart', 'progress'],
  defaultSort: '-createdAt',
  scope: 'owner',
  editable: ['level', 'kind', 'tags'],
})

const managedFields = {
  stage: true,
  health: true,
  progress: true,
  pausedAt: true,
  opportunity: true,
  stageNote: true,
  closedAt: true,
} as const

export const Project = {
  ...described,
  create: described.create.omit(managedFields),
  update: described.update.omit(managedFields),
}
export type Project = z.output<typeof Project.answer>

export const projectStages = ['intent', 'preparing', 'executing', 'settling', 'closed', 'paused', 'canceled'] as const
export type ProjectStage = (typeof projectStages)[number]
export type ProjectHealth = 'normal' | 'risk' | 'off'

const Versioned = z.strictObject({ version: z.int() })

/** Where a project may go from where it stands, and what is in the way. */
const Way = z.object({
  stage: z.enum(projectStages),
  hindrances: z.array(z.string()),
  /** What has to be approved to go there. */
  request: z.enum(['open', 'close']).nullable(),
})

const Reason = z.object({ level: z.enum(['risk', 'off']), text: z.string() })

const Standing = z.object({
  /** Days until the event starts; fewer than none when it has begun. */
  daysLeft: z.int().nullable(),
  reasons: z.array(Reason),
  ways: z.array(Way),
  /** How many tasks there are, are done and are late. */
  tasks: z.object({ all: z.int(), done: z.int(), late: z.int() }),
})
export type ProjectStanding = z.output<typeof Standing>

const flag = z.enum(['0', '1', 'true', 'false']).optional()

const { all: _, ...calls } = crud(Project)

export const project = {
  ...calls,
  standing: endpoint({
    method: 'GET',
    path: '/api/project/standing/:id',
    family: 'project',
    title: label('项目现状', 'How a project stands'),
    access: { permission: 'project:show' },
    params: IdParams,
    result: Standing,
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/project/move/:id',
    family: 'project',
    title: label('变更项目阶段', 'Move a project'),
    access: { permission: 'project:move' },
    params: IdParams,
    body: Versioned.extend({
      stage: z.enum(projectStages),
      note: z.string().trim().max(200).optional(),
    }),
    result: z.object({ id: Id, version: z.int() }),
  }),
}

/** Projects to choose from; what has ended only where it is asked for. */
export const projectChoice = {
  all: endpoint({
    method: 'GET',
    path: '/api/project/all',
    family: 'project',
    title: label('可选项目', 'Choose a project'),
    access: { choose: 'project' },
    query: z.strictObject({ keyword: z.string().trim().max(50).optional(), isIncludeJX: flag }),
    result: z.array(Option),
  }),
}
