import type { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { crud } from '../shared/crud.ts'
import { documentStates } from '../shared/document-states.ts'
import { optional } from '../shared/field-meta.ts'
import { attachments, choice, date, images, longText, money, ref, rows, text } from '../shared/fields.ts'
import { IdParams } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { invoiceFields } from '../shared/invoice-fields.ts'
import { applicantFields } from './words.ts'
import { Versioned, VersionResult } from '../shared/versioned.ts'

const described = record({
  name: 'expense',
  table: 'expense',
  label: label('费用', 'Expense'),
  fields: {
    purpose: text('费用说明', 'What for', { max: 200 }),
    kind: choice('费用来源', 'Kind of expense', [
      ['bankFee', '银行手续费', 'Bank fee', 'blue'],
      ['companyCard', '公司卡', 'Company card', 'purple'],
      ['allocation', '分摊', 'Allocation', 'orange'],
      ['other', '其他', 'Other', 'grey'],
    ]),
    project: ref('项目', 'Project', 'project'),
    budgetItem: optional(ref('预算项', 'Budget line', 'budgetItem')),
    supplier: optional(ref('供应商', 'Supplier', 'supplier')),
    amount: money('金额（含税）', 'Amount incl. tax'),
    tax: money('税额', 'Tax').default('0.00'),
    date: date('费用日期', 'Date'),
    /** The default account of the company where none is chosen; what is only shared out leaves none. */
    fundAccount: optional(ref('付款账户', 'Paid from', 'fundAccount')),
    invoices: rows(
      '发票',
      'Invoices',
      { ...invoiceFields, photo: images('票据照片', 'Photo', { max: 3 }).default([]) },
      { max: 50 },
    ).default([]),
    attachments: attachments('附件', 'Attachments').default([]),
    remark: optional(longText('备注', 'Remark', { max: 500 })),
    ...applicantFields,
    stage: choice('费用阶段', 'Stage', [
      ['applying', '申请中', 'Applying', 'grey'],
      ['booked', '已入账', 'Booked', 'green'],
      ['canceled', '已作废', 'Void', 'red'],
    ]),
    status: choice('状态', 'Status', documentStates),
  },
  title: 'purpose',
  state: 'stage',
  search: ['purpose'],
  list: [
    'code',
    'purpose',
    'kind',
    'project',
    'budgetItem',
    'supplier',
    'amount',
    'tax',
    'date',
    'owner',
    'department',
    'stage',
    'status',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'amount', 'date'],
  defaultSort: '-createdAt',
  scope: { through: 'project', owned: true },
})

const managedFields = { stage: true, status: true } as const

export const Expense = {
  ...described,
  create: described.create.omit(managedFields),
  update: described.update.omit(managedFields),
}
export type Expense = z.output<typeof Expense.answer>

export const voidFields = { reason: longText('作废原因', 'Why', { max: 200 }) }

export const directExpense = {
  ...crud(Expense),
  void: endpoint({
    method: 'POST',
    path: '/api/expense/void/:id',
    family: 'expense',
    title: label('作废费用', 'Void an expense'),
    access: { permission: 'expense:void' },
    params: IdParams,
    body: Versioned.extend(voidFields),
    result: VersionResult,
  }),
}
