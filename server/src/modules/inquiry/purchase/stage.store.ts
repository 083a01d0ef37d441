import type { OpenMode, PurchaseMethod, PurchaseStage } from '@srm/api/inquiry'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { writeEvent } from '#kernel/records/write/events.ts'
import { mayMove } from './stage.rules.ts'

export type PurchaseState = {
  readonly id: string
  readonly code: string
  readonly title: string
  readonly stage: PurchaseStage
  readonly status: string
  readonly method: PurchaseMethod
  readonly roundNo: number
  readonly deadline: string | null
  readonly minQuotes: number | null
  readonly openMode: OpenMode | null
  readonly isStateHidden: boolean
  /** Prices are opened after the rest was judged. */
  readonly isTwoEnvelope: boolean
  readonly buyerId: string
  readonly projectId: string | null
  /** By the clock of the database, which decides. */
  readonly isOver: boolean
  readonly now: string
}

const stateSql = `select id, code, title, stage, status, method, round_no as "roundNo", deadline, min_quotes as "minQuotes",
    open_mode as "openMode", is_state_hidden as "isStateHidden", is_two_envelope as "isTwoEnvelope", owner_id as "buyerId", project_id as "projectId",
    coalesce(deadline <= clock_timestamp(), false) as "isOver", clock_timestamp() as now
  from purchase where tenant_id = $1 and id = $2`

const stateOf = async (ctx: Ctx, id: string, more: string): Promise<PurchaseState> =>
  (await ctx.db.run<PurchaseState>(stateSql + more, [ctx.tenantId, id])).rows[0] ?? fail('record.not_found')

/**
 * The first lock of everything that happens around a purchase: the clock that closes and people who open take it in
 * turn, and after all suppliers who are just answering (`lockAnswer`). Whether the deadline has passed is asked once the
 * lock is held.
 */
export const lockPurchase = async (ctx: Ctx, id: string): Promise<PurchaseState> => {
  await ctx.db.run('select 1 from purchase where tenant_id = $1 and id = $2 for update', [ctx.tenantId, id])
  return stateOf(ctx, id, '')
}

/** Where it stands, for reading. */
export const readPurchase = (ctx: Ctx, id: string): Promise<PurchaseState> => stateOf(ctx, id, '')

type Stamp = 'closed_at' | 'opened_at'

const stampSql: Readonly<Record<Stamp | 'none', string>> = {
  closed_at: ', closed_at = clock_timestamp()',
  opened_at: ', opened_at = clock_timestamp()',
  none: '',
}

/** Moves it on whatever the caller's scope: suppliers and the clock move purchases too. Its lock is held. */
export const setStage = async (
  ctx: Ctx,
  { id, stage }: Pick<PurchaseState, 'id' | 'stage'>,
  to: PurchaseStage,
  { stamp = 'none', note = null }: { stamp?: Stamp | 'none'; note?: string | null } = {},
): Promise<void> => {
  if (!mayMove(stage, to)) fail('purchase.moved_on')
  await ctx.db.run(
    `update purchase set stage = $3, version = version + 1, updated_at = now(), updated_by = app.actor()${stampSql[stamp]}
      where tenant_id = $1 and id = $2`,
    [ctx.tenantId, id, to],
  )
  await writeEvent(ctx, 'purchase', id, 'updated', [{ field: 'stage', from: stage, to }], note)
}

/** For the modules that open, compare and award. */
export const advancePurchase = async (ctx: Ctx, id: string, to: PurchaseStage, note?: string): Promise<void> => {
  const state = await lockPurchase(ctx, id)
  if (state.stage !== to) await setStage(ctx, state, to, { note: note ?? null })
}

/** Its quotes can be read from now on. */
export const markOpened = async (ctx: Ctx, id: string, note?: string): Promise<void> => {
  const state = await lockPurchase(ctx, id)
  await setStage(ctx, state, 'opened', { stamp: 'opened_at', note: note ?? null })
}

const versionSql = `select version from purchase where tenant_id = $1 and id = $2`

export const versionOf = async (ctx: Ctx, id: string): Promise<{ id: string; version: number }> => {
  const { rows } = await ctx.db.run<{ version: number }>(versionSql, [ctx.tenantId, id])
  return { id, version: rows[0]?.version ?? fail('record.not_found') }
}
