import type { z } from 'zod'
import { documentStates } from '../shared/document-states.ts'
import { optional } from '../shared/field-meta.ts'
import {
  bool,
  choice,
  cost,
  date,
  dateTime,
  department,
  integer,
  longText,
  percent,
  person,
  quantity,
  ref,
  rows,
  sentence,
  text,
} from '../shared/fields.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { changeStage } from './words.ts'

/**
 * A line as it will be; a quantity of 0 drops it. What is left out stays as it is. One that is of no line of the order
 * is a new one and says itself what it is, or is what somebody asked for in the pool.
 */
const lineFields = {
  orderLine: optional(ref('订单明细', 'Order line', 'purchaseOrderLine')),
  name: optional(text('名称', 'Name', { max: 100 })),
  purchaseType: optional(ref('采购分类', 'Purchase type', 'purchaseType', { tree: true })),
  requirement: optional(longText('规格要求', 'Specification', { max: 1000 })),
  unit: optional(text('单位', 'Unit', { max: 20 })),
  taxRate: optional(percent('税率', 'Tax rate')),
  budgetItem: optional(ref('预算项', 'Budget line', 'budgetItem')),
  poolLine: optional(ref('采购池需求', 'Pool line', 'poolLine')),
  isCustomerPaid: bool('客户直付', 'Paid by the customer').default(false),
  quantity: quantity('变更后数量', 'New quantity', { each: true }),
  times: optional(quantity('变更后天/晚/场', 'New days, nights or sessions', { each: true })),
  unitPrice: optional(cost('变更后单价（含税）', 'New unit price incl. tax', { each: true })),
  dateFrom: optional(date('变更后开始日期', 'New start')),
  dateTo: optional(date('变更后结束日期', 'New end')),
  attendees: optional(integer('变更后人数', 'New number of people', { min: 1, max: 1_000_000 })),
  remark: optional(text('备注', 'Remark', { max: 200 })),
  /** Written by the product: how the line stood when the change was written. */
  amount: optional(cost('变更后金额（含税）', 'New amount incl. tax')),
  quantityBefore: optional(quantity('原数量', 'Quantity before', { each: true })),
  timesBefore: optional(quantity('原天/晚/场', 'Days, nights or sessions before', { each: true })),
  unitPriceBefore: optional(cost('原单价（含税）', 'Unit price before', { each: true })),
  amountBefore: optional(cost('原金额（含税）', 'Amount before')),
  dateFromBefore: optional(date('原开始日期', 'Start before')),
  dateToBefore: optional(date('原结束日期', 'End before')),
}

const described = record({
  name: 'orderChange',
  table: 'order_change',
  label: label('订单变更', 'Order change'),
  fields: {
    title: sentence('标题', 'Title'),
    order: ref('采购订单', 'Order', 'purchaseOrder'),
    supplier: ref('供应商', 'Supplier', 'supplier'),
    project: optional(ref('项目', 'Project', 'project')),
    reason: longText('变更原因', 'Why', { max: 500 }),
    lines: rows('变更明细', 'Changed lines', lineFields, { max: 300 }),
    /** The version it makes once both sides have agreed. */
    versionNo: integer('变更后版本', 'New version', { min: 2 }),
    amountBefore: cost('变更前金额（含税）', 'Amount before'),
    amount: cost('变更后金额（含税）', 'Amount after'),
    difference: cost('变更金额（含税）', 'Difference', { negative: true }),
    answerNote: optional(longText('供应商说明', 'What the supplier says', { max: 500 })),
    signer: optional(text('确认人', 'Confirmed by', { max: 50 })),
    sentAt: optional(dateTime('发送时间', 'Sent at')),
    answeredAt: optional(dateTime('答复时间', 'Answered at')),
    owner: optional(person('采购员', 'Buyer')),
    department: optional(department('所属部门', 'Department')),
    stage: changeStage(),
    status: choice('状态', 'Status', documentStates),
  },
  title: 'title',
  state: 'stage',
  search: ['title'],
  list: [
    'code',
    'title',
    'order',
    'supplier',
    'project',
    'versionNo',
    'amountBefore',
    'amount',
    'difference',
    'stage',
    'status',
    'owner',
    'department',
    'sentAt',
    'answeredAt',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'difference'],
  defaultSort: '-createdAt',
  scope: { through: 'project', owned: true },
})

const managedFields = {
  title: true,
  supplier: true,
  project: true,
  versionNo: true,
  amountBefore: true,
  amount: true,
  difference: true,
  answerNote: true,
  signer: true,
  sentAt: true,
  answeredAt: true,
  owner: true,
  department: true,
  stage: true,
  status: true,
} as const

export const OrderChange = {
  ...described,
  create: described.create.omit(managedFields),
  update: described.update.omit(managedFields),
}
export type OrderChange = z.output<typeof OrderChange.answer>
