import { crm, Customer, CustomerPool } from '@srm/api/crm'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import { implement } from '#kernel/module.ts'
import { writeEvents } from '#kernel/records/write/events.ts'
import { fillRecords } from '#kernel/records/write/fill.ts'
import { defineResource } from '#modules/record/index.ts'
import { hasCustomers, listPooled, quotas, sumPooled } from './pool.views.ts'
import { handOut, takeCustomer } from './take.service.ts'

mapConstraintError('customer_pool_name_key', 'customerPool.name_taken', 'name')

export const pools = defineResource(CustomerPool, crm.pool, {
  code: { type: 105, prefix: 'GH', digits: 3 },
  prepare: (_, sent, before) => {
    if (before?.isDefault && sent.status === 'disabled')
      fail('customerPool.default_kept', { errors: [{ path: 'status', message: '' }] })
    return before ? sent : { ...sent, isDefault: false }
  },
  removable: async (ctx, { id, isDefault }) => {
    if (isDefault) fail('customerPool.default_kept')
    if (await hasCustomers(ctx, id)) fail('customerPool.in_use')
  },
  handlers: { quota: (ctx) => quotas(ctx) },
})

export const pooledRoutes = implement(crm.pooled, {
  list: (ctx, { query }) => listPooled(ctx, query),
  summary: (ctx, { query }) => sumPooled(ctx, query),
  take: (ctx, { params }) => takeCustomer(ctx, params.id),
  handOut: (ctx, { params, body }) => handOut(ctx, params.id, body.to),
})

const defaultSql = 'select 1 from customer_pool where tenant_id = $1 and is_default'

/** Hides what one could use without taking the customer; nothing is recycled until the company says when. */
const suggested = {
  // The rules of numbers may not be there yet; they begin with 1.
  code: 'GH-000',
  name: '默认公海',
  departments: [],
  managers: [],
  hidePhone: true,
  hideContact: true,
  hideBudget: false,
  capacity: 200,
  dailyLimit: 10,
  cooldownDays: 7,
  followDays: null,
  dealDays: null,
  joinedBy: 'or',
  remindDays: 3,
  status: 'enabled',
  isDefault: true,
}

/** Every company has a pool that takes what no other is meant for. */
export const seedDefaultPool = async (ctx: Ctx): Promise<void> => {
  if ((await ctx.db.run(defaultSql, [ctx.tenantId])).rows.length > 0) return
  await fillRecords(ctx, CustomerPool, [suggested])
}

const dealtSql = `update customer c set stage = 'dealt', lost_reason = null, dealt_at = coalesce(c.dealt_at, now()),
    version = c.version + 1, updated_at = now(), updated_by = app.actor()
  from (select id, stage from customer where tenant_id = $1 and id = $2 for update) b
  where c.tenant_id = $1 and c.id = b.id and b.stage <> 'dealt' returning b.stage`

/** Told by the module that signs contracts: the customer is one we have dealt with, and never goes into a pool. */
export const markDealt = async (ctx: Ctx, customerId: string): Promise<void> => {
  const { rows } = await ctx.db.run<{ stage: string }>(dealtSql, [ctx.tenantId, customerId])
  const events = rows.map(({ stage }) => ({
    subjectId: customerId,
    kind: 'updated',
    changes: [{ field: 'stage', from: stage, to: 'dealt' }],
    note: null,
  }))
  await writeEvents(ctx, Customer.name, events)
}
