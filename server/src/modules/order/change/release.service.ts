import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { useBudget } from '#modules/budget/index.ts'
import { changeHolder, heldChange, openChangeOf, patchChange } from './change.store.ts'
import { followChangePool } from './pool.service.ts'

/** What it would have cost more goes back to where it came from. */
export const releaseChange = async (ctx: Ctx, id: string): Promise<void> =>
  void (await useBudget(ctx, { holder: changeHolder(id), point: 'commit', holds: [] }))

/** Nothing becomes of it: what it took from the pool may be bought otherwise. */
export const dropChange = async (ctx: Ctx, id: string): Promise<void> => {
  await releaseChange(ctx, id)
  await followChangePool(ctx, id, [])
}

const agreedSql = `select id from order_change where tenant_id = $1 and order_id = $2 and stage = 'agreed' order by id`

/** What an order gives up of what its changes brought does not stay with them, but goes back to who asked for it. */
export const settleChanges = async (ctx: Ctx, order: string): Promise<void> => {
  const { rows } = await ctx.db.run<{ id: string }>(agreedSql, [ctx.tenantId, order])
  for (const { id } of rows) await releaseChange(ctx, id)
}

/** With its order a change has no meaning any more; one somebody decides on has to be withdrawn first. */
export const cancelOpenChange = async (ctx: Ctx, order: string): Promise<void> => {
  const open = await openChangeOf(ctx, order)
  if (!open) return
  const { status } = await heldChange(ctx, open.id)
  if (status === 'pending') fail('orderChange.another', { words: { code: { zh: open.code, en: open.code } } })
  await dropChange(ctx, open.id)
  await patchChange(ctx, open.id, { stage: 'canceled' })
}
