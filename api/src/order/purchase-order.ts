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
  percent,
  person,
  quantity,
  ref,
  region,
  rows,
  text,
} from '../shared/fields.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { orderAnswer, orderSource, orderStage } from './words.ts'

const slots = [
  ['morning', '上午', 'Morning', 'blue'],
  ['afternoon', '下午', 'Afternoon', 'orange'],
  ['evening', '晚上', 'Evening', 'purple'],
  ['day', '全天', 'All day', 'grey'],
] as const

/** One thing to be delivered: from an award, from the pool, or written by hand. */
const lineFields = {
  name: text('名称', 'Name', { max: 100 }),
  purchaseType: ref('采购分类', 'Purchase type', 'purchaseType', { tree: true }),
  requirement: optional(longText('规格要求', 'Specification', { max: 1000 })),
  quantity: quantity('数量', 'Quantity', { each: true }),
  /** Days, nights or sessions. */
  times: quantity('天/晚/场', 'Days, nights or sessions', { each: true }).default('1'),
  unit: optional(text('单位', 'Unit', { max: 20 })),
  dateFrom: optional(date('开始日期', 'From')),
  dateTo: optional(date('结束日期', 'To')),
  timeSlot: optional(choice('时段', 'Time of day', slots)),
  attendees: optional(integer('人数', 'People', { min: 1, max: 1_000_000 })),
  layout: optional(text('台型/摆台', 'Layout', { max: 50 })),
  region: optional(region('城市', 'City')),
  /** Empty where the product knows it better: by the award or by the agreed price. */
  unitPrice: optional(cost('单价（含税）', 'Unit price incl. tax', { each: true })),
  taxRate: optional(percent('税率', 'Tax rate')),
  /** Which hall or room is taken on the calendar once the order is confirmed. */
  hall: optional(ref('会议厅', 'Hall', 'hall')),
  room: optional(ref('房型', 'Room type', 'room')),
  budgetItem: optional(ref('预算项', 'Budget line', 'budgetItem')),
  poolLine: optional(ref('采购池需求', 'Pool line', 'poolLine')),
  priceItem: optional(ref('协议价', 'Agreed price', 'supplierPriceItem')),
  /** Ordered and accepted like the others, and never paid by us. */
  isCustomerPaid: bool('客户直付', 'Paid by the customer').default(false),
  remark: optional(text('备注', 'Remark', { max: 200 })),
  /** Written by the product. */
  awardLine: optional(ref('定标明细', 'Award line', 'awardLine')),
  /** What was awarded or agreed; another price takes a word of its own and a reason. */
  agreedPrice: optional(cost('定标/协议单价（含税）', 'Awarded or agreed price', { each: true })),
  amount: optional(cost('金额（含税）', 'Amount incl. tax')),
}

const terms = {
  title: text('订单标题', 'Title', { max: 100 }),
  supplier: ref('供应商', 'Supplier', 'supplier'),
  contact: optional(ref('供应商联系人', 'Contact', 'supplierContact')),
  project: optional(ref('项目', 'Project', 'project')),
  lines: rows('订单明细', 'Lines', lineFields, { max: 300 }),
  priceReason: optional(longText('价格差异说明', 'Why the price differs', { max: 500 })),
  paymentTerms: optional(longText('付款方式', 'Payment terms', { max: 1000 })),
  depositRate: optional(percent('定金比例', 'Deposit %')),
  /** What is lost when it is canceled so many days before it begins. */
  cancellation: rows(
    '取消政策',
    'Cancellation terms',
    {
      days: integer('提前天数', 'Days before', { max: 3650 }),
      rate: percent('扣款比例', 'Lost %'),
    },
    { max: 20 },
  ).default([]),
  /** In which parts it is paid; together all of it. */
  payments: rows(
    '付款计划',
    'Payment schedule',
    {
      name: text('款项', 'Instalment', { max: 30 }),
      trigger: choice('付款条件', 'When', [
        ['confirmed', '订单确认后', 'After the confirmation'],
        ['beforeEvent', '服务开始前', 'Before the service begins'],
        ['afterEvent', '服务结束后', 'After the service ends'],
        ['accepted', '验收结算后', 'After the acceptance'],
      ]),
      days: integer('天数', 'Days', { max: 365 }).default(0),
      rate: percent('比例', 'Share %'),
    },
    { max: 12 },
  ).default([]),
  /** For the supplier too. */
  terms: optional(longText('订单条款', 'Terms', { max: 2000 })),
  attachments: attachments('附件（发给供应商）', 'Attachments for the supplier').default([]),
  internalNote: optional(longText('内部备注', 'Internal note', { max: 1000 })),
  owner: optional(person('采购员', 'Buyer')),
  department: optional(department('所属部门', 'Department')),
}

/** Set by steps of its own, never by a form. */
const standing = {
  source: orderSource(),
  award: optional(ref('定标单', 'Award', 'award')),
  purchase: optional(ref('采购单', 'Purchase', 'purchase')),
  /** Minimum spends that are filled up, less discounts for all a supplier offers. */
  adjustment: cost('低消补足与整单优惠', 'Minimum spend and discounts', { negative: true }),
  amount: cost('订单金额（含税）', 'Amount incl. tax'),
  /** Of it what the customer pays the supplier directly. */
  customerAmount: cost('其中客户直付（含税）', 'Of it paid by the customer'),
  amountExTax: cost('不含税金额', 'Amount ex tax'),
  tax: cost('税额', 'Tax'),
  lineCount: integer('行数', 'Lines'),
  serviceFrom: optional(date('服务开始', 'Service from')),
  serviceTo: optional(date('服务结束', 'Service to')),
  /** Both sides have agreed to this version; a change makes the next one. */
  versionNo: integer('版本', 'Version', { min: 1 }),
  isOffPrice: bool('价格不同于定标/协议', 'Price differs'),
  needsApproval: bool('需审批', 'Needs approval'),
  answer: orderAnswer(),
  answerNote: optional(longText('供应商说明', 'What the supplier says', { max: 500 })),
  signer: optional(text('确认人', 'Confirmed by', { max: 50 })),
  sentAt: optional(dateTime('发送时间', 'Sent at')),
  answeredAt: optional(dateTime('答复时间', 'Answered at')),
  confirmedAt: optional(dateTime('确认时间', 'Confirmed at')),
  closedAt: optional(dateTime('关闭时间', 'Closed at')),
  cancelReason: optional(dict('取消原因', 'Why it was canceled', 'orderCancelReason')),
  cancelNote: optional(text('取消说明', 'What happened', { max: 200 })),
  stage: orderStage(),
  status: choice('审批状态', 'Approval', documentStates),
}

const described = record({
  name: 'purchaseOrder',
  table: 'purchase_order',
  label: label('采购订单', 'Purchase order'),
  fields: { ...terms, ...standing },
  title: 'title',
  state: 'stage',
  search: ['title'],
  list: [
    'code',
    'title',
    'supplier',
    'project',
    'source',
    'stage',
    'answer',
    'amount',
    'amountExTax',
    'tax',
    'serviceFrom',
    'serviceTo',
    'versionNo',
    'isOffPrice',
    'needsApproval',
    'status',
    'award',
    'purchase',
    'lineCount',
    'owner',
    'department',
    'sentAt',
    'confirmedAt',
    'closedAt',
    'cancelReason',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'amount', 'serviceFrom', 'sentAt', 'stage'],
  defaultSort: '-createdAt',
  scope: { through: 'project', owned: true },
})

const managedFields = {
  source: true,
  award: true,
  purchase: true,
  adjustment: true,
  amount: true,
  customerAmount: true,
  amountExTax: true,
  tax: true,
  lineCount: true,
  serviceFrom: true,
  serviceTo: true,
  versionNo: true,
  isOffPrice: true,
  needsApproval: true,
  answer: true,
  answerNote: true,
  signer: true,
  sentAt: true,
  answeredAt: true,
  confirmedAt: true,
  closedAt: true,
  cancelReason: true,
  cancelNote: true,
  stage: true,
  status: true,
} as const

export const PurchaseOrder = {
  ...described,
  create: described.create.omit(managedFields),
  update: described.update.omit(managedFields),
}
export type PurchaseOrder = z.output<typeof PurchaseOrder.answer>
export type PurchaseOrderLine = PurchaseOrder['lines'][number]

/** What is asked for when one is called off. */
export const cancelOrderFields = {
  cancelReason: dict('取消原因', 'Reason', 'orderCancelReason'),
  cancelNote: standing.cancelNote,
}
