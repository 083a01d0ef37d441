import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { crud } from '../shared/crud.ts'
import { optional } from '../shared/field-meta.ts'
import { bool, choice, cost, dateTime, longText, person, quantity, ref } from '../shared/fields.ts'
import { Id, IdParams } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { itemFields } from './demand.ts'
import { lineKind } from './purchase-type.ts'

export const poolStage = () =>
  choice('进度', 'Stage', [
    ['pending', '待认领', 'Unclaimed', 'orange'],
    ['claimed', '已认领', 'Claimed', 'blue'],
    ['inquiry', '询价中', 'Inquiry', 'purple'],
    ['awarded', '已定标', 'Awarded', 'cyan'],
    ['ordered', '已下单', 'Ordered', 'green'],
    ['closed', '已关闭', 'Closed', 'grey'],
  ])
export type PoolStage = z.output<ReturnType<typeof poolStage>>

/** A part of a line of an approved demand that somebody has to buy. Whoever looks after the pool sees all of it. */
export const PoolLine = record({
  name: 'poolLine',
  table: 'pool_line',
  label: label('采购池需求', 'Line to be bought'),
  fields: {
    name: itemFields.name,
    purchaseType: ref('采购分类', 'Purchase type', 'purchaseType', { tree: true }),
    lineKind: lineKind(),
    demand: ref('需求单', 'Demand', 'demand'),
    project: ref('项目', 'Project', 'project'),
    specText: optional(longText('规格要求', 'Spec')),
    /** Of different things: adding them up says nothing. */
    quantity: quantity('数量', 'Quantity', { each: true }),
    unit: itemFields.unit,
    times: quantity('天/晚/场次', 'Days, nights or sessions', { each: true }),
    dateFrom: itemFields.dateFrom,
    dateTo: itemFields.dateTo,
    timeSlot: itemFields.timeSlot,
    attendees: itemFields.attendees,
    layout: itemFields.layout,
    region: itemFields.region,
    budgetItem: optional(ref('预算项', 'Budget line', 'budgetItem')),
    budgetAmount: cost('预算金额（含税）', 'Budget incl. tax'),
    isCustomerPaid: bool('客户直付', 'Paid by the customer'),
    stage: poolStage(),
    claimedBy: optional(person('采购员', 'Buyer')),
    claimedAt: optional(dateTime('认领时间', 'Claimed at')),
  },
  title: 'name',
  state: 'stage',
  search: ['name'],
  list: [
    'code',
    'name',
    'purchaseType',
    'lineKind',
    'demand',
    'project',
    'specText',
    'quantity',
    'unit',
    'times',
    'dateFrom',
    'dateTo',
    'timeSlot',
    'attendees',
    'layout',
    'region',
    'budgetAmount',
    'isCustomerPaid',
    'stage',
    'claimedBy',
    'claimedAt',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'dateFrom', 'region', 'purchaseType', 'lineKind', 'project'],
  defaultSort: 'dateFrom',
  scope: 'tenant',
})
export type PoolLine = z.output<typeof PoolLine.answer>

const { list, summary, all, show } = crud(PoolLine)

const Ids = z.strictObject({ ids: z.array(Id).min(1).max(200) })
const Moved = z.object({ count: z.int() })

/** The parts of the pool that belong together, with how many nobody has claimed yet. */
const Group = z.object({
  key: z.string(),
  name: z.string(),
  count: z.int(),
  unclaimed: z.int(),
  amount: z.string().nullable(),
})
export type PoolGroup = z.output<typeof Group>

const Holder = z.object({ id: Id, name: z.string(), claimed: z.int(), inquiry: z.int(), amount: z.string().nullable() })
export type PoolHolder = z.output<typeof Holder>

export const pool = {
  list: { ...list, access: { permission: 'purchasePool:list' } as const },
  summary: { ...summary, access: { permission: 'purchasePool:list' } as const },
  all: { ...all, access: { permission: 'purchasePool:list' } as const },
  show: { ...show, access: { permission: 'purchasePool:list' } as const },
  groups: endpoint({
    method: 'GET',
    path: '/api/pool_line/groups',
    family: 'pool_line',
    title: label('采购池分组', 'The pool by type, city or month'),
    access: { permission: 'purchasePool:list' },
    query: z.strictObject({ by: z.enum(['type', 'region', 'month']) }),
    result: z.array(Group),
  }),
  holders: endpoint({
    method: 'GET',
    path: '/api/pool_line/holders',
    family: 'pool_line',
    title: label('采购员在手需求', 'Who has what of the pool'),
    access: { permission: 'purchasePool:list' },
    result: z.array(Holder),
  }),
  claim: endpoint({
    method: 'POST',
    path: '/api/pool_line/claim',
    family: 'pool_line',
    title: label('认领需求', 'Claim lines of the pool'),
    access: { permission: 'purchasePool:claim' },
    body: Ids,
    result: Moved,
  }),
  release: endpoint({
    method: 'POST',
    path: '/api/pool_line/release',
    family: 'pool_line',
    title: label('退回采购池', 'Give lines back to the pool'),
    access: { permission: 'purchasePool:claim' },
    body: Ids,
    result: Moved,
  }),
  split: endpoint({
    method: 'POST',
    path: '/api/pool_line/split/:id',
    family: 'pool_line',
    title: label('拆分数量', 'Split a line'),
    access: { permission: 'purchasePool:claim' },
    params: IdParams,
    body: z.strictObject({ version: z.int(), quantity: itemFields.quantity }),
    result: z.object({ id: Id, version: z.int(), part: Id }),
  }),
}
