import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { crud } from '../shared/crud.ts'
import { optional } from '../shared/field-meta.ts'
import {
  attachments,
  choice,
  income,
  date,
  dateTime,
  department,
  dict,
  integer,
  longText,
  percent,
  person,
  ref,
  region,
  tags,
  text,
} from '../shared/fields.ts'
import { Id, IdParams, IdResult } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { ofCustomer } from './words.ts'

const ofStage = (zh: string, en: string) => ref(zh, en, 'opportunityStage')

const deal = {
  name: text('商机名称', 'Opportunity'),
  customer: ofCustomer(),
  contact: optional(ref('联系人', 'Contact', 'customerContact')),
  expectedAmount: optional(income('预计金额（含税）', 'Expected amount (tax included)')),
  expectedSigningDate: optional(date('预计签约日期', 'Expected signing date')),
  source: optional(dict('商机来源', 'Source', 'customerSource')),
  competitors: tags('竞争对手', 'Competitors', { max: 10, length: 50 }).default([]),
}

/** The event it is about. */
const event = {
  eventType: optional(dict('活动类型', 'Kind of event', 'projectKind')),
  eventDate: optional(date('活动日期', 'Event date')),
  region: optional(region('举办地区', 'Place')),
  attendees: optional(integer('活动人数', 'Attendees', { max: 1_000_000 })),
}

const keeping = {
  owner: optional(person('负责人', 'Owner')),
  department: optional(department('所属部门', 'Department')),
  attachments: attachments('附件', 'Attachments').default([]),
  remark: optional(longText('备注', 'Remark', { max: 500 })),
}

/** Where it stands; only moving it changes this, never a form. */
const standing = {
  stage: ofStage('阶段', 'Stage'),
  winRate: percent('赢率', 'Win rate'),
  outcome: choice('结果', 'Outcome', [
    ['open', '进行中', 'Open', 'blue'],
    ['won', '赢单', 'Won', 'green'],
    ['lost', '输单', 'Lost', 'red'],
    ['invalid', '无效', 'Invalid', 'grey'],
  ]),
  /** How far it ever got, which a funnel counts by. */
  furthest: ofStage('到达过的最远阶段', 'Furthest stage reached'),
  stageAt: dateTime('进入阶段时间', 'In this stage since'),
  closedAt: optional(dateTime('结束时间', 'Closed at')),
  lostReason: optional(dict('输单原因', 'Why it was lost', 'opportunityLostReason')),
  lostNote: optional(text('原因说明', 'What happened', { max: 200 })),
  lostTo: optional(text('输给', 'Lost to', { max: 50 })),
  quotedAmount: optional(income('最新报价（含税）', 'Latest quotation (tax included)')),
}

const described = record({
  name: 'opportunity',
  table: 'opportunity',
  label: label('商机', 'Opportunity'),
  fields: { ...deal, ...event, ...keeping, ...standing },
  title: 'name',
  state: 'outcome',
  search: ['name'],
  list: [
    'code',
    'name',
    'customer',
    'contact',
    'stage',
    'winRate',
    'outcome',
    'expectedAmount',
    'quotedAmount',
    'expectedSigningDate',
    'eventType',
    'eventDate',
    'region',
    'attendees',
    'source',
    'competitors',
    'lostReason',
    'lostTo',
    'furthest',
    'owner',
    'department',
    'stageAt',
    'closedAt',
    'createdAt',
    'updatedAt',
  ],
  sort: [
    'createdAt',
    'updatedAt',
    'code',
    'stage',
    'furthest',
    'expectedAmount',
    'expectedSigningDate',
    'eventDate',
    'winRate',
    'stageAt',
  ],
  defaultSort: '-createdAt',
  scope: { through: 'customer', owned: true },
  editable: ['expectedAmount', 'expectedSigningDate', 'source', 'owner'],
})

const managedFields = {
  winRate: true,
  outcome: true,
  furthest: true,
  stageAt: true,
  closedAt: true,
  lostReason: true,
  lostNote: true,
  lostTo: true,
  quotedAmount: true,
} as const

export const Opportunity = {
  ...described,
  /** A new one may be brought in at a stage on the way; without one it begins at the first. */
  create: described.create.omit(managedFields).extend({ stage: optional(standing.stage) }),
  update: described.update.omit({ ...managedFields, stage: true }),
}
export type Opportunity = z.output<typeof Opportunity.answer>

/** What is asked for when one is lost. */
export const lossFields = {
  lostReason: standing.lostReason,
  lostNote: standing.lostNote,
  lostTo: standing.lostTo,
}

/** What a stage may ask for and can be said while moving there. */
export const fillFields = {
  contact: deal.contact,
  expectedAmount: deal.expectedAmount,
  expectedSigningDate: deal.expectedSigningDate,
  eventDate: event.eventDate,
  region: event.region,
  attendees: event.attendees,
}

const StageFacts = z.object({
  id: Id,
  name: z.string(),
  kind: z.enum(['open', 'won', 'lost', 'invalid']),
  winRate: z.string(),
  /** Fields that have to be filled in before one may be here. */
  needs: z.array(z.string()),
})
export type StageFacts = z.output<typeof StageFacts>

const Way = z.object({
  stage: Id,
  /** Whether it may be tried at all from where the opportunity stands. */
  open: z.boolean(),
  checks: z.array(z.object({ field: z.string(), label: z.string(), holds: z.boolean() })),
})

const Past = z.object({
  id: Id,
  from: z.string().nullable(),
  to: z.string(),
  at: z.string(),
  by: z.string().nullable(),
  /** Whole days it stood in `from`. */
  days: z.int().nullable(),
  note: z.string().nullable(),
})

/** What can be made of one that was won, by the modules that know. */
const WonAction = z.object({
  key: z.string(),
  label: z.string(),
  made: z.object({ subject: z.string(), id: Id, name: z.string() }).nullable(),
  /** Whether the reader may make it now. */
  open: z.boolean(),
})

const Versioned = z.strictObject({ version: z.int() })

export const opportunity = {
  ...crud(Opportunity),
  stages: endpoint({
    method: 'GET',
    path: '/api/opportunity/stages',
    family: 'opportunity_stage',
    title: label('商机阶段列表', 'Stages of opportunities'),
    access: { permission: 'opportunity:list' },
    result: z.array(StageFacts),
  }),
  ways: endpoint({
    method: 'GET',
    path: '/api/opportunity/ways/:id',
    family: 'opportunity',
    title: label('商机可去的阶段与经过', 'Where an opportunity can go and where it was'),
    access: { permission: 'opportunity:show' },
    params: IdParams,
    result: z.object({ ways: z.array(Way), past: z.array(Past), wonActions: z.array(WonAction) }),
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/opportunity/move/:id',
    family: 'opportunity',
    title: label('推进商机阶段', 'Move an opportunity'),
    access: { permission: 'opportunity:update' },
    params: IdParams,
    body: Versioned.extend({ stage: Id, ...lossFields, ...fillFields }),
    result: z.object({ id: Id, version: z.int() }),
  }),
  makeOf: endpoint({
    method: 'POST',
    path: '/api/opportunity/makeOf/:id',
    family: 'opportunity',
    title: label('由赢单商机生成单据', 'Make a document of a won opportunity'),
    access: { permission: 'opportunity:update' },
    params: IdParams,
    body: Versioned.extend({ key: z.string().max(50) }),
    result: IdResult.extend({ subject: z.string() }),
  }),
}
