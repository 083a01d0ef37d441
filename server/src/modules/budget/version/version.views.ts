import type { Budget } from '@srm/api/budget'
import { label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import type { DocumentFact, DocumentFactValues } from '#kernel/records/document.ts'
import type { Row } from '#kernel/records/fields/row.ts'

export const versionFacts: Readonly<Record<string, DocumentFact>> = {
  marginRate: { label: label('毛利率 %', 'Margin, %'), type: 'number' },
  growth: { label: label('比生效预算增加', 'More than the budget in effect'), type: 'money' },
  growthRate: { label: label('比生效预算增加 %', 'More than in effect, %'), type: 'number' },
  isFirst: { label: label('首版预算', 'First version'), type: 'flag' },
}

type FactRow = {
  readonly marginRate: string | null
  readonly growth: string | null
  readonly growthRate: string | null
  readonly isFirst: boolean
}

/** Without tax: cost only where the tax is given back, income always. */
const factsSql = `with amounts as (select coalesce(sum(round(l.income_amount / (1 + l.income_tax_rate / 100), 2)), 0) as income,
      coalesce(sum(case when l.is_deductible then round(l.cost_amount / (1 + l.cost_tax_rate / 100), 2) else l.cost_amount end), 0) as cost
    from budget_line l where l.tenant_id = $1 and l.budget_id = $2)
  select case when a.income > 0 then round((a.income - a.cost - b.contingency) / a.income * 100, 2)::text end as "marginRate",
    (b.cost_total - e.cost_total)::text as growth,
    case when e.cost_total > 0 then round((b.cost_total - e.cost_total) / e.cost_total * 100, 2)::text end as "growthRate",
    e.id is null as "isFirst"
  from budget b cross join amounts a
    left join budget e on e.tenant_id = b.tenant_id and e.project_id = b.project_id and e.is_effective and e.id <> b.id
  where b.tenant_id = $1 and b.id = $2`

export const readVersionFacts = async (ctx: Ctx, { id }: Row<typeof Budget>): Promise<DocumentFactValues> => ({
  ...(await ctx.db.run<FactRow>(factsSql, [ctx.tenantId, id])).rows[0],
})

const usedSql = `select i.name from budget_item i join budget_line l on l.tenant_id = i.tenant_id and l.item_id = i.id
  where i.tenant_id = $1 and l.budget_id = $2 and i.pending + i.reserved + i.committed + i.actual <> 0 order by i.name limit 5`

/** A budget something was spent on is not taken back. */
export const useOfVersion = async (ctx: Ctx, { id, isEffective }: Row<typeof Budget>): Promise<string[]> => {
  if (!isEffective) return []
  const { rows } = await ctx.db.run<{ name: string }>(usedSql, [ctx.tenantId, id])
  return rows.map(({ name }) => label(`“${name}”已被占用`, `“${name}” is in use`)[ctx.language])
}
