import type { Ctx } from '#kernel/ctx.ts'
import { hold, release } from './hold.service.ts'
import type { Cause } from './hold.views.ts'
import { writeMove } from '../lifecycle/lifecycle.service.ts'

type Reason = { readonly scope: readonly string[]; readonly reason: string }

/** A freeze nobody asked for: it stands in the books like any other, and lasts as long as its cause. */
export const autoFreeze = async (ctx: Ctx, id: string, cause: Cause, { scope, reason }: Reason): Promise<void> => {
  const wish = { supplier: id, kind: 'freeze' as const, reason, scope: [...scope] }
  const { id: moveId } = await writeMove(ctx, wish, { status: 'approved', automatic: true })
  await hold(ctx, id, cause, { scope, until: null, reason, moveId })
}

export const releaseHold = async (ctx: Ctx, id: string, cause: Cause, reason: string): Promise<void> => {
  await writeMove(ctx, { supplier: id, kind: 'release', reason }, { status: 'approved', automatic: true })
  await release(ctx, id, cause)
}
