import { budget as calls, BudgetTemplate } from '@srm/api/budget'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import { defineResource, resourceService } from '#modules/record/index.ts'
import { readVersion, readVersions } from './template.views.ts'

mapConstraintError('budget_template_name_key', 'budgetTemplate.name_taken', 'name')

/** The lines as they stand now, with the names of their categories; amounts are texts, so that no digit is lost. */
const keepSql = `insert into budget_template_version (template_id, version_no, name, lines)
  select t.id, t.version_no, t.name, coalesce((select jsonb_agg(jsonb_build_object(
      'id', l.id, 'category', jsonb_build_object('id', c.id, 'name', c.name), 'name', l.name, 'spec', l.spec,
      'unit', l.unit, 'costType', l.cost_type, 'formula', l.formula, 'times', l.times::text,
      'costPrice', l.cost_price::text, 'costTaxRate', l.cost_tax_rate::text, 'isDeductible', l.is_deductible,
      'incomePrice', l.income_price::text, 'incomeTaxRate', l.income_tax_rate::text, 'remark', l.remark) order by l.line)
    from budget_template_line l join budget_classify_ref c on c.tenant_id = l.tenant_id and c.id = l.category_id
    where l.tenant_id = t.tenant_id and l.template_id = t.id), '[]')
  from budget_template t where t.tenant_id = $1 and t.id = any($2::uuid[])`

/** Keeps what templates are now: budgets made of them say which version they were made of. */
export const keepVersions = async (ctx: Ctx, ids: readonly string[]): Promise<void> => {
  await ctx.db.run(keepSql, [ctx.tenantId, ids])
}

const categoriesSql = `select id from budget_classify_ref where tenant_id = $1 and id = any($2::uuid[])`

/** A class of another kind has an id too. */
const assertCategories = async (ctx: Ctx, lines: readonly { readonly category: string }[]): Promise<void> => {
  const ids = [...new Set(lines.map(({ category }) => category))]
  const { rows } = await ctx.db.run<{ id: string }>(categoriesSql, [ctx.tenantId, ids])
  const known = new Set(rows.map(({ id }) => id))
  const wrong = lines.findIndex(({ category }) => !known.has(category))
  if (wrong >= 0) fail('record.bad_reference', { errors: [{ path: `lines.${wrong}.category`, message: '' }] })
}

const service = resourceService(BudgetTemplate, {
  lines: { lines: { table: 'budget_template_line', parent: 'template_id' } },
  prepare: async (ctx, sent, before) => {
    if (sent.lines.length > 0) await assertCategories(ctx, sent.lines)
    return { ...sent, versionNo: (before?.versionNo ?? 0) + 1 }
  },
  changed: async (ctx, id, after) => {
    if (after) await keepVersions(ctx, [id])
  },
})

export const templates = defineResource(BudgetTemplate, calls.template, {
  code: { type: 133, prefix: 'YSMB', digits: 3 },
  service,
  handlers: {
    versions: (ctx, { params }) => readVersions(ctx, params.id),
    version: (ctx, { params, query }) => readVersion(ctx, params.id, query.versionNo),
  },
})

/** What a budget made of a template begins with, and which version of it that was. */
export const templateLines = async (ctx: Ctx, id: string) => {
  const { lines, versionNo, status } = await service.records.show(ctx, id)
  if (status !== 'enabled') fail('budgetTemplate.disabled')
  return {
    template: { id, versionNo },
    lines: lines.map(({ category, costPrice, ...line }) => ({
      ...line,
      id: undefined,
      category: category.id,
      costPrice: costPrice ?? '0.00',
      quantity: '1',
    })),
  }
}
