import { shanghaiDay } from '@srm/api/shared/date'
import { fillSentence, label } from '@srm/api/shared/label'
import { Customer } from '@srm/api/crm'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { notify } from '#modules/notice/index.ts'
import { activePerson, lockCustomer, moveCustomers } from './owner.service.ts'
import type { OwnedCustomer } from './owner.views.ts'
import { canTakeFrom, isManager } from './pool.rules.ts'
import { heldSql, takenTodaySql } from './pool.views.ts'
import { sentences } from './sentences.rules.ts'

type Pool = {
  readonly id: string
  readonly departments: readonly string[]
  readonly managers: readonly string[]
  readonly capacity: number | null
  readonly dailyLimit: number | null
  readonly cooldownDays: number | null
}

const plain = (text: string | number) => label(String(text), String(text))

/** What one person may still take is counted by one request at a time. */
const turnSql = `select pg_advisory_xact_lock(hashtextextended('customer owner ' || $1::text || $2::text, 0))`

const poolSql = `select p.id, p.departments, p.managers, p.capacity, p.daily_limit as "dailyLimit", p.cooldown_days as "cooldownDays"
  from customer_pool p where p.tenant_id = $1 and p.id = $2`

const poolOf = async (ctx: Ctx, id: string): Promise<Pool> =>
  (await ctx.db.run<Pool>(poolSql, [ctx.tenantId, id])).rows[0] ?? fail('record.not_found')

const wonSql = `select u.name, p.departments, p.managers from customer_owner_history h
    join user_ref u on u.tenant_id = h.tenant_id and u.id = h.to_id
    join customer_pool p on p.tenant_id = h.tenant_id and p.id = h.pool_id
  where h.tenant_id = $1 and h.customer_id = $2 and h.reason in ('taken', 'handedOut') order by h.created_at desc, h.id desc limit 1`

/** Whoever comes too late learns who was first, if the customer came from a pool they see. */
const refuseTaken = async (ctx: Ctx, { id, owner }: OwnedCustomer): Promise<never> => {
  const { rows } = await ctx.db.run<{ name: string } & Pick<Pool, 'departments' | 'managers'>>(wonSql, [
    ctx.tenantId,
    id,
  ])
  const [won] = rows
  if (!won || owner === null || !(canTakeFrom(won, ctx.session) || isManager(won, ctx.session)))
    return fail('record.not_found')
  return fail('customer.pool_taken', { words: { who: plain(won.name) } })
}

const lockPooled = async (ctx: Ctx, id: string): Promise<{ customer: OwnedCustomer; pool: Pool }> => {
  const customer = await lockCustomer(ctx, id)
  if (customer.pool === null) return refuseTaken(ctx, customer)
  return { customer, pool: await poolOf(ctx, customer.pool) }
}

const assertRoom = async (ctx: Ctx, pool: Pool, person: { readonly id: string; readonly name: string }) => {
  if (pool.capacity === null) return
  const { rows } = await ctx.db.run<{ count: number }>(heldSql, [ctx.tenantId, person.id])
  const held = rows[0]?.count ?? 0
  if (held < pool.capacity) return
  fail('customer.pool_full', { words: { who: plain(person.name), held: plain(held), max: plain(pool.capacity) } })
}

const assertToday = async (ctx: Ctx, pool: Pool): Promise<void> => {
  if (pool.dailyLimit === null) return
  const sql = `${takenTodaySql} and h.pool_id = $3`
  const { rows } = await ctx.db.run<{ count: number }>(sql, [ctx.tenantId, ctx.userId, pool.id])
  if ((rows[0]?.count ?? 0) >= pool.dailyLimit) fail('customer.pool_daily', { words: { max: plain(pool.dailyLimit) } })
}

const leftSql = `select max(created_at) + make_interval(days => $4) as until from customer_owner_history
  where tenant_id = $1 and customer_id = $2 and from_id = $3 having max(created_at) + make_interval(days => $4) > now()`

/** Whoever gave a customer up, or lost it, leaves it to others for a while. */
const assertRested = async (ctx: Ctx, pool: Pool, customer: string): Promise<void> => {
  if (pool.cooldownDays === null) return
  const values = [ctx.tenantId, customer, ctx.userId, pool.cooldownDays]
  const { rows } = await ctx.db.run<{ until: string }>(leftSql, values)
  const [wait] = rows
  if (wait) fail('customer.pool_cooldown', { words: { on: plain(shanghaiDay(new Date(wait.until))) } })
}

/** Of two who take the same customer the second waits for the first, and is told who it was. */
export const takeCustomer = async (ctx: Ctx, id: string): Promise<{ id: string; version: number }> => {
  await ctx.db.run(turnSql, [ctx.tenantId, ctx.userId])
  const { customer, pool } = await lockPooled(ctx, id)
  if (!canTakeFrom(pool, ctx.session)) fail('record.not_found')
  const me = await activePerson(ctx, ctx.userId)
  await assertRested(ctx, pool, id)
  await assertToday(ctx, pool)
  await assertRoom(ctx, pool, me)
  await moveCustomers(ctx, 'taken', [
    { customer, owner: me.id, department: me.department, pool: null, note: sentences.taken.zh },
  ])
  return { id, version: customer.version + 1 }
}

const insideSql = `with recursive above as (
    select d.id, d.parent_id from user_ref u join department_ref d on d.tenant_id = u.tenant_id
      and d.id = any(array_append(u.other_departments, u.department_id)) where u.tenant_id = $1 and u.id = $2
    union select d.id, d.parent_id from above a join department_ref d on d.id = a.parent_id where d.tenant_id = $1)
  select 1 from above where id = any($3::uuid[]) limit 1`

const assertInside = async (ctx: Ctx, { departments, managers }: Pool, person: string): Promise<void> => {
  if (departments.length === 0 || managers.includes(person)) return
  const { rows } = await ctx.db.run(insideSql, [ctx.tenantId, person, departments])
  if (rows.length === 0) fail('customer.pool_other', { errors: [{ path: 'to', message: '' }] })
}

/** A manager of the pool says who looks after the customer from now on; days of rest and daily limits are not asked for. */
export const handOut = async (ctx: Ctx, id: string, to: string): Promise<{ id: string; version: number }> => {
  await ctx.db.run(turnSql, [ctx.tenantId, to])
  const { customer, pool } = await lockPooled(ctx, id)
  if (!isManager(pool, ctx.session)) fail(canTakeFrom(pool, ctx.session) ? 'record.read_only' : 'record.not_found')
  const person = await activePerson(ctx, to)
  await assertInside(ctx, pool, to)
  await assertRoom(ctx, pool, person)
  await moveCustomers(ctx, 'handedOut', [
    { customer, owner: to, department: person.department, pool: null, note: sentences.handedOut.zh },
  ])
  if (to !== ctx.userId)
    await notify(ctx, {
      to: [to],
      type: 'system',
      title: fillSentence(sentences.given, { name: customer.name }),
      subject: Customer.name,
      subjectId: id,
    })
  return { id, version: customer.version + 1 }
}
