import type { Ctx } from '#kernel/ctx.ts'
import { autoFreeze, releaseHold } from './hold.automatic.service.ts'
import { holdsOn } from './hold.views.ts'
import { getLifecycle } from '../lifecycle/lifecycle.views.ts'
import { own } from '../supplier.db.ts'
import { suppliers } from '../supplier.service.ts'

export type Standing = {
  readonly score: string | null
  readonly grade: 'S' | 'A' | 'B' | 'C' | 'D' | null
  readonly standing: string | null
  /** What it means for inquiries and for orders: free, warn or block. */
  readonly inquiry: string
  readonly ordering: string
}

const shutOutOf = ({ inquiry, ordering }: Standing): readonly string[] => [
  ...(inquiry === 'block' ? ['inquiry'] : []),
  ...(ordering === 'block' ? ['order'] : []),
]

const gone = new Set(['eliminated', 'blacklisted'])

/** A standing that shuts a supplier out freezes it for just that, as long as it has this standing. */
const followStanding = async (ctx: Ctx, id: string, now: Standing): Promise<void> => {
  const { lifecycle } = await getLifecycle(ctx, id, true)
  if (gone.has(lifecycle)) return
  const scope = shutOutOf(now)
  const held = (await holdsOn(ctx, id)).find(({ cause }) => cause === 'standing')
  if (scope.length > 0 && String(held?.scope) !== String(scope))
    await autoFreeze(ctx, id, 'standing', { scope, reason: `评分等级为“${now.standing ?? ''}”` })
  if (scope.length === 0 && held) await releaseHold(ctx, id, 'standing', '评分等级已改变')
}

/** What the scorecard says of a supplier; from here on eligibility goes by it. */
export const setStanding = async (ctx: Ctx, id: string, now: Standing): Promise<void> => {
  const { score, grade, ...effect } = now
  await suppliers.service.records.patch(ctx, id, { score, grade })
  await own(ctx)
    .updateTable('supplier')
    .set({ standing: effect.standing, standing_inquiry: effect.inquiry, standing_order: effect.ordering })
    .where('id', '=', id)
    .execute()
  await followStanding(ctx, id, now)
}
