import type { Ctx } from '#kernel/ctx.ts'
import { own } from '../supplier.db.ts'

export const holdsOn = (ctx: Ctx, id: string) =>
  own(ctx)
    .selectFrom('supplier_hold')
    .select(['cause', 'scope', 'until', 'reason'])
    .where('supplier_id', '=', id)
    .where('released_at', 'is', null)
    .orderBy('created_at')
    .execute()

export type Cause = Awaited<ReturnType<typeof holdsOn>>[number]['cause']

export const isHeldBy = async (ctx: Ctx, id: string, cause: Cause): Promise<boolean> =>
  (await holdsOn(ctx, id)).some((one) => one.cause === cause)
