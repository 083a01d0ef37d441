import { Acceptance } from '@srm/api/acceptance'
import type { Ctx } from '#kernel/ctx.ts'
import type { Handover } from '#kernel/module.ts'
import { patchAcceptance } from './acceptance.store.ts'

type Item = { id: string; name: string }

const openSql = `select id, code || ' ' || title as name from acceptance
  where tenant_id = $1 and owner_id = $2 and stage <> 'void' and (stage <> 'settled' or not is_rated) order by id`

const openOf = async (ctx: Ctx, userId: string): Promise<Item[]> =>
  (await ctx.db.run<Item>(openSql, [ctx.tenantId, userId])).rows

/** What is neither settled nor rated goes to whoever takes over; what is done stays in the name of who was there. */
export const openAcceptances: Handover = {
  kind: Acceptance.name,
  label: Acceptance.label,
  count: async (ctx, userId) => (await openOf(ctx, userId)).length,
  samples: async (ctx, userId) => (await openOf(ctx, userId)).slice(0, 5),
  transferTo: async (ctx, from, to) => {
    const all = await openOf(ctx, from)
    for (const { id } of all) await patchAcceptance(ctx, id, { owner: to })
    return all.length
  },
}
