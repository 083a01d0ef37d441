import type { FinanceRule } from '@srm/api/finance'
import type { Ctx } from '#kernel/ctx.ts'
import { own } from '../finance.db.ts'

/** Until a company says otherwise. */
const usualDays = [30, 60, 90, 180]

export const agedBy = async (ctx: Ctx): Promise<FinanceRule> => {
  const rule = await own(ctx).selectFrom('finance_rule').select('ageing_days as ageingDays').executeTakeFirst()
  return rule ?? { ageingDays: usualDays }
}
