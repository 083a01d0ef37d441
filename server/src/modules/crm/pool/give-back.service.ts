import type { Parsed } from '@srm/api/endpoint'
import { type crm, Customer, FollowPlan } from '@srm/api/crm'
import { shanghaiDay } from '@srm/api/shared/date'
import { fillSentence, label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { writeEvent, writeEvents } from '#kernel/records/write/events.ts'
import { keepReading, removeShares } from '#kernel/records/write/shares.ts'
import { assertInScope } from '#kernel/records/read/scope.ts'
import { notify } from '#modules/notice/index.ts'
import { type CustomerBelonging, customerBelongings, customerKeepers } from './belonging.store.ts'
import { activePerson, lockOwn, moveCustomers } from './owner.service.ts'
import type { OwnedCustomer } from './owner.views.ts'
import { poolByDepartment } from './recycle.views.ts'
import { sentences } from './sentences.rules.ts'

const countSql = `select count(*)::int as count from follow_plan
  where tenant_id = $1 and customer_id = $2 and owner_id = $3 and status = 'planned'`

const passSql = `update follow_plan set owner_id = $4, version = version + 1, updated_at = now(), updated_by = app.actor()
  where tenant_id = $1 and customer_id = any($2::uuid[]) and owner_id = $3 and status = 'planned' returning id`

/** What the former owner still meant to do; what is done stays theirs. */
const planBelonging: CustomerBelonging = {
  kind: FollowPlan.name,
  label: FollowPlan.label,
  count: async (ctx: Ctx, customer, owner) =>
    (await ctx.db.run<{ count: number }>(countSql, [ctx.tenantId, customer, owner])).rows[0]?.count ?? 0,
  transferTo: async (ctx, { customers, from, to }) => {
    const { rows } = await ctx.db.run<{ id: string }>(passSql, [ctx.tenantId, customers, from, to])
    const changes = [{ field: 'owner', from, to }]
    await writeEvents(
      ctx,
      FollowPlan.name,
      rows.map(({ id }) => ({ subjectId: id, kind: 'updated', changes, note: null })),
    )
    return rows.length
  },
}

type SaveResult = { readonly id: string; readonly version: number }

/** What keeps this customer from the pools, in words. */
const keepersOf = async (ctx: Ctx, { id, isDealt }: OwnedCustomer) => {
  if (isDealt) return label('成交记录', 'a deal')
  const keepers = customerKeepers.all()
  if (keepers.length === 0) return undefined
  const columns = keepers.map(({ keeps }, index) => `(${keeps}) as "${index}"`).join(', ')
  const sql = `select ${columns} from customer_ref c where c.tenant_id = $1 and c.id = $2`
  const { rows } = await ctx.db.run<Record<string, boolean>>(sql, [ctx.tenantId, id])
  return keepers.find((_, index) => rows[0]?.[String(index)])?.label
}

const poolsSql = `${poolByDepartment}
  select p.id from customer_pool p where p.tenant_id = $1 and p.status = 'enabled'
    and p.id = coalesce($3::uuid, (select r.pool_id from ruled r where r.department_id = $2),
      (select x.id from customer_pool x where x.tenant_id = $1 and x.is_default))
    and ($3::uuid is null or $4 or p.departments = '{}' or p.departments && $5::uuid[])`

/** The pool of its department, or the one that was asked for if the person sees it. */
const poolFor = async (ctx: Ctx, { department }: OwnedCustomer, wanted: string | undefined): Promise<string> => {
  const { scope, departments = [] } = ctx.session
  const values = [ctx.tenantId, department, wanted ?? null, scope.kind === 'all', departments]
  const { rows } = await ctx.db.run<{ id: string }>(poolsSql, values)
  return rows[0]?.id ?? fail('record.bad_reference', { errors: [{ path: 'pool', message: '' }] })
}

type GiveBack = Parsed<typeof crm.customer.giveBack>['body']

/** Whoever cannot get on with a customer leaves it to others, and says why. */
export const giveBack = async (ctx: Ctx, id: string, { version, reason, pool }: GiveBack): Promise<SaveResult> => {
  const customer = await lockOwn(ctx, id, version)
  if (customer.pool !== null) fail('customer.in_pool')
  const kept = await keepersOf(ctx, customer)
  if (kept) fail('customer.kept', { words: { what: kept } })
  const into = await poolFor(ctx, customer, pool)
  await moveCustomers(ctx, 'givenBack', [{ customer, owner: null, department: null, pool: into, note: reason }])
  return { id, version: version + 1 }
}

const lockedSql = `update customer c set is_locked = $3, version = version + 1, updated_at = now(), updated_by = app.actor()
  where c.tenant_id = $1 and c.id = $2`

/** A locked customer stays with its owner whatever the rules of the pool say. */
export const setLocked = async (ctx: Ctx, id: string, version: number, isLocked: boolean): Promise<SaveResult> => {
  const customer = await lockOwn(ctx, id, version)
  if (customer.pool !== null) fail('customer.in_pool')
  if (customer.isLocked === isLocked) return { id, version }
  await ctx.db.run(lockedSql, [ctx.tenantId, id, isLocked])
  const changes = [{ field: 'isLocked', from: customer.isLocked, to: isLocked }]
  await writeEvent(ctx, Customer.name, id, 'updated', changes)
  return { id, version: version + 1 }
}

const belongings = (): readonly CustomerBelonging[] => [planBelonging, ...customerBelongings.all()]

const ownerSql = 'select owner_id as owner from customer where tenant_id = $1 and id = $2'

/** What would move with the customer, so that one can leave some of it. */
export const belongingsOf = async (ctx: Ctx, id: string) => {
  await assertInScope(ctx, Customer, id, true)
  const { rows } = await ctx.db.run<{ owner: string | null }>(ownerSql, [ctx.tenantId, id])
  const owner = rows[0]?.owner ?? null
  const counted: { kind: string; label: string; count: number }[] = []
  for (const { kind, label: name, count } of belongings())
    counted.push({ kind, label: name[ctx.language], count: owner === null ? 0 : await count(ctx, id, owner) })
  return counted
}

const dayAfter = (days: number): string => shanghaiDay(new Date(Date.now() + days * 86_400_000))

/** What moves with it, in words: `跟进计划 2`. */
const moveBelongings = async (
  ctx: Ctx,
  { id, owner }: OwnedCustomer,
  to: string,
  leave: readonly string[],
): Promise<string[]> => {
  if (owner === null) return []
  const moved: string[] = []
  for (const { kind, label: name, transferTo } of belongings()) {
    const count = leave.includes(kind) ? 0 : await transferTo(ctx, { customers: [id], from: owner, to })
    if (count > 0) moved.push(`${name.zh} ${count}`)
  }
  return moved
}

type Transfer = Parsed<typeof crm.customer.transfer>['body']

/** The customer goes to a colleague with all that belongs to it; the former owner goes on reading for some days. */
export const transferCustomer = async (
  ctx: Ctx,
  id: string,
  { version, to, keepDays, leave }: Transfer,
): Promise<SaveResult> => {
  const customer = await lockOwn(ctx, id, version)
  if (customer.pool !== null) fail('customer.in_pool')
  if (customer.owner === to) fail('customer.same_owner', { errors: [{ path: 'to', message: '' }] })
  const person = await activePerson(ctx, to)
  const moved = await moveBelongings(ctx, customer, to, leave)
  const isKept = keepDays > 0 && customer.owner !== null
  const note = [
    `转交给 ${person.name}`,
    ...(moved.length > 0 ? [`随同转交 ${moved.join('、')}`] : []),
    ...(isKept ? [`原负责人可查看至 ${dayAfter(keepDays)}`] : []),
  ].join('，')
  await moveCustomers(ctx, 'transferred', [{ customer, owner: to, department: person.department, pool: null, note }])
  await removeShares(ctx, Customer.name, [id], to)
  if (isKept && customer.owner !== null)
    await keepReading(ctx, Customer.name, id, { user: customer.owner, until: dayAfter(keepDays) })
  const title = fillSentence(sentences.given, { name: customer.name })
  if (to !== ctx.userId) await notify(ctx, { to: [to], type: 'system', title, subject: Customer.name, subjectId: id })
  return { id, version: version + 1 }
}
