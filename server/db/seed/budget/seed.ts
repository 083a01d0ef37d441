import { Expense } from '@srm/api/expense'
import { multiplyMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import type { App } from '#kernel/http/app.ts'
import { fillRecords } from '#kernel/records/write/fill.ts'
import { budgetVersions, useBudget } from '#modules/budget/index.ts'
import { issueCodes } from '#modules/dictionary/index.ts'
import { replanProjects } from '#modules/project/index.ts'
import { asOf, dayAgo, daysAgo } from '../past.ts'

/** How much of its budget a project has spent by now. */
const spentShares: Readonly<Record<string, string>> = {
  executing: '0.24',
  settling: '0.97',
  closed: '0.94',
  preparing: '0.18',
}

type ProjectRow = {
  readonly id: string
  readonly stage: string
  readonly kind: string | null
  readonly owner: string
  readonly department: string | null
  /** Days to the event; less than nothing when it is over. */
  readonly inDays: number
}

const projectsSql = `select id, status as stage, kind, owner_id as owner, department_id as department,
    event_start - (now() at time zone 'Asia/Shanghai')::date as "inDays"
  from project_ref where tenant_id = $1 and status not in ('intent', 'canceled') order by code`
const templatesSql = `select id, kind from budget_template where tenant_id = $1 and status = 'enabled' order by created_at, id`
const approvedSql = `update budget set status = 'approved' where tenant_id = $1 and id = $2`
const momentSql = `update budget set effective_at = $3, changes_until = $3 where tenant_id = $1 and id = $2`
const dearerSql = `update budget_line set cost_price = round(cost_price * 1.08, 2), cost_amount = round(cost_amount * 1.08, 2)
  where tenant_id = $1 and budget_id = $2 and line % 4 = 1`
const totalSql = `update budget b set name = $3, cost_total = s.total, contingency = round(s.total * b.contingency_rate / 100, 2)
  from (select sum(cost_amount) as total from budget_line where tenant_id = $1 and budget_id = $2) s where b.tenant_id = $1 and b.id = $2`

const reopenSql = `with was as (select id, closed_at from project where tenant_id = $1 and stage = 'closed')
  update project p set stage = 'settling', closed_at = null from was where p.tenant_id = $1 and p.id = was.id returning p.id, was.closed_at as "closedAt"`
const closeSql = `update project set stage = 'closed', closed_at = $3 where tenant_id = $1 and id = $2`

type Place = { readonly app: App; readonly tenantId: string }

const since = ({ inDays }: ProjectRow, before: number): string => daysAgo(Math.max(1, before - inDays))

/** The first version from the template, in effect some weeks before the event. */
const addFirst = ({ app, tenantId }: Place, project: ProjectRow, template: string): Promise<string> => {
  const moment = since(project, 45)
  return asOf(app, { tenantId, by: project.owner, moment }, async (ctx) => {
    const source = { from: 'template', id: template } as const
    const { id } = await budgetVersions.begin(ctx, { projectId: project.id, source })
    await ctx.db.run(approvedSql, [tenantId, id])
    await budgetVersions.takeEffect(ctx, id)
    await ctx.db.run(momentSql, [tenantId, id, moment])
    return id
  })
}

/** A second version after prices were asked for; with `isOpen` it still waits to be submitted. */
const addSecond = ({ app, tenantId }: Place, project: ProjectRow, first: string, isOpen: boolean): Promise<void> => {
  const moment = since(project, 24)
  return asOf(app, { tenantId, by: project.owner, moment }, async (ctx) => {
    const source = { from: 'budget', id: first } as const
    const { id } = await budgetVersions.begin(ctx, { projectId: project.id, source })
    await ctx.db.run(dearerSql, [tenantId, id])
    await ctx.db.run(totalSql, [tenantId, id, isOpen ? '酒店与搭建报价后更新' : '询价后更新'])
    if (isOpen) return
    await ctx.db.run(approvedSql, [tenantId, id])
    await budgetVersions.takeEffect(ctx, id)
    await ctx.db.run(momentSql, [tenantId, id, moment])
  })
}

type Item = { readonly id: string; readonly name: string; readonly amount: string }

const itemsSql = `select id, name, amount::text as amount from budget_item where tenant_id = $1 and project_id = $2 and is_active order by code`

const kinds = ['companyCard', 'other', 'allocation', 'companyCard', 'bankFee'] as const

/** What was spent so far, as registered expenses that use the lines. */
const addExpenses = ({ app, tenantId }: Place, project: ProjectRow, share: string): Promise<void> =>
  app.asTenant(
    tenantId,
    async (ctx) => {
      const { rows: items } = await ctx.db.run<Item>(itemsSql, [tenantId, project.id])
      const used = items.filter(({ amount }, at) => Number(amount) > 0 && (share > '0.2' || at % 3 === 0))
      const codes = await issueCodes(ctx, Expense.name, used.length)
      const ago = (at: number): number => Math.max(1, 3 - project.inDays + (at % 9))
      const values = used.map(({ id, name, amount }, at) => ({
        code: codes[at] ?? '',
        purpose: `${name}结算`,
        kind: kinds[at % kinds.length],
        project: project.id,
        budgetItem: id,
        amount: multiplyMoney(amount, share),
        tax: '0.00',
        date: dayAgo(ago(at)),
        attachments: [],
        owner: project.owner,
        department: project.department,
        stage: 'booked',
        status: 'approved',
        madeAt: daysAgo(ago(at)),
      }))
      const ids = await fillRecords(ctx, Expense, values)
      await spend(ctx, ids, values)
    },
    project.owner,
  )

const spend = async (
  ctx: Ctx,
  ids: readonly string[],
  values: readonly { readonly budgetItem: string; readonly amount: string }[],
): Promise<void> => {
  for (const [at, { budgetItem, amount }] of values.entries())
    await useBudget(ctx, {
      holder: { kind: Expense.name, id: ids[at] ?? '' },
      point: 'actual',
      holds: [{ item: budgetItem, amount }],
    })
}

/** Budgets of the projects with their versions and what was spent; one of them nearly used up. */
export const seedBudgets = async (app: App, tenantId: string): Promise<void> => {
  const { projects, templates } = await app.asTenant(tenantId, async (ctx) => ({
    projects: (await ctx.db.run<ProjectRow>(projectsSql, [tenantId])).rows,
    templates: (await ctx.db.run<{ id: string; kind: string | null }>(templatesSql, [tenantId])).rows,
  }))
  const place = { app, tenantId }
  // Budgets were made while projects were open.
  const { rows: closed } = await app.asTenant(tenantId, (ctx) =>
    ctx.db.run<{ id: string; closedAt: string }>(reopenSql, [tenantId]),
  )
  for (const [nth, project] of projects.entries()) {
    const template = templates.find(({ kind }) => kind === project.kind) ?? templates[0]
    if (!template) continue
    const first = await addFirst(place, project, template.id)
    if (nth % 2 === 0) await addSecond(place, project, first, nth === 0)
    const share = spentShares[project.stage]
    if (share) await addExpenses(place, project, share)
  }
  for (const { id, closedAt } of closed)
    await app.asTenant(tenantId, (ctx) => ctx.db.run(closeSql, [tenantId, id, closedAt]))
  await app.asTenant(tenantId, (ctx) =>
    replanProjects(
      ctx,
      projects.map(({ id }) => id),
    ),
  )
}
