import type { Ctx } from '#kernel/ctx.ts'
import { newId } from '#kernel/ids.ts'
import { seedClassify } from '#modules/dictionary/index.ts'
import { own } from './budget.db.ts'
import { usualCategories } from './budget.defaults.ts'
import { seedTemplates } from './template/template.seed.service.ts'

const anySql = `select 1 from budget_classify_ref where tenant_id = $1 limit 1`

/** A demand over budget is told, an order asks the general manager, spending stops. */
const usualRules = [
  { point: 'reserve', action: 'warn', approver_role: null },
  { point: 'commit', action: 'stop', approver_role: 'GM' },
  { point: 'actual', action: 'stop', approver_role: null },
] as const

const seedControl = async (ctx: Ctx): Promise<void> => {
  const any = await own(ctx).selectFrom('budget_control').select('id').limit(1).executeTakeFirst()
  if (any) return
  await own(ctx)
    .insertInto('budget_control')
    .values(usualRules.map((rule) => ({ id: newId(), category_id: null, tolerance: '5', ...rule })))
    .execute()
}

export const seedBudget = async (ctx: Ctx): Promise<void> => {
  const { rowCount } = await ctx.db.run(anySql, [ctx.tenantId])
  if (rowCount === 0)
    await seedClassify(
      ctx,
      usualCategories.map((name) => ['budget', name, []] as const),
    )
  await seedControl(ctx)
  await seedTemplates(ctx)
}
