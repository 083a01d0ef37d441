import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { useBudget } from '#modules/budget/index.ts'
import { changeHolder, heldChange, openChangeOf, patchChange } from './change.store.ts'

/** What it would have cost more is free again. */
export const releaseChange = async (ctx: Ctx, id: string): Promise<void> =>
  void (await useBudget(ctx, { holder: changeHolder(id), point: 'commit', holds: [] }))

/** With its order a change has no meaning any more; one somebody decides on has to be withdrawn first. */
export const cancelOpenChange = async (ctx: Ctx, order: string): Promise<void> => {
  const open = await openChangeOf(ctx, order)
  if (!open) return
  const { status } = await heldChange(ctx, open.id)
  if (status === 'pending') fail('orderChange.another', { words: { code: { zh: open.code, en: open.code } } })
  await releaseChange(ctx, open.id)
  await patchChange(ctx, open.id, { stage: 'canceled' })
}
