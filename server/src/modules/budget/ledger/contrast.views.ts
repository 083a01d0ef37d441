import { BudgetItem, type BudgetContrast, type ContrastItem } from '@srm/api/budget'
import { metaOf } from '@srm/api/shared/field-meta'
import { addMoney, divideMoney, subtractMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { isMasked } from '#kernel/records/fields/masks.ts'
import { assertReach } from '#modules/project/index.ts'

const topsSql = `with recursive tree as (select c.id, c.id as top, c.name as top_name, c.sort as top_sort from budget_classify_ref c
    where c.tenant_id = $1 and c.parent_id is null
    union all select c.id, t.top, t.top_name, t.top_sort from tree t join budget_classify_ref c on c.tenant_id = $1 and c.parent_id = t.id)`

type Sums = Readonly<Record<'amount' | 'first' | 'pending' | 'reserved' | 'committed' | 'actual' | 'available', string>>

type ItemRow = Sums & {
  readonly id: string
  readonly name: string
  readonly unit: string | null
  readonly top: string
  readonly topName: string
}

const itemsSql = `${topsSql}, opened as (select b.id from budget b where b.tenant_id = $1 and b.project_id = $2 and b.effective_at is not null
    order by b.effective_at, b.version_no limit 1)
  select i.id, i.name, i.unit, t.top, t.top_name as "topName", i.amount::text as amount, i.pending::text as pending,
    i.reserved::text as reserved, i.committed::text as committed, i.actual::text as actual, i.available::text as available,
    coalesce((select sum(l.cost_amount) from budget_line l, opened o where l.tenant_id = $1 and l.budget_id = o.id and l.item_id = i.id), 0)::numeric(15, 2)::text as first
  from budget_item i join tree t on t.id = i.category_id
  where i.tenant_id = $1 and i.project_id = $2 and (i.is_active or i.pending + i.reserved + i.committed + i.actual <> 0)
  order by t.top_sort, t.top, i.created_at, i.id`

/** The lines of a project with what is left of them, category by category. */
export const readItems = async (ctx: Ctx, projectId: string): Promise<ItemRow[]> =>
  (await ctx.db.run<ItemRow>(itemsSql, [ctx.tenantId, projectId])).rows

const headSql = `select b.id, b.title, b.version_no as "versionNo", b.contingency::text as contingency, p.attendees
  from project_ref p left join budget b on b.tenant_id = p.tenant_id and b.project_id = p.id and b.is_effective
  where p.tenant_id = $1 and p.id = $2`

type HeadRow = {
  readonly id: string | null
  readonly title: string
  readonly versionNo: number
  readonly contingency: string | null
  readonly attendees: number | null
}

type Figures = Omit<ContrastItem, 'id' | 'name' | 'unit'>

const perHead = (amount: string, attendees: number | null): string | null =>
  attendees ? divideMoney(amount, String(attendees)) : null

const sumOf = (rows: readonly ItemRow[], attendees: number | null): Figures => {
  const sum = (key: keyof Sums): string => addMoney(...rows.map((row) => row[key]))
  const sums: Sums = {
    first: sum('first'),
    amount: sum('amount'),
    pending: sum('pending'),
    reserved: sum('reserved'),
    committed: sum('committed'),
    actual: sum('actual'),
    available: sum('available'),
  }
  return { ...sums, difference: subtractMoney(sums.amount, sums.actual), perHead: perHead(sums.amount, attendees) }
}

const hidden: Figures = {
  first: null,
  amount: null,
  pending: null,
  reserved: null,
  committed: null,
  actual: null,
  available: null,
  difference: null,
  perHead: null,
}

const hidesCost = ({ session }: Ctx): boolean => isMasked(metaOf(BudgetItem.fields.amount), session)

/** Budget and spending side by side. */
export const contrastOf = async (ctx: Ctx, projectId: string): Promise<BudgetContrast> => {
  await assertReach(ctx, projectId, BudgetItem.name, 'read')
  const rows = await readItems(ctx, projectId)
  const [head] = (await ctx.db.run<HeadRow>(headSql, [ctx.tenantId, projectId])).rows
  const attendees = head?.attendees ?? null
  const figures = (some: readonly ItemRow[]): Figures => (hidesCost(ctx) ? hidden : sumOf(some, attendees))
  const tops = new Map(rows.map(({ top, topName }) => [top, topName]))
  return {
    version: head?.id ? { id: head.id, title: head.title, versionNo: head.versionNo } : null,
    attendees,
    contingency: hidesCost(ctx) ? null : (head?.contingency ?? null),
    categories: [...tops].map(([id, name]) => {
      const own = rows.filter(({ top }) => top === id)
      return {
        id,
        name,
        total: figures(own),
        items: own.map((row) => ({ id: row.id, name: row.name, unit: row.unit, ...figures([row]) })),
      }
    }),
    total: figures(rows),
  }
}
