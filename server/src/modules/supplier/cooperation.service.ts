import type { Ctx } from '#kernel/ctx.ts'
import { own } from './supplier.db.ts'

export type Cooperation = {
  readonly count: number
  /** Of what was carried out, incl. tax. */
  readonly amount: string
  readonly lastOn: string | null
}

/** How much a supplier has worked for us, counted by whoever orders; a figure of its page, not a change of its record. */
export const setCooperation = async (ctx: Ctx, id: string, { count, amount, lastOn }: Cooperation): Promise<void> => {
  await own(ctx)
    .updateTable('supplier')
    .set({ cooperation_count: count, cooperation_amount: amount, last_cooperated_on: lastOn })
    .where('id', '=', id)
    .execute()
}
