import { BudgetItem, type BudgetListTree } from '@srm/api/budget'
import { metaOf } from '@srm/api/shared/field-meta'
import type { Ctx } from '#kernel/ctx.ts'
import { isMasked } from '#kernel/records/fields/masks.ts'
import { assertReach } from '#modules/project/index.ts'
import { readItems } from './ledger/contrast.views.ts'

type Branch = BudgetListTree['budgetInfo'][number]
type Leaf = Branch['list'][number]
type LeafRow = Leaf & { readonly top: string; readonly topName: string }

/** The newest version that is not in effect yet, else the template for events of this kind. */
const newSql = `with recursive tree as (select c.id, c.id as top, c.name as top_name, c.sort as top_sort from budget_classify_ref c
    where c.tenant_id = $1 and c.parent_id is null
    union all select c.id, t.top, t.top_name, t.top_sort from tree t join budget_classify_ref c on c.tenant_id = $1 and c.parent_id = t.id),
  draft as (select b.id from budget b where b.tenant_id = $1 and b.project_id = $2 and not b.is_effective
    and b.status in ('draft', 'pending', 'returned', 'rejected', 'withdrawn') order by b.version_no desc limit 1),
  template as (select m.id from budget_template m join project_ref p on p.tenant_id = m.tenant_id and p.id = $2
    where m.tenant_id = $1 and m.status = 'enabled' and (m.kind = p.kind or m.kind is null)
    order by m.kind is null, m.created_at, m.id limit 1),
  lines as (select l.id, l.name, l.unit, l.category_id, l.line, l.cost_amount as amount from budget_line l, draft d
      where l.tenant_id = $1 and l.budget_id = d.id
    union all select l.id, l.name, l.unit, l.category_id, l.line, 0 from budget_template_line l, template m
      where l.tenant_id = $1 and l.template_id = m.id and not exists (select 1 from draft))
  select l.id, l.name, l.unit, l.amount::numeric(15, 2)::text as amount, '0.00' as pending, '0.00' as reserved, '0.00' as committed,
    '0.00' as actual, l.amount::numeric(15, 2)::text as available, t.top, t.top_name as "topName"
  from lines l join tree t on t.id = l.category_id order by t.top_sort, t.top, l.line`

const nothing = { amount: null, pending: null, reserved: null, committed: null, actual: null, available: null }

const branches = (rows: readonly LeafRow[], isHidden: boolean): Branch[] => {
  const tops = new Map(rows.map(({ top, topName }) => [top, topName]))
  return [...tops].map(([id, name]) => ({
    id,
    name,
    list: rows
      .filter(({ top }) => top === id)
      .map(({ id: leaf, name: title, unit, amount, pending, reserved, committed, actual, available }) => ({
        id: leaf,
        name: title,
        unit,
        ...(isHidden ? nothing : { amount, pending, reserved, committed, actual, available }),
      })),
  }))
}

/** The lines of a project's budget below their categories: of the one in effect, or of the one being made. */
export const listTreeOf = async (ctx: Ctx, projectId: string, isNew: boolean): Promise<BudgetListTree> => {
  await assertReach(ctx, projectId, BudgetItem.name, 'read')
  const isHidden = isMasked(metaOf(BudgetItem.fields.amount), ctx.session)
  const rows: readonly LeafRow[] = isNew
    ? (await ctx.db.run<LeafRow>(newSql, [ctx.tenantId, projectId])).rows
    : await readItems(ctx, projectId)
  return { budgetInfo: branches(rows, isHidden) }
}

const choiceSql = `select i.id, i.name, c.name as category from budget_item i
    join budget_classify_ref c on c.tenant_id = i.tenant_id and c.id = i.category_id
  where i.tenant_id = $1 and i.project_id = $2 and i.is_active order by c.sort, c.id, i.created_at, i.id`

/** Lines to choose from without their amounts, for everybody who sees the project. */
export const choicesOf = async (ctx: Ctx, projectId: string) => {
  await assertReach(ctx, projectId, 'project', 'read')
  return (await ctx.db.run<{ id: string; name: string; category: string }>(choiceSql, [ctx.tenantId, projectId])).rows
}
