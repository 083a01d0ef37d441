import type { z } from 'zod'
import { documentStates } from '../shared/document-states.ts'
import { optional } from '../shared/field-meta.ts'
import {
  attachments,
  bool,
  choice,
  cost,
  date,
  dateTime,
  department,
  dict,
  integer,
  longText,
  multiDict,
  person,
  quantity,
  ref,
  region,
  rows,
  tags,
  text,
} from '../shared/fields.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { compareMethod, openMode, purchaseMethod, purchaseStage, timeSlot } from './words.ts'

/** One thing to be quoted: taken from the pool, or written by hand. */
const purchaseLineFields = {
  name: text('名称', 'Name', { max: 100 }),
  purchaseType: ref('采购分类', 'Purchase type', 'purchaseType', { tree: true }),
  requirement: optional(longText('规格要求', 'Specification', { max: 1000 })),
  quantity: quantity('数量', 'Quantity', { each: true }),
  /** Days, nights or sessions. */
  times: quantity('天/晚/场', 'Days, nights or sessions', { each: true }).default('1'),
  unit: optional(text('单位', 'Unit', { max: 20 })),
  dateFrom: optional(date('开始日期', 'From')),
  dateTo: optional(date('结束日期', 'To')),
  timeSlot: optional(timeSlot()),
  attendees: optional(integer('人数', 'People', { min: 1, max: 1_000_000 })),
  layout: optional(text('台型/摆台', 'Layout', { max: 50 })),
  region: optional(region('城市', 'City')),
  /** What is wanted broken down in the quote, such as room, service and breakfast. */
  costItems: tags('报价拆分项', 'Cost items asked for', { max: 10, length: 20 }).default([]),
  budgetAmount: optional(cost('预算金额（含税）', 'Budget, incl. tax')),
  /** Never shown to suppliers: more than this has to be justified. */
  ceilingPrice: optional(cost('最高限价（含税）', 'Ceiling, incl. tax')),
  project: optional(ref('项目', 'Project', 'project')),
  budgetItem: optional(ref('预算项', 'Budget line', 'budgetItem')),
  poolLine: optional(ref('需求池', 'Pool line', 'poolLine')),
}

const terms = {
  title: text('采购主题', 'Title', { max: 100 }),
  project: optional(ref('项目', 'Project', 'project')),
  method: purchaseMethod(),
  deadline: optional(dateTime('报价截止', 'Deadline')),
  decisionOn: optional(date('预计定标日期', 'Decision by')),
  minQuotes: optional(integer('最少报价数', 'Fewest quotes', { min: 1, max: 20 })),
  openMode: optional(openMode()),
  allowsPartial: bool('允许部分报价', 'Partial quotes').default(true),
  allowsAlternate: bool('允许替代方案', 'Alternatives').default(true),
  isTaxIncluded: bool('含税报价', 'Prices include tax').default(true),
  awardMode: choice('定标方式', 'Awarded', [
    ['whole', '整单', 'As a whole'],
    ['byLine', '按行', 'Line by line'],
    ['split', '可拆分数量', 'Split by quantity'],
  ]).default('byLine'),
  decisionFactors: multiDict('决定因素', 'What decides', 'purchaseFactor', { max: 10 }).default([]),
  isStateHidden: bool('答复状态保密', 'Hide who has answered').default(false),
  terms: optional(longText('报价要求', 'Terms', { max: 2000 })),
  attachments: attachments('附件（发给供应商）', 'Attachments for suppliers').default([]),
  internalNote: optional(longText('内部备注', 'Internal note', { max: 1000 })),
}

/** Set by steps of its own, never by a form. */
const standing = {
  roundNo: integer('轮次', 'Round', { min: 1, max: 9 }),
  compareMethod: compareMethod(),
  isTwoEnvelope: bool('技术商务分开', 'Two envelopes'),
  needsApproval: bool('需审批', 'Needs approval'),
  budgetAmount: cost('预算合计（含税）', 'Budget, incl. tax'),
  lineCount: integer('行数', 'Lines'),
  invitedCount: integer('邀请供应商', 'Suppliers asked'),
  publishedAt: optional(dateTime('发布时间', 'Published at')),
  closedAt: optional(dateTime('截止时间', 'Closed at')),
  openedAt: optional(dateTime('开标时间', 'Opened at')),
  /** Why it goes on with fewer quotes than asked for. */
  shortReason: optional(text('报价不足继续原因', 'Why it goes on with few quotes', { max: 200 })),
  cancelReason: optional(dict('取消原因', 'Why it was canceled', 'purchaseCancelReason')),
  cancelNote: optional(text('取消说明', 'What happened', { max: 200 })),
  stage: purchaseStage(),
  status: choice('审批状态', 'Approval', documentStates),
}

const described = record({
  name: 'purchase',
  table: 'purchase',
  label: label('采购单', 'Purchase'),
  fields: {
    ...terms,
    lines: rows('采购明细', 'Lines', purchaseLineFields, { max: 100 }),
    owner: optional(person('采购员', 'Buyer')),
    department: optional(department('所属部门', 'Department')),
    ...standing,
  },
  title: 'title',
  state: 'stage',
  search: ['title'],
  list: [
    'code',
    'title',
    'project',
    'method',
    'stage',
    'deadline',
    'lineCount',
    'invitedCount',
    'budgetAmount',
    'minQuotes',
    'openMode',
    'roundNo',
    'needsApproval',
    'status',
    'owner',
    'department',
    'decisionOn',
    'publishedAt',
    'closedAt',
    'openedAt',
    'cancelReason',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'deadline', 'budgetAmount', 'publishedAt', 'stage'],
  defaultSort: '-createdAt',
  scope: { through: 'project', owned: true },
})

const managedFields = {
  roundNo: true,
  compareMethod: true,
  isTwoEnvelope: true,
  needsApproval: true,
  budgetAmount: true,
  lineCount: true,
  invitedCount: true,
  publishedAt: true,
  closedAt: true,
  openedAt: true,
  shortReason: true,
  cancelReason: true,
  cancelNote: true,
  stage: true,
  status: true,
} as const

export const Purchase = {
  ...described,
  create: described.create.omit(managedFields),
  update: described.update.omit(managedFields),
}
export type Purchase = z.output<typeof Purchase.answer>

/** What is asked for when one is called off. */
export const cancelFields = {
  cancelReason: dict('取消原因', 'Reason', 'purchaseCancelReason'),
  cancelNote: standing.cancelNote,
}
export const extendFields = {
  deadline: dateTime('新的截止时间', 'New deadline'),
  reason: optional(text('延期原因', 'Why', { max: 200 })),
}
export const roundFields = {
  deadline: dateTime('新的截止时间', 'New deadline'),
  note: optional(text('说明', 'Note', { max: 200 })),
}
