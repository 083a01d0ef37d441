import type { AcceptanceRule } from '@srm/api/acceptance'
import type { Ctx } from '#kernel/ctx.ts'
import { own } from '../acceptance.db.ts'
import { ruleOf } from './rule.views.ts'

export const setRule = async (ctx: Ctx, { tolerance }: AcceptanceRule): Promise<AcceptanceRule> => {
  await own(ctx)
    .insertInto('acceptance_rule')
    .values({ tolerance })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet({ tolerance }))
    .execute()
  await ctx.emit('acceptance.toleranceChanged', { tolerance })
  await ctx.systemLog('setting.changed', { setting: 'acceptanceRule', tolerance })
  return ruleOf(ctx)
}
