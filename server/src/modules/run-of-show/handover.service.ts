import { RunItem } from '@srm/api/run-of-show'
import type { Ctx } from '#kernel/ctx.ts'
import type { Handover } from '#kernel/module.ts'
import { writeEvents } from '#kernel/records/write/events.ts'

const openSql = `select id, title as name from run_item where tenant_id = $1 and owner_id = $2 and state <> 'done' order by day, start_time, id`

const openOnes = async (ctx: Ctx, userId: string): Promise<{ id: string; name: string }[]> =>
  (await ctx.db.run<{ id: string; name: string }>(openSql, [ctx.tenantId, userId])).rows

const passSql = `update run_item set owner_id = $3, version = version + 1, updated_at = now() where tenant_id = $1 and id = any($2)`

/** What a leaver was still in charge of; what is over stays theirs. */
export const runItemHandover: Handover = {
  kind: RunItem.name,
  label: RunItem.label,
  count: async (ctx, userId) => (await openOnes(ctx, userId)).length,
  samples: async (ctx, userId) => (await openOnes(ctx, userId)).slice(0, 5),
  transferTo: async (ctx, from, to) => {
    const all = (await openOnes(ctx, from)).map(({ id }) => id)
    await ctx.db.run(passSql, [ctx.tenantId, all, to])
    const changes = [{ field: 'owner', from, to }]
    await writeEvents(
      ctx,
      RunItem.name,
      all.map((subjectId) => ({ subjectId, kind: 'updated', changes, note: null })),
    )
    return all.length
  },
}
