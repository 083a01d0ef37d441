import type { Ctx } from '#kernel/ctx.ts'
import { refTable } from './select.ts'

/** No tree of a company is deeper; a circle somebody managed to store ends here too. */
const deepest = 50

type Above = { readonly id: string; readonly path: readonly string[] }

/** For records that stand below each other, the way from the top to each of these. */
export const pathsAbove = async (
  ctx: Ctx,
  of: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const source = refTable(of)
  const { rows } = await ctx.db.run<Above>(
    `with recursive above (under, id, parent_id, depth) as (
      select r.id, r.id, r.parent_id, 0 from ${source} r where r.tenant_id = $1 and r.id = any($2::uuid[])
      union all select a.under, r.id, r.parent_id, a.depth + 1 from above a
        join ${source} r on r.tenant_id = $1 and r.id = a.parent_id where a.depth < ${String(deepest)})
    select under as id, array_agg(id order by depth desc) as path from above group by under`,
    [ctx.tenantId, ids],
  )
  return new Map(rows.map(({ id, path }) => [id, path]))
}
