import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { crud } from '../shared/crud.ts'
import { optional } from '../shared/field-meta.ts'
import {
  attachments,
  choice,
  date,
  department,
  integer,
  money,
  NamedRef,
  person,
  ref,
  sided,
  text,
} from '../shared/fields.ts'
import { Id, IdParams } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { Versioned, VersionResult } from '../shared/versioned.ts'

/** Worked out from what came back and what was kept. */
const managed = {
  company: ref('我方公司', 'Our company', 'ourCompany'),
  returned: sided('已退回', 'Returned'),
  deducted: sided('已扣除', 'Kept'),
  open: sided('待退回', 'To be returned'),
  daysOver: integer('逾期天数', 'Days over'),
  booker: optional(person('入账人', 'Booked by')),
  stage: choice('押金状态', 'State', [
    ['expected', '待登记', 'Expected', 'orange'],
    ['noted', '待入账', 'Not booked', 'grey'],
    ['held', '待退回', 'Held', 'blue'],
    ['partial', '部分退回', 'Partly returned', 'purple'],
    ['done', '已了结', 'Settled', 'green'],
  ]),
}

const described = record({
  name: 'deposit',
  table: 'deposit',
  label: label('押金保证金', 'Deposit'),
  fields: {
    title: text('名目', 'What for', { max: 100 }),
    side: choice('方向', 'Side', [
      ['pay', '我方支付', 'We paid', 'orange'],
      ['receive', '我方收取', 'We received', 'green'],
    ]),
    kind: choice('押金类型', 'Kind', [
      ['venue', '场地押金', 'Venue'],
      ['equipment', '设备押金', 'Equipment'],
      ['performance', '履约保证金', 'Performance bond'],
      ['tender', '投标保证金', 'Tender bond'],
      ['other', '其他', 'Other'],
    ]),
    amount: sided('押金金额', 'Amount'),
    fundAccount: ref('资金账户', 'Account', 'fundAccount'),
    day: date('收付日期', 'Moved on'),
    dueDate: date('应退日期', 'Due back on'),
    counterparty: text('对方', 'Other party', { max: 200 }),
    supplier: optional(ref('供应商', 'Supplier', 'supplier')),
    customer: optional(ref('客户', 'Customer', 'customer')),
    contract: optional(ref('合同', 'Contract', 'contract')),
    project: optional(ref('项目', 'Project', 'project')),
    owner: optional(person('负责人', 'Chased by')),
    department: optional(department('部门', 'Department')),
    remark: optional(text('备注', 'Remark', { max: 300 })),
    attachments: attachments('凭据', 'Papers').default([]),
    ...managed,
  },
  title: 'title',
  state: 'stage',
  search: ['title', 'counterparty'],
  list: [
    'code',
    'title',
    'side',
    'kind',
    'counterparty',
    'amount',
    'open',
    'dueDate',
    'daysOver',
    'stage',
    'returned',
    'deducted',
    'day',
    'supplier',
    'customer',
    'contract',
    'project',
    'fundAccount',
    'company',
    'owner',
    'department',
    'booker',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'dueDate', 'amount', 'open', 'daysOver'],
  defaultSort: 'dueDate',
  scope: { through: 'project', owned: true },
})

const managedFields = {
  company: true,
  returned: true,
  deducted: true,
  open: true,
  daysOver: true,
  booker: true,
  stage: true,
} as const

/** Money that lies with somebody else until it comes back, or with us until we give it back. */
export const Deposit = {
  ...described,
  create: described.create.omit(managedFields),
  update: described.update.omit(managedFields),
}
export type Deposit = z.output<typeof Deposit.answer>

/** How some of it ended. */
export const settleDepositFields = {
  way: choice('结果', 'How', [
    ['returned', '退回', 'Returned'],
    ['deducted', '扣除', 'Kept'],
  ]),
  amount: money('金额', 'Amount'),
  day: date('日期', 'Day'),
  note: optional(text('说明', 'Note', { max: 200 })),
}

const Entry = z.object({
  id: Id,
  way: z.enum(['returned', 'deducted']),
  amount: z.string().nullable(),
  day: z.string(),
  note: z.string().nullable(),
  by: NamedRef.nullable(),
})
export type DepositEntry = z.output<typeof Entry>

const step = { method: 'POST', family: 'deposit', params: IdParams, result: VersionResult } as const

export const deposit = {
  ...crud(Deposit),
  entries: endpoint({
    method: 'GET',
    path: '/api/deposit/entries/:id',
    family: 'deposit',
    title: label('押金退回记录', 'What came back of a deposit'),
    access: { permission: 'deposit:show' },
    params: IdParams,
    result: z.array(Entry),
  }),
  book: endpoint({
    ...step,
    path: '/api/deposit/book/:id',
    title: label('押金入账', 'Book a deposit'),
    access: { permission: 'deposit:book' },
    body: Versioned,
  }),
  settle: endpoint({
    ...step,
    path: '/api/deposit/settle/:id',
    title: label('登记押金退回或扣除', 'Note what came back of a deposit'),
    access: { permission: 'deposit:settle' },
    body: Versioned.extend(settleDepositFields),
  }),
}
