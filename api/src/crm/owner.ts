import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { NamedRef } from '../shared/fields.ts'
import { Id, IdParams } from '../shared/ids.ts'
import { label } from '../shared/label.ts'

/** Why a customer has another owner than before. */
export const ownerReasons = {
  registered: label('登记', 'Registered'),
  taken: label('领取', 'Taken'),
  handedOut: label('分配', 'Handed out'),
  givenBack: label('退回公海', 'Given back'),
  recycled: label('自动回收', 'Recycled'),
  transferred: label('转交', 'Transferred'),
  handedOver: label('离职交接', 'Handed over by a leaver'),
} as const
export type OwnerReason = keyof typeof ownerReasons

const reasons = Object.keys(ownerReasons) as [OwnerReason, ...OwnerReason[]]

/** The longest time a former owner goes on reading. */
export const maxKeepDays = 90

const OwnerChange = z.object({
  id: Id,
  at: z.string(),
  reason: z.enum(reasons),
  note: z.string().nullable(),
  from: NamedRef.nullable(),
  to: NamedRef.nullable(),
  pool: NamedRef.nullable(),
  /** Nobody, where the system did it. */
  by: NamedRef.nullable(),
})
export type OwnerChange = z.output<typeof OwnerChange>

const Versioned = z.strictObject({ version: z.int() })

const step = (name: string, permission: `customer:${string}`, title: ReturnType<typeof label>) =>
  ({
    method: 'POST',
    path: `/api/customer/${name}/:id`,
    family: 'customer',
    title,
    access: { permission },
    params: IdParams,
    result: z.object({ id: Id, version: z.int() }),
  }) as const

export const owner = {
  giveBack: endpoint({
    ...step('give_back', 'customer:giveBack', label('退回公海', 'Give a customer back to a pool')),
    body: Versioned.extend({
      reason: z.string().trim().min(1, { error: '不能为空' }).max(200),
      /** Left out, it goes to the pool of its department. */
      pool: Id.optional(),
    }),
  }),
  transfer: endpoint({
    ...step('transfer', 'customer:assign', label('转交客户', 'Transfer a customer')),
    body: Versioned.extend({
      to: Id,
      /** How many days the former owner goes on reading. */
      keepDays: z.int().min(0).max(maxKeepDays).default(7),
      /** Kinds of records that stay with the former owner. */
      leave: z.array(z.string().max(50)).max(20).default([]),
    }),
  }),
  lock: endpoint({ ...step('lock', 'customer:lock', label('锁定客户', 'Lock a customer')), body: Versioned }),
  unlock: endpoint({ ...step('unlock', 'customer:lock', label('解锁客户', 'Unlock a customer')), body: Versioned }),
  belongings: endpoint({
    method: 'GET',
    path: '/api/customer/belongings/:id',
    title: label('随客户转交的记录', 'What moves with a customer'),
    access: { permission: 'customer:assign' },
    params: IdParams,
    result: z.array(z.object({ kind: z.string(), label: z.string(), count: z.int() })),
  }),
  owners: endpoint({
    method: 'GET',
    path: '/api/customer/owners/:id',
    title: label('客户归属记录', 'Who has had a customer'),
    access: { permission: 'customer:show' },
    params: IdParams,
    result: z.array(OwnerChange),
  }),
}
