import type { Ctx } from '#kernel/ctx.ts'
import { own } from '../supplier.db.ts'
import { holdsOn, type Cause } from './hold.views.ts'
import { together, type Hold, type Stage } from '../lifecycle/lifecycle.rules.ts'
import { getLifecycle } from '../lifecycle/lifecycle.views.ts'
import { suppliers } from '../supplier.service.ts'

const setBefore = (ctx: Ctx, id: string, stage: Stage | null) =>
  own(ctx).updateTable('supplier').set({ stage_before: stage }).where('id', '=', id).execute()

/** Frozen as long as one hold is open, then back to where it was. Whoever was shut out for good stays so. */
const settle = async (ctx: Ctx, id: string): Promise<void> => {
  const { lifecycle, stageBefore } = await getLifecycle(ctx, id, true)
  if (lifecycle === 'eliminated' || lifecycle === 'blacklisted') return
  const holds: readonly Hold[] = await holdsOn(ctx, id)
  const { scope, until } = together(holds)
  const frozen = holds.length > 0
  if (frozen && lifecycle !== 'frozen') await setBefore(ctx, id, lifecycle)
  const stage = frozen ? 'frozen' : lifecycle === 'frozen' ? (stageBefore ?? 'potential') : lifecycle
  await suppliers.service.records.patch(ctx, id, { lifecycle: stage, freezeScope: scope, freezeUntil: until })
  if (!frozen) await setBefore(ctx, id, null)
  if (stage !== lifecycle) await ctx.emit('supplier.moved', { id, from: lifecycle, to: stage })
}

const close = (ctx: Ctx, id: string, cause: Cause | undefined) =>
  own(ctx)
    .updateTable('supplier_hold')
    .set((eb) => ({ released_at: eb.fn<string>('now') }))
    .where('supplier_id', '=', id)
    .where('released_at', 'is', null)
    .where((row) => row.and(cause === undefined ? [] : [row('cause', '=', cause)]))
    .execute()

/** A new hold of the same cause takes the place of the one before. */
export const hold = async (
  ctx: Ctx,
  id: string,
  cause: Cause,
  { scope, until, reason, moveId }: Hold & { readonly reason: string; readonly moveId: string },
): Promise<void> => {
  await getLifecycle(ctx, id, true)
  await close(ctx, id, cause)
  await own(ctx)
    .insertInto('supplier_hold')
    .values({ supplier_id: id, cause, scope: [...scope], until, reason, move_id: moveId })
    .execute()
  await settle(ctx, id)
}

export const release = async (ctx: Ctx, id: string, cause: Cause): Promise<void> => {
  await getLifecycle(ctx, id, true)
  await close(ctx, id, cause)
  await settle(ctx, id)
}

/** What held it no longer matters where it is going. */
export const dropHolds = async (ctx: Ctx, id: string): Promise<void> => {
  await close(ctx, id, undefined)
  await setBefore(ctx, id, null)
}

const adoptSql = `insert into supplier_hold (supplier_id, cause, scope, until, reason)
  select s.id, 'manual', case when cardinality(s.freeze_scope) = 0 then '{inquiry}' else s.freeze_scope end, s.freeze_until, '历史冻结'
  from supplier s where s.tenant_id = $1 and s.lifecycle = 'frozen' and not exists (select 1 from supplier_hold h
    where h.tenant_id = $1 and h.supplier_id = s.id and h.released_at is null)`

/** Suppliers that were frozen before there were holds get one, so that they can be released as well. */
export const adoptFrozen = async (ctx: Ctx): Promise<void> => void (await ctx.db.run(adoptSql, [ctx.tenantId]))
