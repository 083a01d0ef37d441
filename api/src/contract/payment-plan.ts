import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { crud } from '../shared/crud.ts'
import { optional } from '../shared/field-meta.ts'
import { bool, choice, date, integer, percent, ref, sided, text } from '../shared/fields.ts'
import { Id, IdParams } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { side, trigger } from './words.ts'
import { Versioned, VersionResult } from '../shared/versioned.ts'

/** What a contract says about an instalment, from its approval on, and how far it is settled. */
export const PaymentPlan = record({
  name: 'paymentPlan',
  table: 'payment_plan',
  label: label('收付款计划', 'Payment plan'),
  fields: {
    title: text('计划名称', 'Title', { max: 260 }),
    contract: ref('合同', 'Contract', 'contract'),
    side: side(),
    project: optional(ref('项目', 'Project', 'project')),
    customer: optional(ref('客户', 'Customer', 'customer')),
    supplier: optional(ref('供应商', 'Supplier', 'supplier')),
    name: text('款项名称', 'Instalment', { max: 50 }),
    seq: integer('期次', 'No.'),
    trigger: trigger(),
    offsetDays: integer('相差天数', 'Days after', { min: -365, max: 3650 }),
    ratio: optional(percent('比例 %', 'Share %')),
    amount: sided('计划金额（含税）', 'Amount incl. tax'),
    doneAmount: sided('已收/已付', 'Settled'),
    openAmount: sided('未收/未付', 'Open'),
    /** Nothing as long as what it waits for has no day. */
    dueDate: optional(date('到期日', 'Due', { isAwaited: true })),
    /** Set by a person while what it waits for is not known. */
    isDueByHand: bool('手工指定日期', 'Day set by hand'),
    remindDays: integer('提前提醒天数', 'Remind days before', { max: 90 }),
    isOverdue: bool('已逾期', 'Overdue'),
    doneOn: optional(date('结清日期', 'Settled on')),
    stage: choice('计划状态', 'State', [
      ['waiting', '待触发', 'Waiting', 'grey'],
      ['pending', '未完成', 'Open', 'orange'],
      ['partial', '部分完成', 'Partly', 'purple'],
      ['done', '已完成', 'Done', 'green'],
      ['paused', '已中止', 'Paused', 'grey'],
      ['canceled', '已取消', 'Canceled', 'red'],
    ]),
    remark: optional(text('备注', 'Remark', { max: 200 })),
  },
  title: 'title',
  state: 'stage',
  search: ['title'],
  list: [
    'code',
    'title',
    'contract',
    'name',
    'side',
    'customer',
    'supplier',
    'project',
    'trigger',
    'offsetDays',
    'ratio',
    'amount',
    'doneAmount',
    'openAmount',
    'dueDate',
    'isDueByHand',
    'isOverdue',
    'doneOn',
    'stage',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'dueDate', 'amount', 'openAmount'],
  defaultSort: 'dueDate',
  scope: { through: 'contract' },
})
export type PaymentPlan = z.output<typeof PaymentPlan.answer>

/** Why a plan has the day it has; only ever added to. */
const DueEntry = z.object({
  at: z.string(),
  by: z.string().nullable(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  cause: z.enum(['approved', 'signed', 'project', 'event', 'invoice', 'acceptance', 'change', 'hand']),
  note: z.string().nullable(),
})
export type PlanDueEntry = z.output<typeof DueEntry>

const CalendarPlan = z.object({
  id: Id,
  contract: Id,
  title: z.string(),
  party: z.string().nullable(),
  project: z.string().nullable(),
  side: side(),
  day: z.string(),
  amount: z.string().nullable(),
  open: z.string().nullable(),
  stage: z.string(),
  isOverdue: z.boolean(),
})
export type CalendarPlan = z.output<typeof CalendarPlan>

const PlanCalendar = z.object({
  plans: z.array(CalendarPlan),
  /** So many more fall due in these days than one answer holds; beyond 10,000 they are not counted. */
  left: z.int(),
  /** The same for whoever reads it; nothing where all are there. */
  note: z.object({ zh: z.string(), en: z.string() }).nullable(),
})
export type PlanCalendar = z.output<typeof PlanCalendar>

const { create: _create, update: _update, remove: _remove, ...reads } = crud(PaymentPlan)

export const paymentPlan = {
  ...reads,
  calendar: endpoint({
    method: 'GET',
    path: '/api/payment_plan/calendar',
    family: 'payment_plan',
    title: label('收付款日历', 'Calendar of plans'),
    access: { permission: 'paymentPlan:list' },
    query: z.strictObject({
      from: z.iso.date(),
      to: z.iso.date(),
      side: z.enum(['receive', 'pay']).optional(),
      contract: Id.optional(),
      project: Id.optional(),
    }),
    result: PlanCalendar,
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/payment_plan/history/:id',
    family: 'payment_plan',
    title: label('到期日变化', 'Days a plan was due'),
    access: { permission: 'paymentPlan:show' },
    params: IdParams,
    result: z.array(DueEntry),
  }),
  setDue: endpoint({
    method: 'POST',
    path: '/api/payment_plan/set_due/:id',
    family: 'payment_plan',
    title: label('指定到期日', 'Set the day a plan is due'),
    access: { permission: 'paymentPlan:setDue' },
    params: IdParams,
    body: Versioned.extend({
      dueDate: z.iso.date().nullable(),
      reason: text('原因', 'Why', { max: 200 }),
    }),
    result: VersionResult,
  }),
}
