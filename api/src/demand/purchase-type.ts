import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { crud } from '../shared/crud.ts'
import { field, optional } from '../shared/field-meta.ts'
import { bool, choice, integer, money, ref, rows, tags, text } from '../shared/fields.ts'
import { Id } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'

/** What is bought decides how it is asked for, quoted and compared. */
export const lineKind = () =>
  choice('行类型', 'Kind of line', [
    ['hall', '会议场地', 'Hall', 'blue'],
    ['room', '客房', 'Guest rooms', 'cyan'],
    ['catering', '餐饮', 'Catering', 'orange'],
    ['build', '舞台搭建', 'Stage and construction', 'purple'],
    ['av', '音响灯光', 'Audio and lighting', 'purple'],
    ['vehicle', '车辆', 'Vehicles', 'green'],
    ['staff', '人员', 'Staff', 'green'],
    ['gift', '礼品', 'Gifts', 'red'],
    ['print', '印刷', 'Print', 'grey'],
    ['ticket', '票务', 'Tickets', 'blue'],
    ['other', '其他', 'Other', 'grey'],
  ])
export type LineKind = z.output<ReturnType<typeof lineKind>>

/** When sealed quotes are opened: by the clock or once all have answered, by the clock alone, or by two people. */
export const openMode = () =>
  choice('开标方式', 'Quotes are opened', [
    ['clockOrAll', '到时间或全部答复后', 'By the clock or once all have answered', 'grey'],
    ['clock', '到时间自动', 'By the clock', 'blue'],
    ['twoPeople', '两人共同开标', 'By two people', 'orange'],
  ])
export type OpenMode = z.output<ReturnType<typeof openMode>>

export const compareMethod = () =>
  choice('比价方式', 'Quotes are compared', [
    ['lowest', '最低价', 'By price', 'blue'],
    ['scored', '综合评分', 'By scores', 'purple'],
  ])
export type CompareMethod = z.output<ReturnType<typeof compareMethod>>

const specFields = {
  label: text('规格项', 'Field', { max: 30 }),
  kind: choice('填写方式', 'Kind', [
    ['text', '文字', 'Text'],
    ['number', '数字', 'Number'],
    ['choice', '单选', 'Choice'],
    ['bool', '是否', 'Yes or no'],
    ['date', '日期', 'Date'],
  ]),
  options: tags('选项', 'Options', { max: 30 }).default([]),
  unit: optional(text('单位', 'Unit', { max: 10 })),
  isRequired: bool('必填', 'Required').default(false),
  on: choice('谁填写', 'Filled in by', [
    ['demand', '需求', 'Demand'],
    ['quote', '报价', 'Quote'],
    ['both', '需求与报价', 'Both'],
  ]).default('demand'),
  /** Given by the product; what was filled in before keeps belonging to its field when that is renamed. */
  key: optional(field(z.string().max(30), { kind: 'text', label: label('字段代码', 'Key'), max: 30, locked: true })),
}

const bandFields = {
  /** Nothing: however much it is. */
  below: optional(money('金额低于', 'Below', { each: true })),
  minQuotes: integer('最少报价家数', 'Fewest quotes', { min: 1, max: 20 }),
  openMode: openMode(),
  needsApproval: bool('需经理审批', 'A manager agrees').default(false),
}

export const PurchaseType = record({
  name: 'purchaseType',
  table: 'purchase_type',
  label: label('采购分类', 'Purchase type'),
  fields: {
    name: text('分类名称', 'Name', { max: 50 }),
    nameEn: optional(text('英文名称', 'English name', { max: 80 })),
    parent: optional(ref('上级分类', 'Above', 'purchaseType', { tree: true })),
    lineKind: lineKind(),
    unit: optional(text('计量单位', 'Unit', { max: 20 })),
    sort: integer('排序', 'Order', { max: 99_999 }).default(0),
    specs: rows('规格项', 'Spec', specFields, { max: 30 }).default([]),
    bands: rows('金额分档', 'Bands by amount', bandFields, { max: 10 }).default([]),
    approvalLimit: optional(money('采购审批起点', 'Purchases are approved from', { each: true })),
    compareMethod: compareMethod().default('lowest'),
    isTwoEnvelope: bool('技术标与商务标分开', 'Two envelopes').default(false),
    budgetCategory: optional(ref('预算科目', 'Budget category', 'budgetClassify', { tree: true })),
    status: choice('状态', 'Status', [
      ['enabled', '启用', 'Enabled', 'green'],
      ['disabled', '停用', 'Disabled', 'grey'],
    ]).default('enabled'),
    remark: optional(text('备注', 'Remark', { max: 200 })),
  },
  title: 'name',
  search: ['name'],
  list: [
    'code',
    'name',
    'nameEn',
    'parent',
    'lineKind',
    'unit',
    'sort',
    'approvalLimit',
    'compareMethod',
    'isTwoEnvelope',
    'budgetCategory',
    'status',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'name', 'sort'],
  defaultSort: 'sort',
  scope: 'tenant',
  editable: ['name', 'parent', 'sort', 'status', 'compareMethod'],
})
export type PurchaseType = z.output<typeof PurchaseType.answer>

const TypeSpec = z.object({
  id: Id,
  name: z.string(),
  nameEn: z.string().nullable(),
  parentId: Id.nullable(),
  lineKind: lineKind(),
  unit: z.string().nullable(),
  schema: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      kind: specFields.kind,
      options: z.array(z.string()),
      unit: z.string().nullable(),
      isRequired: z.boolean(),
      on: z.enum(['demand', 'quote', 'both']),
    }),
  ),
})
export type PurchaseTypeSpec = z.output<typeof TypeSpec>

export const purchaseType = {
  ...crud(PurchaseType, { tree: {} }),
  /** Types in use with what each asks for, for whoever fills it in. */
  specs: endpoint({
    method: 'GET',
    path: '/api/purchase_type/specs',
    family: 'purchase_type',
    title: label('采购分类规格', 'Specs of purchase types'),
    access: { choose: 'purchaseType' },
    result: z.array(TypeSpec),
  }),
}
