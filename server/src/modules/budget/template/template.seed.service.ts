import { BudgetTemplate } from '@srm/api/budget'
import type { Ctx } from '#kernel/ctx.ts'
import { fillRecords } from '#kernel/records/write/fill.ts'
import { lineSync } from '#kernel/records/write/lines.ts'
import { usualTemplates } from './template.defaults.ts'
import { keepVersions, templates } from './template.service.ts'

const sync = lineSync(BudgetTemplate, templates.service.records.lines)

const anySql = `select id from budget_template where tenant_id = $1 limit 1`
const categoriesSql = `select name, id from budget_classify_ref where tenant_id = $1 and parent_id is null`

/** A company starts with a budget for each common kind of event; the categories are there before. */
export const seedTemplates = async (ctx: Ctx): Promise<void> => {
  const { rowCount } = await ctx.db.run(anySql, [ctx.tenantId])
  if (rowCount !== 0) return
  const { rows } = await ctx.db.run<{ name: string; id: string }>(categoriesSql, [ctx.tenantId])
  const categories = new Map(rows.map(({ name, id }) => [name, id]))
  const all = usualTemplates.map((template) => ({
    ...template,
    // A company that calls a category otherwise does without its lines.
    lines: template.lines.flatMap((line) => {
      const category = categories.get(line.category)
      return category === undefined ? [] : [{ ...line, category }]
    }),
  }))
  const ids = await fillRecords(ctx, BudgetTemplate, all)
  for (const [at, template] of all.entries()) await sync(ctx, ids[at] ?? '', template)
  await keepVersions(ctx, ids)
}
