import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { useBudget } from '#modules/budget/index.ts'

const itemsSql = `select id from budget_item_ref where tenant_id = $1 and project_id = $2::uuid and id = any($3::uuid[])`

type BudgetLine = { readonly budgetItem?: string | null | undefined }

/** The lines of a budget a document burdens are those of its project. */
export const assertItems = async (
  ctx: Ctx,
  project: string | null | undefined,
  lines: readonly BudgetLine[],
): Promise<void> => {
  const items = [...new Set(lines.flatMap(({ budgetItem }) => budgetItem ?? []))]
  if (items.length === 0) return
  const { rows } = await ctx.db.run<{ id: string }>(itemsSql, [ctx.tenantId, project ?? null, items])
  const wrong = lines.findIndex(({ budgetItem }) => budgetItem && !rows.some(({ id }) => id === budgetItem))
  if (wrong >= 0) fail('expense.item_elsewhere', { errors: [{ path: `lines.${wrong}.budgetItem`, message: '' }] })
}

/** A document that came to nothing costs nothing. */
export const freeBudget = async (ctx: Ctx, kind: string, id: string): Promise<void> => {
  await useBudget(ctx, { holder: { kind, id }, point: 'actual', holds: [] })
}
