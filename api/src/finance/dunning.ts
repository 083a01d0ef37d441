import type { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { crud } from '../shared/crud.ts'
import { optional } from '../shared/field-meta.ts'
import {
  attachments,
  choice,
  date,
  dateTime,
  department,
  income,
  integer,
  longText,
  person,
  ref,
  rows,
  text,
} from '../shared/fields.ts'
import { IdParams } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { Versioned, VersionResult } from '../shared/versioned.ts'

/** What was overdue on the day, as it stood then. */
const lineFields = {
  document: text('收款期', 'Instalment', { max: 300 }),
  dueDate: date('到期日', 'Due'),
  daysOver: integer('逾期天数', 'Days over'),
  open: income('未收（含税）', 'Open incl. tax'),
}

const managed = {
  title: text('标题', 'Title', { max: 200 }),
  overdueAmount: income('逾期合计（含税）', 'Overdue incl. tax'),
  lines: rows('逾期明细', 'Overdue instalments', lineFields, { max: 100 }),
  smsSentAt: optional(dateTime('短信发送时间', 'SMS sent at')),
}

const described = record({
  name: 'dunning',
  table: 'dunning',
  label: label('催收记录', 'Dunning'),
  fields: {
    customer: ref('客户', 'Customer', 'customer'),
    contact: optional(ref('联系人', 'Contact', 'customerContact')),
    way: choice('催收方式', 'How', [
      ['phone', '电话', 'Telephone', 'blue'],
      ['visit', '上门', 'Visit', 'purple'],
      ['letter', '催款函', 'Letter', 'orange'],
      ['sms', '短信', 'SMS', 'cyan'],
      ['other', '其他', 'Other', 'grey'],
    ]),
    day: date('催收日期', 'Day'),
    said: optional(longText('沟通情况', 'What was said', { max: 1000 })),
    promisedOn: optional(date('承诺付款日', 'Promised by')),
    promisedAmount: optional(income('承诺金额', 'Promised')),
    outcome: choice('结果', 'Outcome', [
      ['open', '跟进中', 'Open', 'grey'],
      ['promised', '已承诺', 'Promised', 'blue'],
      ['paid', '已收回', 'Paid', 'green'],
      ['refused', '拒付或争议', 'Refused', 'red'],
    ]).default('open'),
    letter: optional(longText('函件正文', 'Letter', { max: 2000 })),
    owner: optional(person('负责人', 'Chased by')),
    department: optional(department('部门', 'Department')),
    attachments: attachments('附件', 'Papers').default([]),
    ...managed,
  },
  title: 'title',
  state: 'outcome',
  search: ['title'],
  list: [
    'code',
    'title',
    'customer',
    'contact',
    'way',
    'day',
    'overdueAmount',
    'promisedOn',
    'promisedAmount',
    'outcome',
    'smsSentAt',
    'owner',
    'department',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'day', 'overdueAmount'],
  defaultSort: '-day',
  scope: { through: 'customer', owned: true },
})

const managedFields = { title: true, overdueAmount: true, lines: true, smsSentAt: true } as const

/** One time somebody asked a customer for what is overdue: who, when, how, and what was promised. */
export const Dunning = {
  ...described,
  create: described.create.omit(managedFields),
  update: described.update.omit(managedFields),
}
export type Dunning = z.output<typeof Dunning.answer>

export const dunning = {
  ...crud(Dunning),
  sms: endpoint({
    method: 'POST',
    path: '/api/dunning/sms/:id',
    family: 'dunning',
    title: label('发送催收短信', 'Send the message of a dunning'),
    access: { permission: 'dunning:sms' },
    params: IdParams,
    body: Versioned,
    result: VersionResult,
  }),
}
