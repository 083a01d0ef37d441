import { label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import type { DocumentFact, DocumentFactValues, Requirement } from '#kernel/records/document.ts'
import { sumRate, type Overrun } from './judge.rules.ts'

/** What flows of documents that use budgets can ask about. */
export const budgetFacts: Readonly<Record<string, DocumentFact>> = {
  overBudget: { label: label('超预算', 'Over budget'), type: 'flag' },
  overBudgetRate: { label: label('超预算比例 %', 'Over budget, %'), type: 'number' },
}

type Verdict = { readonly over: readonly Overrun[] }

export const budgetFactValues = ({ over }: Verdict): DocumentFactValues => {
  const told = over.filter(({ level }) => level !== 'within')
  return { overBudget: told.length > 0, overBudgetRate: sumRate(told) }
}

const peopleSql = `select r.code as role, u.id from role_ref r join user_role_ref m on m.tenant_id = r.tenant_id and m.role_id = r.id
    join user_ref u on u.tenant_id = m.tenant_id and u.id = m.user_id
  where r.tenant_id = $1 and r.code = any($2) and u.status = 'active' order by u.id`

/** Everybody on the approval reads it, whether they see the amounts of the project or not. */
const reasonOf = (ctx: Ctx, { name, rate }: Overrun): string =>
  label(`“${name}”超预算 ${rate}%`, `“${name}” is ${rate} % over budget`)[ctx.language]

/** Whose word it takes to use more than the budget, whatever the flow says. */
export const budgetRequirements = async (ctx: Ctx, { over }: Verdict): Promise<Requirement[]> => {
  const asked = over.filter(({ level }) => level === 'ask')
  const roles = [...new Set(asked.flatMap(({ approverRole }) => approverRole ?? []))]
  if (roles.length === 0) return []
  const { rows } = await ctx.db.run<{ role: string; id: string }>(peopleSql, [ctx.tenantId, roles])
  return roles.map((role) => ({
    people: rows.filter((one) => one.role === role).map(({ id }) => id),
    reason: asked
      .filter(({ approverRole }) => approverRole === role)
      .map((one) => reasonOf(ctx, one))
      .join('；'),
  }))
}
