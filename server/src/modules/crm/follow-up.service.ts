import type { Parsed } from '@srm/api/endpoint'
import { crm, FollowPlan, FollowUp } from '@srm/api/crm'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { CreateInput, Row } from '#kernel/records/fields/row.ts'
import type { Handover } from '#kernel/module.ts'
import { defineResource, resourceService } from '#modules/record/index.ts'
import { assertContact, assertCustomer, assertOpportunity } from './belonging.service.ts'
import { customerService } from './customer.service.ts'
import { deskOf } from './desk/desk.views.ts'
import { isAhead, nextTopicOf, topicOf } from './follow-up.rules.ts'

const lastSql = `update customer c set last_follow_at = (select max(f.at) from follow_up f where f.tenant_id = $1 and f.customer_id = $2)
  where c.tenant_id = $1 and c.id = $2 returning c.stage`
const nextSql = `update customer c set next_follow_at = (select min(p.at) from follow_plan p
    where p.tenant_id = $1 and p.customer_id = $2 and p.status = 'planned')
  where c.tenant_id = $1 and c.id = $2`

/** A customer knows when it was last spoken with; the first time makes a lead one we follow. */
const refreshLast = async (ctx: Ctx, customer: string): Promise<void> => {
  const { rows } = await ctx.db.run<{ stage: string }>(lastSql, [ctx.tenantId, customer])
  if (rows[0]?.stage === 'lead') await customerService.records.patch(ctx, customer, { stage: 'following' })
}

const refreshNext = async (ctx: Ctx, customer: string): Promise<void> => {
  await ctx.db.run(nextSql, [ctx.tenantId, customer])
}

type Belonging = { readonly customer: string }
type BelongingRow = { readonly customer: { readonly id: string } }

/** A record that was moved concerns both customers. */
const customersOf = (after: Belonging | undefined, before: BelongingRow | undefined): string[] => [
  ...new Set([after?.customer ?? [], before?.customer.id ?? []].flat()),
]

const followUpService = resourceService(FollowUp, {
  prepare: async (ctx, sent, before) => {
    await assertCustomer(ctx, sent.customer, before)
    await assertContact(ctx, sent.customer, sent.contact, 'contact')
    await assertOpportunity(ctx, sent.customer, sent.opportunity)
    if (isAhead(sent.at, Date.now())) fail('followUp.in_future', { errors: [{ path: 'at', message: '' }] })
    return {
      ...sent,
      topic: topicOf(sent.content),
      followedBy: sent.followedBy ?? before?.followedBy?.id ?? ctx.userId,
    }
  },
  changed: async (ctx, _, after, before) => {
    for (const customer of customersOf(after, before)) await refreshLast(ctx, customer)
  },
})

const isPlanned = ({ status }: { readonly status: string }): boolean => status === 'planned'

const planService = resourceService(FollowPlan, {
  allows: (row) => (isPlanned(row) ? ['update', 'delete'] : ['delete']),
  prepare: async (ctx, sent, before) => {
    if (before && !isPlanned(before)) fail('followPlan.closed')
    await assertCustomer(ctx, sent.customer, before)
    await assertContact(ctx, sent.customer, sent.contact, 'contact')
    const owner = sent.owner ?? before?.owner?.id ?? ctx.userId
    return before ? { ...sent, owner } : { ...sent, status: 'planned' as const, owner }
  },
  changed: async (ctx, _, after, before) => {
    for (const customer of customersOf(after, before)) await refreshNext(ctx, customer)
  },
})

type LogInput = Parsed<typeof crm.followUp.log>['body']

/** Writes down what happened; `plan` is what it was planned as. */
const log = async (ctx: Ctx, { nextAt, nextContent, ...sent }: LogInput, plan?: string): Promise<{ id: string }> => {
  if (nextAt && Date.parse(nextAt) <= Date.now())
    fail('followUp.next_past', { errors: [{ path: 'nextAt', message: '' }] })
  const body: CreateInput<typeof FollowUp> = plan ? { ...sent, plan } : sent
  const { id } = await followUpService.create(ctx, body)
  if (nextAt) {
    const { customer, contact, type } = sent
    await planService.create(ctx, {
      customer,
      contact,
      type,
      at: nextAt,
      content: nextContent ?? nextTopicOf(sent.content),
    })
  }
  return { id }
}

const close = async (ctx: Ctx, plan: Row<typeof FollowPlan>, status: 'done' | 'canceled'): Promise<number> => {
  const saved = await planService.records.patch(ctx, plan.id, { status })
  await refreshNext(ctx, plan.customer.id)
  return saved.version
}

const heldOpen = async (ctx: Ctx, id: string): Promise<Row<typeof FollowPlan>> => {
  const plan = await planService.records.held(ctx, id)
  return isPlanned(plan) ? plan : fail('followPlan.closed')
}

const complete = async (ctx: Ctx, id: string, body: Parsed<typeof crm.followPlan.complete>['body']) => {
  const plan = await heldOpen(ctx, id)
  await close(ctx, plan, 'done')
  return log(ctx, { ...body, customer: plan.customer.id }, id)
}

/** An open plan as the person saw it. */
const heldAt = async (ctx: Ctx, id: string, version: number): Promise<Row<typeof FollowPlan>> => {
  const plan = await heldOpen(ctx, id)
  if (plan.version !== version)
    fail('record.stale', { details: { version: plan.version, updatedAt: plan.updatedAt, updatedBy: null } })
  return plan
}

const cancel = async (ctx: Ctx, id: string, version: number): Promise<{ id: string; version: number }> => {
  const plan = await heldAt(ctx, id, version)
  return { id, version: await close(ctx, plan, 'canceled') }
}

type RescheduleBody = Parsed<typeof crm.followPlan.reschedule>['body']

export const reschedule = async (ctx: Ctx, id: string, { version, at }: RescheduleBody) => {
  const plan = await heldAt(ctx, id, version)
  if (Date.parse(at) <= Date.now()) fail('followUp.next_past', { errors: [{ path: 'at', message: '' }] })
  const saved = await planService.records.patch(ctx, id, { at })
  await refreshNext(ctx, plan.customer.id)
  return { id, version: saved.version }
}

export const followUps = defineResource(FollowUp, crm.followUp, {
  code: { type: 103, prefix: 'GJ', period: 'month' },
  service: followUpService,
  handlers: {
    log: (ctx, { body }) => log(ctx, body),
    desk: (ctx, { query }) => deskOf(ctx, query.owner),
  },
})

export const followPlans = defineResource(FollowPlan, crm.followPlan, {
  code: { type: 104, prefix: 'GJJH', period: 'month' },
  service: planService,
  handlers: {
    complete: (ctx, { params, body }) => complete(ctx, params.id, body),
    reschedule: (ctx, { params, body }) => reschedule(ctx, params.id, body),
    cancel: (ctx, { params, body }) => cancel(ctx, params.id, body.version),
  },
})

const openSql = `select p.id, c.name from follow_plan p join customer c on c.tenant_id = p.tenant_id and c.id = p.customer_id
  where p.tenant_id = $1 and p.owner_id = $2 and p.status = 'planned' order by p.at, p.id`

const openPlans = async (ctx: Ctx, userId: string): Promise<{ id: string; name: string }[]> =>
  (await ctx.db.run<{ id: string; name: string }>(openSql, [ctx.tenantId, userId])).rows

/** What a leaver still meant to do; what is done stays theirs. */
export const planHandover: Handover = {
  kind: FollowPlan.name,
  label: FollowPlan.label,
  count: async (ctx, userId) => (await openPlans(ctx, userId)).length,
  samples: async (ctx, userId) => (await openPlans(ctx, userId)).slice(0, 5),
  transferTo: async (ctx, from, to) => {
    const plans = await openPlans(ctx, from)
    for (const { id } of plans) await planService.records.patch(ctx, id, { owner: to })
    return plans.length
  },
}
