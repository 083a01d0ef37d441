import type { SupplierPolicy } from '@srm/api/supplier'
import type { Ctx } from '#kernel/ctx.ts'
import { policyOf } from './policy.views.ts'
import { own } from '../supplier.db.ts'

export const setPolicy = async (ctx: Ctx, policy: SupplierPolicy): Promise<SupplierPolicy> => {
  const values = {
    pass_mark: policy.passMark,
    preferred_score: policy.preferredScore,
    preferred_orders: policy.preferredOrders,
    one_time_limit: policy.oneTimeLimit,
    cool_off_days: policy.coolOffDays,
  }
  await own(ctx)
    .insertInto('supplier_policy')
    .values(values)
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(values))
    .execute()
  await ctx.systemLog('setting.changed', { setting: 'supplierPolicy', ...policy })
  return policyOf(ctx)
}
