import { compareMoney, subtractMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { contractRecords, heldContract, seeingAll, stamp } from './contract.store.ts'
import { fillPlans } from '../plan/fill.service.ts'
import { resolveDues } from '../plan/due.service.ts'
import { takeOverMoney } from '../money/offset.service.ts'
import { settleOldest } from '../plan/settle.service.ts'
import { writeVersion } from '../change/version.service.ts'

/**
 * A contract from before the company began with the product is in force as it is entered: nobody approves or signs it
 * again. What was settled before lies on its oldest instalments, under a holder of its own that no period counts.
 */
export const takeOver = async (ctx: Ctx, id: string): Promise<void> => {
  const all = seeingAll(ctx)
  const row = await heldContract(ctx, id)
  const isDone =
    row.openingSettled !== null && compareMoney(subtractMoney(row.amount ?? '0', row.openingSettled), '0') <= 0
  await contractRecords.patch(all, id, {
    status: 'approved',
    stage: isDone ? 'completed' : 'performing',
    signDate: row.openingSignDate,
    invoiced: row.openingInvoiced ?? '0.00',
    ...stamp(ctx, '期初'),
  })
  await writeVersion(ctx, id)
  await fillPlans(ctx, id)
  await resolveDues(ctx, { contracts: [id] }, 'approved')
  if (row.openingSettled && compareMoney(row.openingSettled, '0') > 0)
    await settleOldest(ctx, {
      contract: id,
      amount: row.openingSettled,
      day: row.openingSignDate ?? '',
      holder: { kind: 'opening', id },
    })
  await takeOverMoney(ctx, id)
}
