import { Demand, PoolLine } from '@srm/api/demand'
import type { Ctx } from '#kernel/ctx.ts'
import type { Handover } from '#kernel/module.ts'
import { ownedRecords } from '#kernel/records/handover.ts'
import { demandRecords } from './document/demand.store.ts'
import { lockLines, moveLines } from './pool/pool.store.ts'

type Item = { id: string; name: string }

const linesSql = `select id, code || ' ' || name as name from pool_line
  where tenant_id = $1 and claimed_by = $2 and stage in ('claimed', 'inquiry', 'awarded') order by id`

const claimedLines = async (ctx: Ctx, userId: string): Promise<Item[]> =>
  (await ctx.db.run<Item>(linesSql, [ctx.tenantId, userId])).rows

/** What a leaver asked for and is not bought yet is somebody else's to ask for. */
export const demandHandover = ownedRecords(Demand, demandRecords, {
  isOpen: `stage in ('applying', 'pooled', 'partlyOrdered')`,
  title: 'title',
})

/** What a leaver had claimed of the pool goes on with whoever takes over, at the stage it is at. */
export const claimHandover: Handover = {
  kind: PoolLine.name,
  label: PoolLine.label,
  count: async (ctx, userId) => (await claimedLines(ctx, userId)).length,
  samples: async (ctx, userId) => (await claimedLines(ctx, userId)).slice(0, 5),
  transferTo: async (ctx, from, to) => {
    const lines = await lockLines(
      ctx,
      (await claimedLines(ctx, from)).map(({ id }) => id),
    )
    for (const line of lines) await moveLines(ctx, [line], { stage: line.stage, buyer: to })
    return lines.length
  },
}
