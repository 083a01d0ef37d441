import type { Demand } from '@srm/api/demand'
import type { Ctx } from '#kernel/ctx.ts'
import type { Values } from '#kernel/records/fields/row.ts'
import { demandRecords, seeingAll } from './demand.store.ts'

type Count = {
  readonly id: string
  readonly stage: string
  readonly lines: number
  readonly closed: number
  readonly orderedRate: string
}

/** Each line counts the same; of a line that was split, by quantity. */
const countSql = `select d.id, d.stage, count(*)::int as lines, count(*) filter (where l.open = 0)::int as closed,
    coalesce(round(avg(l.ordered / l.quantity) * 100, 2), 0)::text as "orderedRate"
  from demand d join (select demand_id, demand_line_id, sum(quantity) as quantity,
      coalesce(sum(quantity) filter (where stage = 'ordered' or stage = 'closed' and ordered_at is not null), 0) as ordered,
      count(*) filter (where stage <> 'closed') as open
    from pool_line where tenant_id = $1 and demand_id = any($2::uuid[]) group by demand_id, demand_line_id) l on l.demand_id = d.id
  where d.tenant_id = $1 and d.id = any($2::uuid[]) group by d.id, d.stage order by d.id`

const stageOf = ({ stage, lines, closed, orderedRate }: Count): Values<typeof Demand>['stage'] => {
  const rate = Number(orderedRate)
  if (stage === 'stopped') return 'stopped'
  if (closed === lines && rate > 0) return 'completed'
  if (rate >= 100) return 'ordered'
  return rate > 0 ? 'partlyOrdered' : 'pooled'
}

/** Demands whose lines have moved say anew how much of them is ordered. */
export const recountDemands = async (ctx: Ctx, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  const { rows } = await ctx.db.run<Count>(countSql, [ctx.tenantId, ids])
  for (const row of rows)
    await demandRecords.patch(seeingAll(ctx), row.id, { orderedRate: row.orderedRate, stage: stageOf(row) })
}
