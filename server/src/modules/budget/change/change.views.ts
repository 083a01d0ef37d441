import type { BudgetChange } from '@srm/api/budget'
import { label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import type { DocumentFact, DocumentFactValues } from '#kernel/records/document.ts'
import type { Row } from '#kernel/records/fields/row.ts'

export const changeFacts: Readonly<Record<string, DocumentFact>> = {
  addedRate: { label: label('追加占总预算 %', 'Added, % of the budget'), type: 'number' },
  isAddition: { label: label('有追加', 'Adds money'), type: 'flag' },
}

const factsSql = `select c.added > 0 as "isAddition", round(c.added / nullif((select sum(i.amount) from budget_item i
    where i.tenant_id = c.tenant_id and i.project_id = c.project_id), 0) * 100, 2)::text as "addedRate"
  from budget_change c where c.tenant_id = $1 and c.id = $2`

type FactRow = { readonly isAddition: boolean; readonly addedRate: string | null }

export const readChangeFacts = async (ctx: Ctx, { id }: Row<typeof BudgetChange>): Promise<DocumentFactValues> => ({
  ...(await ctx.db.run<FactRow>(factsSql, [ctx.tenantId, id])).rows[0],
})

const shortSql = `select i.name from (select from_id, sum(amount) as amount from budget_change_line
      where tenant_id = $1 and change_id = $2 and from_id is not null group by 1) l
    left join (select to_id, sum(amount) as amount from budget_change_line where tenant_id = $1 and change_id = $2 group by 1) g on g.to_id = l.from_id
    join budget_item i on i.tenant_id = $1 and i.id = l.from_id
  where i.available + coalesce(g.amount, 0) < l.amount order by i.name`

/** Lines that would have to give more than they have left. */
export const shortLines = async (ctx: Ctx, id: string): Promise<string[]> =>
  (await ctx.db.run<{ name: string }>(shortSql, [ctx.tenantId, id])).rows.map(({ name }) => name)
