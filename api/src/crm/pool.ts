import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { crud } from '../shared/crud.ts'
import { optional } from '../shared/field-meta.ts'
import { choice, integer, persons, refs, text } from '../shared/fields.ts'
import { Id } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { flag, inUse } from './words.ts'

const days = (zh: string, en: string, min = 1) => optional(integer(zh, en, { min, max: 3650 }))

/** What nobody but its managers sees of a customer until somebody has taken it. */
const hidden = {
  hidePhone: flag('领取前隐藏电话', 'Hide telephones until taken'),
  hideContact: flag('领取前隐藏联系人', 'Hide contacts until taken'),
  hideBudget: flag('领取前隐藏预算', 'Hide the budget until taken'),
}

/** How much one person may take from it. */
const limits = {
  /** Customers who signed a contract are not counted. */
  capacity: optional(
    integer('每人最多持有（不含已成交）', 'Most one person holds (dealt excluded)', { min: 1, max: 100_000 }),
  ),
  dailyLimit: optional(integer('每人每天最多领取', 'Most one person takes a day', { min: 1, max: 10_000 })),
  cooldownDays: days('原负责人再次领取间隔（天）', 'Days before the former owner takes it again'),
}

/** When a customer comes back by itself; without both numbers none does. */
const recycling = {
  followDays: days('未跟进满（天）回收', 'Recycle after days without a follow-up'),
  dealDays: days('未成交满（天）回收', 'Recycle after days without a deal'),
  joinedBy: choice('两个条件', 'The two conditions', [
    ['or', '满足任一即回收', 'Either is enough'],
    ['and', '同时满足才回收', 'Both are needed'],
  ]).default('or'),
  remindDays: optional(integer('提前提醒（天）', 'Remind days before', { min: 0, max: 365 })),
}

const described = record({
  name: 'customerPool',
  table: 'customer_pool',
  label: label('客户公海', 'Customer pool'),
  fields: {
    name: text('公海名称', 'Name', { max: 50 }),
    /** People of these departments and of those below them; with none everybody. */
    departments: refs('适用部门', 'Departments', 'department', { max: 200 }).default([]),
    managers: persons('公海管理员', 'Managers', { max: 50 }).default([]),
    ...hidden,
    ...limits,
    ...recycling,
    status: inUse().default('enabled'),
    /** Takes what no other pool is meant for. */
    isDefault: flag('默认公海', 'Default pool'),
    remark: optional(text('备注', 'Remark', { max: 200 })),
  },
  title: 'name',
  search: ['name'],
  list: [
    'code',
    'name',
    'departments',
    'managers',
    'capacity',
    'dailyLimit',
    'cooldownDays',
    'followDays',
    'dealDays',
    'joinedBy',
    'remindDays',
    'isDefault',
    'status',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'name'],
  defaultSort: 'createdAt',
  scope: 'tenant',
})

const managedFields = { isDefault: true } as const

export const CustomerPool = {
  ...described,
  create: described.create.omit(managedFields),
  update: described.update.omit(managedFields),
}
export type CustomerPool = z.output<typeof CustomerPool.answer>

/** What the caller may still take from a pool; nothing where there is no limit. */
const Quota = z.object({
  id: Id,
  name: z.string(),
  capacity: z.int().nullable(),
  held: z.int(),
  dailyLimit: z.int().nullable(),
  takenToday: z.int(),
  cooldownDays: z.int().nullable(),
  hidePhone: z.boolean(),
  hideContact: z.boolean(),
  hideBudget: z.boolean(),
})
export type PoolQuota = z.output<typeof Quota>

export const customerPool = {
  ...crud(CustomerPool),
  quota: endpoint({
    method: 'GET',
    path: '/api/customer_pool/quota',
    family: 'pooled_customer',
    title: label('公海领取额度', 'What one may take from the pools'),
    access: { permission: 'pooledCustomer:list' },
    result: z.array(Quota),
  }),
}
