import type { Ctx } from './ctx.ts'
import { own } from './kernel.db.ts'

/** A waiting job never starts, a running one stops at its next step; false when it is over already. */
export const cancelJobRun = async (ctx: Ctx, id: string): Promise<boolean> => {
  const { numUpdatedRows } = await own(ctx)
    .updateTable('job_run')
    .set({ state: 'cancelled', finished_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
