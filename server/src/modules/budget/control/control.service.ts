import { budgetPoints, type BudgetRule } from '@srm/api/budget'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { own } from '../budget.db.ts'

const listSql = `select r.point, r.category_id as category, c.name as "categoryName", r.action, r.tolerance::text as tolerance,
    r.approver_role as "approverRole" from budget_control r
    left join budget_classify_ref c on c.tenant_id = r.tenant_id and c.id = r.category_id
  where r.tenant_id = $1 order by r.category_id is not null, c.sort, c.id, array_position(array['reserve', 'commit', 'actual'], r.point)`
const rolesSql = `select code, name from role_ref where tenant_id = $1 and status = 'enabled' order by code`

export const readControl = async (ctx: Ctx) => ({
  rules: (await ctx.db.run<BudgetRule & { categoryName: string | null }>(listSql, [ctx.tenantId])).rows,
  roles: (await ctx.db.run<{ code: string; name: string }>(rolesSql, [ctx.tenantId])).rows,
})

const knownSql = `select count(*)::int as count from budget_classify_ref where tenant_id = $1 and id = any($2)`
const roleSql = `select count(*)::int as count from role_ref where tenant_id = $1 and code = any($2)`

const count = async (ctx: Ctx, sql: string, keys: readonly string[]): Promise<number> =>
  keys.length === 0 ? 0 : ((await ctx.db.run<{ count: number }>(sql, [ctx.tenantId, keys])).rows[0]?.count ?? 0)

const assertRules = async (ctx: Ctx, rules: readonly BudgetRule[]): Promise<void> => {
  if (budgetPoints.some((point) => !rules.some((rule) => rule.point === point && rule.category === null)))
    fail('budgetControl.incomplete')
  if (new Set(rules.map(({ point, category }) => `${point} ${category}`)).size !== rules.length)
    fail('budgetControl.twice')
  const categories = [...new Set(rules.flatMap(({ category }) => category ?? []))]
  const roles = [...new Set(rules.flatMap(({ approverRole }) => approverRole ?? []))]
  if ((await count(ctx, knownSql, categories)) !== categories.length) fail('record.bad_reference')
  if ((await count(ctx, roleSql, roles)) !== roles.length) fail('record.bad_reference')
}

/** All rules at once: what is not among them is gone. */
export const saveControl = async (ctx: Ctx, rules: readonly BudgetRule[]): Promise<{ rules: number }> => {
  await assertRules(ctx, rules)
  await own(ctx).deleteFrom('budget_control').execute()
  await own(ctx)
    .insertInto('budget_control')
    .values(
      rules.map(({ point, category, action, tolerance, approverRole }) => ({
        id: newId(),
        point,
        category_id: category,
        action,
        tolerance,
        approver_role: approverRole,
      })),
    )
    .execute()
  await ctx.systemLog('setting.changed', { setting: 'budgetControl', rules })
  return { rules: rules.length }
}
