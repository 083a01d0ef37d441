import { BudgetChange, budget as calls } from '@srm/api/budget'
import { label } from '@srm/api/shared/label'
import { addMoney, compareMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { type DocumentFact, type DocumentFactValues, documentOf } from '#kernel/records/document.ts'
import type { CreateInput, Row } from '#kernel/records/fields/row.ts'
import { defineResource } from '#modules/record/index.ts'
import { assertOpenProject } from '#modules/project/index.ts'
import { lockBudget } from '../version/effect.service.ts'

const changeFacts: Readonly<Record<string, DocumentFact>> = {
  addedRate: { label: label('追加占总预算 %', 'Added, % of the budget'), type: 'number' },
  isAddition: { label: label('有追加', 'Adds money'), type: 'flag' },
}

const factsSql = `select c.added > 0 as "isAddition", round(c.added / nullif((select sum(i.amount) from budget_item i
    where i.tenant_id = c.tenant_id and i.project_id = c.project_id), 0) * 100, 2)::text as "addedRate"
  from budget_change c where c.tenant_id = $1 and c.id = $2`

type FactRow = { readonly isAddition: boolean; readonly addedRate: string | null }

const readChangeFacts = async (ctx: Ctx, { id }: Row<typeof BudgetChange>): Promise<DocumentFactValues> => ({
  ...(await ctx.db.run<FactRow>(factsSql, [ctx.tenantId, id])).rows[0],
})

const shortSql = `select i.name from (select from_id, sum(amount) as amount from budget_change_line
      where tenant_id = $1 and change_id = $2 and from_id is not null group by 1) l
    left join (select to_id, sum(amount) as amount from budget_change_line where tenant_id = $1 and change_id = $2 group by 1) g on g.to_id = l.from_id
    join budget_item i on i.tenant_id = $1 and i.id = l.from_id
  where i.available + coalesce(g.amount, 0) < l.amount order by i.name`

/** Lines that would have to give more than they have left. */
const shortLines = async (ctx: Ctx, id: string): Promise<string[]> =>
  (await ctx.db.run<{ name: string }>(shortSql, [ctx.tenantId, id])).rows.map(({ name }) => name)

type Body = CreateInput<typeof BudgetChange>

const changeable: readonly string[] = ['draft', 'returned', 'rejected', 'withdrawn']

const projectSql = `select p.name, p.department_id as department, exists (select 1 from budget b where b.tenant_id = $1
    and b.project_id = p.id and b.is_effective) as "hasBudget"
  from project_ref p where p.tenant_id = $1 and p.id = $2`
const itemsSql = `select id from budget_item where tenant_id = $1 and project_id = $2 and is_active and id = any($3)`

const assertLines = async (ctx: Ctx, { project, lines }: Body): Promise<void> => {
  if (lines.length === 0 || lines.some(({ amount }) => compareMoney(amount, '0') <= 0)) fail('budgetChange.nothing')
  if (lines.some(({ from, to }) => from === to)) fail('budgetChange.same')
  const asked = new Set(lines.flatMap(({ from, to }) => (from ? [from, to] : [to])))
  const { rows } = await ctx.db.run<{ id: string }>(itemsSql, [ctx.tenantId, project, [...asked]])
  if (rows.length !== asked.size) fail('budget.no_item')
}

const sumsOf = ({ lines }: Body) => ({
  moved: addMoney(...lines.map(({ amount }) => amount)),
  added: addMoney(...lines.flatMap(({ from, amount }) => (from ? [] : [amount]))),
})

export const changes = defineResource(BudgetChange, calls.change, {
  code: { type: 86, prefix: 'YSTZ', period: 'year' },
  lines: { lines: { table: 'budget_change_line', parent: 'change_id' } },
  allows: ({ status }) => [
    ...(changeable.includes(status) ? ['update'] : []),
    ...(status === 'draft' ? ['delete'] : []),
  ],
  prepare: async (ctx, sent, before) => {
    if (ctx.session.masks?.has('cost')) fail('budget.masked')
    if (before && !changeable.includes(before.status)) fail('budgetChange.locked')
    const project = before?.project.id ?? sent.project
    for (const id of new Set([project, sent.project])) await assertOpenProject(ctx, id, 'budgetChange')
    await assertLines(ctx, { ...sent, project })
    const whole = { ...sent, project, ...sumsOf(sent) }
    if (before) return whole
    const { rows } = await ctx.db.run<{ name: string; department: string | null; hasBudget: boolean }>(projectSql, [
      ctx.tenantId,
      sent.project,
    ])
    const { name, department, hasBudget } = rows[0] ?? fail('record.bad_reference')
    if (!hasBudget) fail('budget.no_effective')
    return { ...whole, title: `预算调整：${name}`, owner: ctx.userId, department, status: 'draft' as const }
  },
  removable: (_, { status }) => {
    if (status !== 'draft') fail('budgetChange.kept')
  },
})

const pendingSql = `select title from budget where tenant_id = $1 and project_id = $2 and status = 'pending' limit 1`

const pendingVersions = async (ctx: Ctx, projectId: string): Promise<string[]> =>
  (await ctx.db.run<{ title: string }>(pendingSql, [ctx.tenantId, projectId])).rows.map(({ title }) => title)

/** What stands against it: a new version about to be decided, or lines that have not that much left. */
const hindrances = async (ctx: Ctx, id: string, projectId: string): Promise<string[]> => {
  const waits = (await pendingVersions(ctx, projectId)).map(
    (title) => label(`“${title}”正在审批，请等它有结果`, `“${title}” is in approval`)[ctx.language],
  )
  const short = (await shortLines(ctx, id)).map(
    (name) => label(`“${name}”可用不足，不能调出`, `“${name}” has not that much left`)[ctx.language],
  )
  return [...waits, ...short]
}

const applySql = `with moved as (select m.item, sum(m.amount) as amount from (
      select to_id as item, amount from budget_change_line where tenant_id = $1 and change_id = $2
      union all select from_id, -amount from budget_change_line where tenant_id = $1 and change_id = $2 and from_id is not null) m group by 1)
  update budget_item i set amount = i.amount + m.amount, version = i.version + 1, updated_at = now(), updated_by = app.actor()
  from moved m where i.tenant_id = $1 and i.id = m.item`
const lockSql = `select 1 from budget_item i where i.tenant_id = $1 and i.id in (select unnest(array[l.from_id, l.to_id])
    from budget_change_line l where l.tenant_id = $1 and l.change_id = $2) order by i.id for update`
const markSql = `update budget_change set applied_at = clock_timestamp() where tenant_id = $1 and id = $2`
const rowSql = `select project_id as project from budget_change where tenant_id = $1 and id = $2`

/** The lines get their new amounts; a version that is being made takes them over when it is submitted. */
const apply = async (ctx: Ctx, id: string): Promise<void> => {
  const { rows } = await ctx.db.run<{ project: string }>(rowSql, [ctx.tenantId, id])
  const { project } = rows[0] ?? fail('record.not_found')
  await lockBudget(ctx, project)
  await ctx.db.run(lockSql, [ctx.tenantId, id])
  const [waits] = await pendingVersions(ctx, project)
  if (waits !== undefined) fail('budgetChange.waits', { words: { what: { zh: waits, en: waits } } })
  const [short] = await shortLines(ctx, id)
  if (short !== undefined) fail('budgetChange.short', { words: { what: { zh: short, en: short } } })
  await ctx.db.run(applySql, [ctx.tenantId, id])
  await ctx.db.run(markSql, [ctx.tenantId, id])
}

const takenBack = label('调整已生效，请另做反向调整', 'It is in effect; change it back by another')

export const changeDocument = documentOf(BudgetChange, changes.service.records, {
  lines: changes.service.records.lines,
  amount: 'moved',
  summary: ['project', 'moved', 'added', 'reason'],
  facts: { fields: changeFacts, read: readChangeFacts },
  precheck: (ctx, { id, project }) => hindrances(ctx, id, project.id),
  inUse: (ctx) => Promise.resolve([takenBack[ctx.language]]),
  defaultFlow: {
    steps: [
      { by: 'superior', name: label('直属上级', 'Superior') },
      { by: 'role', role: 'FINANCE', name: label('财务', 'Finance') },
      { by: 'role', role: 'GM', name: label('总经理', 'General manager'), from: '50000' },
    ],
  },
  on: { approved: apply },
})
