import { Customer, type OwnerReason } from '@srm/api/crm'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { writeEvents } from '#kernel/records/write/events.ts'
import { removeShares } from '#kernel/records/write/shares.ts'
import { isInScope, refuseChange } from '#kernel/records/read/scope.ts'
import { ownedColumns, type OwnedCustomer } from './owner.views.ts'

const lockSql = `select ${ownedColumns} from customer c where c.tenant_id = $1 and c.id = $2 for update`

/** Nobody else changes it until the end. */
export const lockCustomer = async (ctx: Ctx, id: string): Promise<OwnedCustomer> =>
  (await ctx.db.run<OwnedCustomer>(lockSql, [ctx.tenantId, id])).rows[0] ?? fail('record.not_found')

const staleSql = `select c.updated_at as "updatedAt", u.name as "updatedBy" from customer c
    left join user_ref u on u.tenant_id = c.tenant_id and u.id = c.updated_by
  where c.tenant_id = $1 and c.id = $2`

/** A customer of one's own scope, as one saw it; whom it was only shared with does not give it away. */
export const lockOwn = async (ctx: Ctx, id: string, version: number): Promise<OwnedCustomer> => {
  if (!(await isInScope(ctx, Customer, id, 'own'))) await refuseChange(ctx, Customer, id)
  const customer = await lockCustomer(ctx, id)
  if (customer.version === version) return customer
  const { rows } = await ctx.db.run<{ updatedAt: string; updatedBy: string | null }>(staleSql, [ctx.tenantId, id])
  return fail('record.stale', { details: { version: customer.version, ...rows[0] } })
}

/** Where a customer goes: to a person with their department, or into a pool. */
export type OwnerMove = {
  readonly customer: OwnedCustomer
  readonly owner: string | null
  readonly department: string | null
  readonly pool: string | null
  readonly note: string | null
}

const moveSql = `with m as (select * from json_to_recordset($2) as m (id uuid, owner uuid, department uuid, pool uuid, note text, stage text))
  update customer c set owner_id = m.owner, department_id = m.department, pool_id = m.pool, stage = m.stage,
    lost_reason = case when m.stage = 'lost' then c.lost_reason end,
    pooled_at = case when m.pool is not null then app.moment() end, pool_reason = case when m.pool is not null then m.note end,
    owned_at = case when m.owner is not null then app.moment() end,
    previous_owner_id = case when m.pool is not null then coalesce(c.owner_id, c.previous_owner_id) end,
    is_locked = c.is_locked and m.pool is null, recycle_told_for = null, recycle_told_at = null,
    version = c.version + 1, updated_at = now(), updated_by = app.actor()
  from m where c.tenant_id = $1 and c.id = m.id`

const historySql = `insert into customer_owner_history (id, customer_id, from_id, to_id, pool_id, reason, note)
  select h.id, h.customer, h."from", h."to", h.pool, $1, h.note
  from json_to_recordset($2) as h (id uuid, customer uuid, "from" uuid, "to" uuid, pool uuid, note text)`

type HistoryEntry = Readonly<
  Record<'customer', string> & Record<'from' | 'to', string | null> & { pool?: string | null; note?: string | null }
>

export const writeOwners = async (ctx: Ctx, reason: OwnerReason, entries: readonly HistoryEntry[]): Promise<void> => {
  const rows = entries.map((entry) => ({ id: newId(), ...entry }))
  await ctx.db.run(historySql, [reason, JSON.stringify(rows)])
}

/** Somebody new begins anew with a customer that was given up. */
const stageAfter = ({ customer: { stage }, owner }: OwnerMove): string =>
  owner !== null && stage === 'lost' ? 'following' : stage

const changesOf = (move: OwnerMove, note: string | null) => {
  const { customer } = move
  const isPooled = move.pool !== null
  return [
    { field: 'owner', from: customer.owner, to: move.owner },
    { field: 'department', from: customer.department, to: move.department },
    { field: 'pool', from: customer.pool, to: move.pool },
    { field: 'poolReason', from: null, to: isPooled ? note : null },
    { field: 'stage', from: customer.stage, to: stageAfter(move) },
    { field: 'isLocked', from: customer.isLocked, to: customer.isLocked && !isPooled },
  ].filter(({ from, to }) => from !== to)
}

/**
 * Customers that were locked go to others by a few statements, however many there are. In a pool a customer is nobody's:
 * with whom it was shared does not see it any more.
 */
export const moveCustomers = async (ctx: Ctx, reason: OwnerReason, moves: readonly OwnerMove[]): Promise<void> => {
  if (moves.length === 0) return
  const rows = moves.map((move) => ({ ...move, customer: undefined, id: move.customer.id, stage: stageAfter(move) }))
  await ctx.db.run(moveSql, [ctx.tenantId, JSON.stringify(rows)])
  await writeOwners(
    ctx,
    reason,
    moves.map(({ customer, owner, pool, note }) => ({
      customer: customer.id,
      from: customer.owner,
      to: owner,
      pool: pool ?? customer.pool,
      note,
    })),
  )
  await writeEvents(
    ctx,
    Customer.name,
    moves.map((move) => ({
      subjectId: move.customer.id,
      kind: 'updated',
      changes: changesOf(move, move.note),
      note: move.pool === null ? move.note : null,
    })),
  )
  const pooled = moves.filter(({ pool }) => pool !== null).map(({ customer }) => customer.id)
  if (pooled.length > 0) await removeShares(ctx, Customer.name, pooled)
}

const personSql = `select id, name, department_id as department from user_ref where tenant_id = $1 and id = $2 and status = 'active'`

type Person = { readonly id: string; readonly name: string; readonly department: string | null }

/** Whoever is to have a customer works here. */
export const activePerson = async (ctx: Ctx, id: string | null): Promise<Person> =>
  (await ctx.db.run<Person>(personSql, [ctx.tenantId, id])).rows[0] ?? fail('customer.new_owner_gone')
