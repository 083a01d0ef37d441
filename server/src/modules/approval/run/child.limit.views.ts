import type { ChildLimit } from '@srm/flow/commands'
import type { Ctx } from '#kernel/ctx.ts'

/** Levels below the first approval, and approvals below it in all. */
const maxDepth = 5
const maxDescendants = 500

const ancestorsSql = `with recursive up (id, run_id, depth) as (
    select i.id, i.parent_run_id, 0 from approval_instance i where i.tenant_id = $1 and i.id = $2
    union all
    select p.id, p.parent_run_id, up.depth + 1 from up
      join approval_node_run r on r.tenant_id = $1 and r.id = up.run_id
      join approval_instance p on p.tenant_id = $1 and p.id = r.instance_id
    where up.depth < $3)
  select id, depth from up order by depth desc limit 1`

const lockSql = `select pg_advisory_xact_lock(hashtextextended('approval family ' || $1, 0))`

const descendantsSql = `with recursive down (id) as (
    select $2::uuid
    union all
    select c.id from down
      join approval_node_run r on r.tenant_id = $1 and r.instance_id = down.id and r.node_type = 'sub'
      join approval_instance c on c.tenant_id = $1 and c.parent_run_id = r.id)
  select count(*)::int - 1 as n from (select 1 from down limit $3) as counted`

/**
 * What keeps another child of this approval from being started. Children of one family are counted one after the
 * other, so that many started at once do not pass the limit together.
 */
export const childLimitOf = async (ctx: Ctx, parentId: string): Promise<ChildLimit | undefined> => {
  const up = await ctx.db.run<{ id: string; depth: number }>(ancestorsSql, [ctx.tenantId, parentId, maxDepth])
  const { id: root, depth } = up.rows[0] ?? { id: parentId, depth: 0 }
  if (depth >= maxDepth) return 'tooDeep'
  await ctx.db.run(lockSql, [root])
  const { rows } = await ctx.db.run<{ n: number }>(descendantsSql, [ctx.tenantId, root, maxDescendants + 1])
  return (rows[0]?.n ?? 0) >= maxDescendants ? 'tooMany' : undefined
}
