import type { Ctx } from '#kernel/ctx.ts'
import { own } from './supplier.db.ts'

export type Cause = 'manual' | 'certificate' | 'standing'

const openHolds = (ctx: Ctx, id: string) =>
  own(ctx)
    .selectFrom('supplier_hold')
    .select(['cause', 'scope', 'until', 'reason'])
    .where('supplier_id', '=', id)
    .where('released_at', 'is', null)
    .orderBy('created_at')

export const holdsOn = async (ctx: Ctx, id: string) =>
  (await openHolds(ctx, id).execute()) as { cause: Cause; scope: string[]; until: string | null; reason: string }[]

export const isHeldBy = async (ctx: Ctx, id: string, cause: Cause): Promise<boolean> =>
  (await holdsOn(ctx, id)).some((one) => one.cause === cause)
