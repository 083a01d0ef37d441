import { BudgetItem } from '@srm/api/budget'
import { label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { writeEvents } from '#kernel/records/write/events.ts'
import { gramKeysOf, searchText } from '#kernel/search.ts'
import { issueCodes } from '#modules/dictionary/index.ts'

const turnSql = `select pg_advisory_xact_lock(hashtextextended('budget ' || $1::text, 0))`

/** Versions and changes of one project's budget take effect one after the other. */
export const lockBudget = (ctx: Ctx, projectId: string): Promise<unknown> => ctx.db.run(turnSql, [projectId])

const hindranceSql = `select i.name, l.id is null as "isGone", (i.pending + i.reserved + i.committed + i.actual)::text as used
  from budget_item i left join budget_line l on l.tenant_id = i.tenant_id and l.item_id = i.id and l.budget_id = $3
  where i.tenant_id = $1 and i.project_id = $2 and i.pending + i.reserved + i.committed + i.actual > 0
    and (l.id is null or (l.cost_amount < i.pending + i.reserved + i.committed + i.actual and l.cost_amount < i.amount))
  order by i.name limit 10`

type HindranceRow = { readonly name: string; readonly isGone: boolean; readonly used: string }

/** Lines in use stay, and do not fall below what is used of them. */
export const hindrances = async (ctx: Ctx, id: string, projectId: string): Promise<string[]> => {
  const { rows } = await ctx.db.run<HindranceRow>(hindranceSql, [ctx.tenantId, projectId, id])
  return rows.map(
    ({ name, isGone, used }) =>
      (isGone
        ? label(`“${name}”已占用 ${used}，不能删除`, `“${name}” has ${used} used and cannot go`)
        : label(`“${name}”已占用 ${used}，预算不能更少`, `“${name}” has ${used} used and cannot get less`))[
        ctx.language
      ],
  )
}

const changesSql = `with moved as (select m.item, sum(m.amount) as amount from (
      select l.to_id as item, l.amount from budget_change c join budget_change_line l on l.tenant_id = c.tenant_id and l.change_id = c.id
        join budget b on b.tenant_id = c.tenant_id and b.id = $2 and c.applied_at > b.changes_until
        where c.tenant_id = $1 and c.project_id = b.project_id
      union all select l.from_id, -l.amount from budget_change c join budget_change_line l on l.tenant_id = c.tenant_id and l.change_id = c.id
        join budget b on b.tenant_id = c.tenant_id and b.id = $2 and c.applied_at > b.changes_until
        where c.tenant_id = $1 and c.project_id = b.project_id and l.from_id is not null) m group by m.item),
  lines as (update budget_line l set adjustment = coalesce(l.adjustment, 0) + m.amount, cost_amount = l.cost_amount + m.amount
    from moved m where l.tenant_id = $1 and l.budget_id = $2 and l.item_id = m.item returning m.amount)
  update budget b set changes_until = clock_timestamp(),
    cost_total = b.cost_total + coalesce((select sum(amount) from lines), 0) where b.tenant_id = $1 and b.id = $2`

/** Changes approved since it was begun are in it before anybody decides on it. */
export const takeChanges = async (ctx: Ctx, id: string): Promise<void> => {
  await lockBudget(ctx, await projectOf(ctx, id))
  await ctx.db.run(changesSql, [ctx.tenantId, id])
}

const projectSql = `select project_id as project from budget where tenant_id = $1 and id = $2`

const projectOf = async (ctx: Ctx, id: string): Promise<string> =>
  ((await ctx.db.run<{ project: string }>(projectSql, [ctx.tenantId, id])).rows[0] ?? fail('record.not_found')).project

const newLinesSql = `select l.id, l.name from budget_line l where l.tenant_id = $1 and l.budget_id = $2 and l.item_id is null order by l.line`

const addItemsSql = `with n as (select * from json_to_recordset($3) as n (id uuid, line uuid, code text, search text, grams int[])),
  added as (insert into budget_item (id, code, project_id, category_id, name, unit, search_text, search_grams)
    select n.id, n.code, b.project_id, l.category_id, l.name, l.unit, n.search, n.grams
    from n join budget_line l on l.tenant_id = $1 and l.id = n.line join budget b on b.tenant_id = $1 and b.id = $2)
  update budget_line l set item_id = n.id from n where l.tenant_id = $1 and l.id = n.line`

/** Lines nobody knew before get the identity documents point at. */
const addItems = async (ctx: Ctx, id: string): Promise<void> => {
  const { rows } = await ctx.db.run<{ id: string; name: string }>(newLinesSql, [ctx.tenantId, id])
  if (rows.length === 0) return
  const codes = await issueCodes(ctx, BudgetItem.name, rows.length)
  const items = rows.map((line, at) => {
    const search = searchText([codes[at] ?? '', line.name])
    return { id: newId(), line: line.id, code: codes[at], search, grams: gramKeysOf(ctx.tenantId, search) }
  })
  await ctx.db.run(addItemsSql, [ctx.tenantId, id, JSON.stringify(items)])
  await writeEvents(
    ctx,
    BudgetItem.name,
    items.map((item) => ({ subjectId: item.id, kind: 'created', changes: [], note: null })),
  )
}

const amountsSql = `update budget_item i set amount = coalesce(l.cost_amount, 0), is_active = l.id is not null,
    category_id = coalesce(l.category_id, i.category_id), name = coalesce(l.name, i.name), unit = case when l.id is null then i.unit else l.unit end,
    version = i.version + 1, updated_at = now(), updated_by = app.actor()
  from budget_item o left join budget_line l on l.tenant_id = o.tenant_id and l.item_id = o.id and l.budget_id = $3
  where i.tenant_id = $1 and i.project_id = $2 and o.tenant_id = i.tenant_id and o.id = i.id`

const oldSql = `update budget set is_effective = false where tenant_id = $1 and project_id = $2 and is_effective and id <> $3`
const newSql = `update budget set is_effective = true, effective_at = clock_timestamp() where tenant_id = $1 and id = $2`
const lockItemsSql = `select 1 from budget_item where tenant_id = $1 and project_id = $2 order by id for update`

/** It becomes the budget of its project: its lines are what documents are measured by from now on. */
export const takeEffect = async (ctx: Ctx, id: string): Promise<void> => {
  const project = await projectOf(ctx, id)
  await lockBudget(ctx, project)
  await ctx.db.run(lockItemsSql, [ctx.tenantId, project])
  const [first] = await hindrances(ctx, id, project)
  if (first !== undefined) fail('budget.hindered', { words: { what: { zh: first, en: first } } })
  await addItems(ctx, id)
  await ctx.db.run(amountsSql, [ctx.tenantId, project, id])
  await ctx.db.run(oldSql, [ctx.tenantId, project, id])
  await ctx.db.run(newSql, [ctx.tenantId, id])
}

const emptySql = `update budget_item set amount = 0, is_active = false where tenant_id = $1 and project_id = $2`
const endSql = `update budget set is_effective = false where tenant_id = $1 and id = $2 and is_effective`

/** A void one that nothing was spent on leaves the project without a budget until another is approved. */
export const loseEffect = async (ctx: Ctx, id: string): Promise<void> => {
  const project = await projectOf(ctx, id)
  await lockBudget(ctx, project)
  const { rowCount } = await ctx.db.run(endSql, [ctx.tenantId, id])
  if (rowCount) await ctx.db.run(emptySql, [ctx.tenantId, project])
}
