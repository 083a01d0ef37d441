import type { HandlerResult } from '@srm/api/endpoint'
import type { supplier } from '@srm/api/supplier'
import type { Ctx } from '#kernel/ctx.ts'
import { holdsOn } from '../hold/hold.views.ts'
import { kindsFrom } from './lifecycle.rules.ts'
import { checksOf, isAtOnce, getLifecycle } from './lifecycle.views.ts'
import { changedAccounts } from '../eligibility/eligibility.views.ts'

type Ways = HandlerResult<typeof supplier.move.ways>

const openSql = `select id, code, kind, status from supplier_move
  where tenant_id = $1 and supplier_id = $2 and status in ('waiting', 'pending', 'returned')`
const standingSql = `select standing as name, standing_inquiry as inquiry, standing_order as "order" from supplier
  where tenant_id = $1 and id = $2 and standing is not null`

/** Everything the page of a supplier says about where it stands and where it can go. */
export const waysOf = async (ctx: Ctx, id: string): Promise<Ways> => {
  const { lifecycle } = await getLifecycle(ctx, id)
  const holds = await holdsOn(ctx, id)
  const { rows: open } = await ctx.db.run<NonNullable<Ways['open']>>(openSql, [ctx.tenantId, id])
  const { rows: standing } = await ctx.db.run<NonNullable<Ways['standing']>>(standingSql, [ctx.tenantId, id])
  const kinds = kindsFrom(lifecycle).filter(
    (kind) => kind !== 'release' || holds.some(({ cause }) => cause === 'manual'),
  )
  const ways: Ways['ways'] = []
  for (const kind of kinds) ways.push({ kind, atOnce: isAtOnce(ctx, kind), checks: await checksOf(ctx, id, kind) })
  const changed = await changedAccounts(ctx, id)
  return {
    ways,
    open: open[0] ?? null,
    holds,
    standing: standing[0] ?? null,
    changedAccounts: changed.map(({ name, on }) => ({ name, changedOn: on })),
  }
}
