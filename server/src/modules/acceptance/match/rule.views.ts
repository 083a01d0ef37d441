import type { AcceptanceRule } from '@srm/api/acceptance'
import type { Ctx } from '#kernel/ctx.ts'
import { own } from '../acceptance.db.ts'

/** Until a company says otherwise. */
const usualTolerance = '5.00'

export const ruleOf = async (ctx: Ctx): Promise<AcceptanceRule> => {
  const rule = await own(ctx).selectFrom('acceptance_rule').select('tolerance').executeTakeFirst()
  return rule ?? { tolerance: usualTolerance }
}

export const toleranceOf = async (ctx: Ctx): Promise<string> => (await ruleOf(ctx)).tolerance
