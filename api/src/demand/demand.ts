import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { crud } from '../shared/crud.ts'
import { documentStates } from '../shared/document-states.ts'
import { optional } from '../shared/field-meta.ts'
import {
  attachments,
  bool,
  choice,
  cost,
  date,
  department,
  integer,
  longText,
  NamedRef,
  percent,
  person,
  quantity,
  ref,
  refs,
  region,
  rows,
  text,
} from '../shared/fields.ts'
import { Id, IdParams } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { DemandEvidence } from './evidence.ts'

export const timeSlot = () =>
  choice('时段', 'Time of day', [
    ['morning', '上午', 'Morning', 'blue'],
    ['afternoon', '下午', 'Afternoon', 'orange'],
    ['evening', '晚上', 'Evening', 'purple'],
    ['day', '全天', 'All day', 'grey'],
  ])

/** What is asked for, by whoever needs it and later by whoever buys it. */
export const itemFields = {
  name: text('名称', 'Name', { max: 100 }),
  quantity: quantity('数量', 'Quantity'),
  unit: optional(text('单位', 'Unit', { max: 20 })),
  /** Days, nights or sessions. */
  times: quantity('天/晚/场次', 'Days, nights or sessions').default('1'),
  dateFrom: date('开始日期', 'From'),
  dateTo: optional(date('结束日期', 'To')),
  timeSlot: optional(timeSlot()),
  attendees: optional(integer('人数', 'People', { min: 1, max: 1_000_000 })),
  layout: optional(text('台型/摆台', 'Layout', { max: 50 })),
  region: optional(region('城市', 'City')),
}

const lineFields = {
  purchaseType: ref('采购分类', 'Purchase type', 'purchaseType', { tree: true }),
  ...itemFields,
  /** As people write it: 层高：6 米；LED 屏：是. Which parts there are is said by the type. */
  spec: optional(longText('规格要求', 'Spec', { max: 2000 })),
  budgetItem: optional(ref('预算项', 'Budget line', 'budgetItem')),
  budgetPrice: optional(cost('预算单价（含税）', 'Unit budget incl. tax', { each: true })),
  /** Worked out from the price, the quantity and the times. */
  budgetAmount: optional(cost('预算金额（含税）', 'Budget incl. tax')),
  /** Ordered and accepted like the others, and never paid by us: it burdens no budget. */
  isCustomerPaid: bool('客户直付', 'Paid by the customer').default(false),
  suppliers: refs('推荐供应商', 'Suggested suppliers', 'supplier', { max: 10 }).default([]),
  remark: optional(text('备注', 'Remark', { max: 200 })),
}

const described = record({
  name: 'demand',
  table: 'demand',
  label: label('采购需求', 'Demand'),
  fields: {
    title: text('需求标题', 'Title', { max: 100 }),
    project: ref('项目', 'Project', 'project'),
    needDate: date('需求日期', 'Needed on'),
    region: optional(region('城市', 'City')),
    urgency: choice('紧急程度', 'Urgency', [
      ['normal', '普通', 'Normal', 'grey'],
      ['urgent', '紧急', 'Urgent', 'orange'],
      ['critical', '特急', 'Critical', 'red'],
    ]).default('normal'),
    reason: optional(longText('需求说明', 'Reason', { max: 1000 })),
    source: choice('来源', 'Source', [
      ['manual', '手工填写', 'Written', 'grey'],
      ['task', '项目任务', 'Tasks', 'blue'],
      ['budget', '预算项', 'Budget', 'purple'],
      ['copy', '复制', 'Copied', 'cyan'],
    ]).default('manual'),
    lines: rows('需求明细', 'Lines', lineFields, { max: 300 }),
    attachments: attachments('附件', 'Attachments').default([]),
    owner: optional(person('申请人', 'Requester')),
    department: optional(department('申请部门', 'Department')),
    amount: cost('预算合计（含税）', 'Budget incl. tax'),
    lineCount: integer('行数', 'Lines'),
    orderedRate: percent('已下单 %', 'Ordered %'),
    stage: choice('需求阶段', 'Stage', [
      ['applying', '申请中', 'Applying', 'grey'],
      ['pooled', '待采购', 'To be bought', 'orange'],
      ['partlyOrdered', '部分下单', 'Partly ordered', 'purple'],
      ['ordered', '已下单', 'Ordered', 'blue'],
      ['completed', '已完成', 'Completed', 'green'],
      ['stopped', '已停止', 'Stopped', 'red'],
    ]),
    stopReason: optional(text('停止原因', 'Why stopped', { max: 200 })),
    status: choice('状态', 'Status', documentStates),
  },
  title: 'title',
  state: 'stage',
  search: ['title'],
  list: [
    'code',
    'title',
    'project',
    'needDate',
    'region',
    'urgency',
    'source',
    'lineCount',
    'amount',
    'orderedRate',
    'owner',
    'department',
    'stage',
    'status',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'needDate'],
  defaultSort: '-createdAt',
  scope: { through: 'project', owned: true },
})

const managedFields = {
  amount: true,
  lineCount: true,
  orderedRate: true,
  stage: true,
  stopReason: true,
  status: true,
} as const

export const Demand = {
  ...described,
  create: described.create.omit(managedFields),
  update: described.update.omit(managedFields),
}
export type Demand = z.output<typeof Demand.answer>
export type DemandLine = Demand['lines'][number]

export const stopFields = { reason: text('停止原因', 'Why it is stopped', { max: 200 }) }

/** Where the lines of a new demand come from. */
export const draftSource = z.enum(['demand', 'project', 'task', 'budget'])
export type DraftSource = z.output<typeof draftSource>

/** A line to begin with, as a form holds it; what is not known is left out. */
const DraftLine = z.object({
  purchaseType: NamedRef.nullable(),
  name: z.string(),
  spec: z.string().nullable(),
  quantity: z.string(),
  unit: z.string().nullable(),
  times: z.string(),
  dateFrom: z.string().nullable(),
  dateTo: z.string().nullable(),
  timeSlot: z.string().nullable(),
  attendees: z.int().nullable(),
  layout: z.string().nullable(),
  region: z.string().nullable(),
  budgetItem: NamedRef.nullable(),
  budgetPrice: z.string().nullable(),
  isCustomerPaid: z.boolean(),
})
export type DemandDraftLine = z.output<typeof DraftLine>

/** How far one line has come: what of it is with whom. */
const LinePart = z.object({
  id: Id,
  line: Id,
  code: z.string(),
  quantity: z.string(),
  stage: z.string(),
  buyer: z.string().nullable(),
  holderKind: z.string().nullable(),
  holderId: Id.nullable(),
})
export type DemandLinePart = z.output<typeof LinePart>

export const demand = {
  ...crud(Demand),
  draftLines: endpoint({
    method: 'GET',
    path: '/api/demand/draft_lines',
    family: 'demand',
    title: label('带入需求明细', 'Lines to begin a demand with'),
    access: { permission: 'demand:create' },
    query: z.strictObject({ from: draftSource, id: Id, projectId: Id }),
    result: z.array(DraftLine),
  }),
  progress: endpoint({
    method: 'GET',
    path: '/api/demand/progress/:id',
    family: 'demand',
    title: label('需求采购进度', 'How far a demand has come'),
    access: { permission: 'demand:show' },
    params: IdParams,
    result: z.array(LinePart),
  }),
  evidence: endpoint({
    method: 'GET',
    path: '/api/demand/evidence/:id',
    family: 'demand',
    title: label('需求审批依据', 'What a demand is decided by'),
    access: { permission: 'demand:show' },
    params: IdParams,
    result: DemandEvidence,
  }),
  stop: endpoint({
    method: 'POST',
    path: '/api/demand/stop/:id',
    family: 'demand',
    title: label('停止需求', 'Stop a demand'),
    access: { permission: 'demand:stop' },
    params: IdParams,
    body: z.strictObject({ version: z.int(), ...stopFields }),
    result: z.object({ id: Id, version: z.int() }),
  }),
}
