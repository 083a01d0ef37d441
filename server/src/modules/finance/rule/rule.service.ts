import type { FinanceRule } from '@srm/api/finance'
import type { Ctx } from '#kernel/ctx.ts'
import { own } from '../finance.db.ts'

/** Every ageing of the company has the new buckets at once, also of days that are past. */
export const setAgeing = async (ctx: Ctx, { ageingDays }: FinanceRule): Promise<FinanceRule> => {
  await own(ctx)
    .insertInto('finance_rule')
    .values({ ageing_days: ageingDays })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet({ ageing_days: ageingDays }))
    .execute()
  await ctx.systemLog('setting.changed', { setting: 'financeRule', ageingDays: ageingDays.join(',') })
  return { ageingDays }
}
