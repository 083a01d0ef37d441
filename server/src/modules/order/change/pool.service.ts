import type { Ctx } from '#kernel/ctx.ts'
import { advancePoolLines, releasePoolLines, takePoolLines } from '#modules/demand/index.ts'
import { demandsOf, linkDemands } from '../document/demands.service.ts'
import { holderOf } from '../document/order.store.ts'
import { changeHolder, type ChangeRow } from './change.store.ts'

const heldSql = `select id from pool_line_ref where tenant_id = $1 and holder_kind = $2 and holder_id = $3 order by id`

const heldBy = async (ctx: Ctx, id: string): Promise<readonly string[]> => {
  const holder = changeHolder(id)
  return (await ctx.db.run<{ id: string }>(heldSql, [ctx.tenantId, holder.kind, id])).rows.map((row) => row.id)
}

export const pooledIn = ({ lines }: Pick<ChangeRow, 'lines'>): readonly string[] =>
  lines.flatMap(({ poolLine }) => poolLine?.id ?? [])

/** What a change would add is with it alone; what it names no more is with the buyer who had claimed it. */
export const followChangePool = async (ctx: Ctx, id: string, lines: readonly string[]): Promise<void> => {
  const held = await heldBy(ctx, id)
  const gone = held.filter((one) => !lines.includes(one))
  const fresh = lines.filter((one) => !held.includes(one))
  const holder = changeHolder(id)
  if (gone.length > 0) await releasePoolLines(ctx, { holder, lines: gone })
  if (fresh.length > 0) await takePoolLines(ctx, { holder, lines: fresh })
}

/** The supplier has agreed: what was asked for is ordered, and who asked for it learns by which order. */
export const orderChangePool = async (ctx: Ctx, order: string, change: ChangeRow): Promise<void> => {
  const lines = pooledIn(change)
  if (lines.length === 0) return
  await advancePoolLines(ctx, { holder: changeHolder(change.id), stage: 'ordered', to: holderOf(order) })
  await linkDemands(ctx, order, await demandsOf(ctx, lines))
}
