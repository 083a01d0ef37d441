import type { Ctx } from '#kernel/ctx.ts'

const proofSql = `select i.code, i.name from budget_item i left join (select item_id,
      sum(amount) filter (where bucket = 'pending') as pending, sum(amount) filter (where bucket = 'reserved') as reserved,
      sum(amount) filter (where bucket = 'committed') as committed, sum(amount) filter (where bucket = 'actual') as actual
    from budget_usage where tenant_id = $1 group by 1) u on u.item_id = i.id
  where i.tenant_id = $1 and (i.pending, i.reserved, i.committed, i.actual) is distinct from
    (coalesce(u.pending, 0), coalesce(u.reserved, 0), coalesce(u.committed, 0), coalesce(u.actual, 0)) order by i.code`

const amountSql = `select i.code, i.name from budget_item i
    left join budget b on b.tenant_id = i.tenant_id and b.project_id = i.project_id and b.is_effective
    left join budget_line l on l.tenant_id = b.tenant_id and l.budget_id = b.id and l.item_id = i.id
    left join lateral (select coalesce(sum(m.amount), 0) as amount from (
        select x.amount from budget_change c join budget_change_line x on x.tenant_id = c.tenant_id and x.change_id = c.id
          where c.tenant_id = i.tenant_id and c.project_id = i.project_id and c.applied_at > b.effective_at and x.to_id = i.id
        union all select -x.amount from budget_change c join budget_change_line x on x.tenant_id = c.tenant_id and x.change_id = c.id
          where c.tenant_id = i.tenant_id and c.project_id = i.project_id and c.applied_at > b.effective_at and x.from_id = i.id) m) s on true
  where i.tenant_id = $1 and i.amount <> case when l.id is null then 0 else l.cost_amount + s.amount end order by i.code`

type Line = { readonly code: string; readonly name: string }

/** Lines whose sums are not what their ledger, or whose budget is not what its version and changes say. */
export const unprovenLines = async (ctx: Ctx): Promise<readonly string[]> => {
  const { rows: sums } = await ctx.db.run<Line>(proofSql, [ctx.tenantId])
  const { rows: amounts } = await ctx.db.run<Line>(amountSql, [ctx.tenantId])
  return [
    ...sums.map(({ code, name }) => `${code} ${name}: sums differ from the ledger`),
    ...amounts.map(({ code, name }) => `${code} ${name}: amount differs from version and changes`),
  ]
}
