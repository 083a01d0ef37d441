import type { z } from 'zod'
import { crud } from '../shared/crud.ts'
import { documentStates } from '../shared/document-states.ts'
import { optional } from '../shared/field-meta.ts'
import {
  attachments,
  bool,
  choice,
  cost,
  dateTime,
  department,
  integer,
  longText,
  person,
  quantity,
  ref,
  refs,
  rows,
  sentence,
  text,
} from '../shared/fields.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { reasonCode } from './words.ts'

/** Who gets how much of a line, at the price of their quote on the terms of the comparison. */
const lineFields = {
  purchaseLine: ref('采购明细', 'Line', 'purchaseLine'),
  supplier: ref('中标供应商', 'Supplier', 'supplier'),
  quantity: quantity('定标数量', 'Quantity'),
  reasonCode: optional(reasonCode()),
  reasonText: optional(text('理由说明', 'Explanation', { max: 500 })),
  /** Written by the product. */
  unitPrice: optional(cost('单价（含税）', 'Unit price incl. tax', { each: true })),
  amount: optional(cost('金额（含税）', 'Amount incl. tax')),
  vsBudget: optional(cost('较预算', 'Against budget', { negative: true })),
  vsLowest: optional(cost('较最低价', 'Against lowest', { negative: true })),
  vsHistory: optional(cost('较上次', 'Against last time', { negative: true })),
  isLowest: bool('最低价', 'Lowest').default(false),
  isAbnormal: bool('价格异常', 'Odd price').default(false),
}

const described = record({
  name: 'award',
  table: 'award',
  label: label('定标单', 'Award'),
  fields: {
    title: sentence('标题', 'Title'),
    purchase: ref('采购单', 'Purchase', 'purchase'),
    project: optional(ref('项目', 'Project', 'project')),
    lines: rows('定标明细', 'Awarded lines', lineFields, { max: 300 }),
    suppliers: refs('中标供应商', 'Suppliers', 'supplier'),
    /** Minimum spends that are filled up, less discounts for all a supplier offers. */
    adjustment: cost('低消补足与整单优惠', 'Minimum spend and discounts', { negative: true }),
    amount: cost('定标金额（含税）', 'Awarded, incl. tax'),
    /** Less than budget, lowest quotes and last time: what is above them is negative. */
    budgetSaving: optional(cost('较预算节约', 'Saved against budget', { negative: true })),
    lowestSaving: cost('较最低价', 'Against lowest quotes', { negative: true }),
    historySaving: optional(cost('较上次节约', 'Saved against last time', { negative: true })),
    quoteCount: integer('有效报价', 'Valid quotes'),
    minQuotes: integer('最少报价数', 'Fewest quotes'),
    isSingleSource: bool('单一来源', 'Single source'),
    singleSourceReason: optional(longText('单一来源说明', 'Why a single source', { max: 500 })),
    attachments: attachments('附件', 'Attachments').default([]),
    remark: optional(longText('定标说明', 'Conclusion', { max: 1000 })),
    owner: optional(person('采购员', 'Buyer')),
    department: optional(department('部门', 'Department')),
    approvedAt: optional(dateTime('定标时间', 'Awarded at')),
    status: choice('状态', 'Status', documentStates),
  },
  title: 'title',
  search: ['title'],
  list: [
    'code',
    'title',
    'purchase',
    'project',
    'suppliers',
    'amount',
    'budgetSaving',
    'lowestSaving',
    'quoteCount',
    'isSingleSource',
    'status',
    'owner',
    'department',
    'approvedAt',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'amount', 'approvedAt'],
  defaultSort: '-createdAt',
  scope: { through: 'project', owned: true },
})

const managedFields = {
  title: true,
  project: true,
  suppliers: true,
  adjustment: true,
  amount: true,
  budgetSaving: true,
  lowestSaving: true,
  historySaving: true,
  quoteCount: true,
  minQuotes: true,
  isSingleSource: true,
  owner: true,
  department: true,
  approvedAt: true,
  status: true,
} as const

export const Award = {
  ...described,
  create: described.create.omit(managedFields),
  update: described.update.omit(managedFields),
}
export type Award = z.output<typeof Award.answer>
export type AwardLine = Award['lines'][number]

export const award = crud(Award)
