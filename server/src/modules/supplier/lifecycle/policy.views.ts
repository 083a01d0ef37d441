import type { SupplierPolicy } from '@srm/api/supplier'
import type { Ctx } from '#kernel/ctx.ts'
import { own } from '../supplier.db.ts'

/** What is usual until a company says otherwise. */
const usual: SupplierPolicy = {
  passMark: '60.00',
  preferredScore: '85.00',
  preferredOrders: 3,
  oneTimeLimit: '5000.00',
  coolOffDays: 180,
}

export const policyOf = async (ctx: Ctx): Promise<SupplierPolicy> => {
  const found = await own(ctx)
    .selectFrom('supplier_policy')
    .select([
      'pass_mark as passMark',
      'preferred_score as preferredScore',
      'preferred_orders as preferredOrders',
      'one_time_limit as oneTimeLimit',
      'cool_off_days as coolOffDays',
    ])
    .executeTakeFirst()
  return found ?? usual
}
