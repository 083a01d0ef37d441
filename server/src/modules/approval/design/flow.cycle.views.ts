import type { Flow } from '@srm/flow/tree/node'
import { nodesOf } from '@srm/flow/tree/shape'
import type { Ctx } from '#kernel/ctx.ts'
import { findCycle } from './flow.cycle.rules.ts'

/** Two flows published at once would each look fine without the other. */
export const lockFlows = (ctx: Ctx) =>
  ctx.db.run(`select pg_advisory_xact_lock(hashtextextended('approval flows ' || $1, 0))`, [ctx.tenantId])

const startsSql = `select f.key, f.name, jsonb_path_query_array(v.tree, '$.**?(@.type == "sub").flowKey') as starts
  from approval_flow f join approval_flow_version v on v.tenant_id = f.tenant_id and v.id = f.active_version_id
  where f.tenant_id = $1 and f.enabled`

type Row = { readonly key: string; readonly name: string; readonly starts: readonly string[] }

export type FlowIdentity = { readonly key: string; readonly name: string }

/** The names of the flows on a cycle that begins at this one, as it would be beside all that are in use. */
export const findFlowCycle = async (
  ctx: Ctx,
  { key, name }: FlowIdentity,
  flow: Flow,
): Promise<{ names: readonly string[]; keys: readonly string[] } | undefined> => {
  const own = nodesOf(flow).flatMap((node) => (node.type === 'sub' ? [node.flowKey] : []))
  if (own.length === 0) return undefined
  const { rows } = await ctx.db.run<Row>(startsSql, [ctx.tenantId])
  const known = new Map(rows.map((row) => [row.key, row.name])).set(key, name)
  const keys = findCycle(new Map(rows.map((row) => [row.key, row.starts])).set(key, own), key)
  return keys && { keys, names: keys.map((one) => known.get(one) ?? one) }
}
