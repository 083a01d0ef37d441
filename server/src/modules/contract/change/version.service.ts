import type { Ctx } from '#kernel/ctx.ts'
import { newId } from '#kernel/ids.ts'
import { own } from '../contract.db.ts'
import { heldContract } from '../document/contract.store.ts'

/** Keeps a contract as it is now; its number is the one it carries. */
export const writeVersion = async (ctx: Ctx, id: string, change: string | null = null): Promise<void> => {
  const row = await heldContract(ctx, id)
  await own(ctx)
    .insertInto('contract_version')
    .values({
      id: newId(),
      contract_id: id,
      no: row.versionNo,
      amount: row.amount ?? '0.00',
      snapshot: JSON.stringify(row),
      contract_change_id: change,
    })
    .execute()
}
