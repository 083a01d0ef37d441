import { FollowPlan } from '@srm/api/crm'
import type { Ctx } from '#kernel/ctx.ts'
import { writeEvents } from '#kernel/records/write/events.ts'
import type { CustomerBelonging } from './belonging.store.ts'

const countSql = `select count(*)::int as count from follow_plan
  where tenant_id = $1 and customer_id = $2 and owner_id = $3 and status = 'planned'`

const passSql = `update follow_plan set owner_id = $4, version = version + 1, updated_at = now(), updated_by = app.actor()
  where tenant_id = $1 and customer_id = any($2::uuid[]) and owner_id = $3 and status = 'planned' returning id`

/** What the former owner still meant to do; what is done stays theirs. */
export const planBelonging: CustomerBelonging = {
  kind: FollowPlan.name,
  label: FollowPlan.label,
  count: async (ctx: Ctx, customer, owner) =>
    (await ctx.db.run<{ count: number }>(countSql, [ctx.tenantId, customer, owner])).rows[0]?.count ?? 0,
  transferTo: async (ctx, { customers, from, to }) => {
    const { rows } = await ctx.db.run<{ id: string }>(passSql, [ctx.tenantId, customers, from, to])
    const changes = [{ field: 'owner', from, to }]
    await writeEvents(
      ctx,
      FollowPlan.name,
      rows.map(({ id }) => ({ subjectId: id, kind: 'updated', changes, note: null })),
    )
    return rows.length
  },
}
