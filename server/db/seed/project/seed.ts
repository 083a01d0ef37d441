import { Project, ProjectMember, Task } from '@srm/api/project'
import { RunItem } from '@srm/api/run-of-show'
import type { RecordDefinition } from '@srm/api/shared/record'
import type { App } from '#kernel/http/app.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fillRecords } from '#kernel/records/write/fill.ts'
import { issueCodes } from '#modules/dictionary/index.ts'
import { replanProjects } from '#modules/project/index.ts'
import { dayAgo, daysAgo } from '../past.ts'
import { seedDocuments } from './documents.ts'
import { demoProjects, type DemoProject, type Step } from './plans.ts'
import { runOfShowOf } from './run-of-show.ts'

type Values = Readonly<Record<string, unknown>>
type People = Readonly<
  Record<Step['by'] | 'sales', { readonly id: string; readonly name: string; readonly departmentId: string | null }>
>

const add = async (ctx: Ctx, record: RecordDefinition, all: readonly Values[]): Promise<string[]> => {
  if (all.length === 0) return []
  const codes = await issueCodes(ctx, record.name, all.length)
  return fillRecords(
    ctx,
    record,
    all.map((values, index) => ({ ...values, code: codes[index] ?? '' })),
  )
}

const classesSql = 'select id, name from project_classify_ref where tenant_id = $1'
const customersSql = `select id from customer_ref where tenant_id = $1 and owner_id is not null and status = 'enabled' order by code limit 12`

const isOver = ({ stage }: DemoProject): boolean => stage === 'closed'

/** What is behind us is done, but for a few that are late; what is under way has begun. */
const statusOf = (project: DemoProject, { before, days }: Step, n: number): Values => {
  const untilEnd = project.inDays - before + days
  if (isOver(project) || untilEnd < -6)
    return { status: 'done', progress: 100, doneAt: daysAgo(Math.max(0.5, -untilEnd)) }
  if (untilEnd < 0)
    return n % 7 === 3
      ? { status: 'doing', progress: 60, doneAt: null }
      : { status: 'done', progress: 100, doneAt: daysAgo(0.5) }
  if (project.inDays - before <= 0) return { status: 'doing', progress: 30, doneAt: null }
  return { status: 'todo', progress: 0, doneAt: null }
}

const eventOf = ({ inDays, lasts }: DemoProject) => ({
  eventStart: dayAgo(-inDays),
  eventEnd: dayAgo(1 - inDays - lasts),
})

const projectValues = (
  one: DemoProject,
  n: number,
  people: People,
  customers: readonly string[],
  classes: ReadonlyMap<string, string>,
): Values => ({
  name: one.name,
  shortName: one.shortName,
  classify: classes.get(one.className),
  level: one.level,
  customer: customers[n % Math.max(1, customers.length)] ?? null,
  kind: one.kind,
  ...eventOf(one),
  setupDate: dayAgo(1 - one.inDays),
  teardownDate: dayAgo(1 - one.inDays - one.lasts),
  region: one.region,
  attendees: one.attendees,
  owner: people.manager.id,
  sales: people.sales.id,
  department: people.manager.departmentId,
  tags: [],
  attachments: [],
  stage: one.stage,
  health: 'normal',
  progress: '0.00',
  pausedAt: one.stage === 'paused' ? 'preparing' : null,
  stageNote: one.note ?? null,
  closedAt: isOver(one) ? daysAgo(-one.inDays - 40) : null,
  madeAt: daysAgo(Math.max(3, 80 - one.inDays)),
})

const memberValues = (project: string, people: People): Values[] =>
  (['manager', 'executor', 'planner', 'buyer'] as const).flatMap((role, at, all) => {
    const person = people[role]
    const isFirst = all.findIndex((other) => people[other].id === person.id) === at
    return isFirst ? [{ project, user: person.id, name: person.name, role, joinedOn: dayAgo(60) }] : []
  })

const plain = { helpers: [], priority: 'normal', isEveryDay: false, weight: 1, attachments: [] }

/** The phases of a project as tasks, with their steps below them. */
const addPlan = async (ctx: Ctx, project: string, one: DemoProject, people: People): Promise<void> => {
  const day = (before: number): string => dayAgo(before - one.inDays)
  const tops = one.phases.map(({ title, steps }, at) => ({
    ...plain,
    project,
    title,
    start: day(Math.max(...steps.map(({ before }) => before))),
    end: day(Math.min(...steps.map(({ before, days }) => before - days + 1))),
    status: isOver(one) ? 'done' : 'todo',
    progress: isOver(one) ? 100 : 0,
    doneAt: isOver(one) ? daysAgo(40) : null,
    isMilestone: false,
    sort: (at + 1) * 1000,
    isParent: true,
  }))
  const parents = await add(ctx, Task, tops)
  const below = one.phases.flatMap(({ steps }, at) =>
    steps.map((step, nth) => ({
      ...plain,
      project,
      title: step.title,
      parent: parents[at],
      assignee: people[step.by].id,
      start: day(step.before),
      end: day(step.isMilestone ? step.before : step.before - step.days + 1),
      isMilestone: step.isMilestone,
      isEveryDay: step.before <= 2 && step.before > -2,
      priority: step.isMilestone ? 'high' : 'normal',
      ...statusOf(one, step, at + nth),
      sort: (at + 1) * 1000 + (nth + 1) * 10,
      isParent: false,
    })),
  )
  await keepOrder(ctx, project, below, await add(ctx, Task, below))
}

const linkSql = `insert into task_link (id, project_id, from_id, to_id, type, lag)
  select app.new_id(), $1::uuid, "from", "to", 'FS', 0 from json_to_recordset($2) as n ("from" uuid, "to" uuid)`
const baselineSql = `update task set baseline_start = start, baseline_end = "end" where tenant_id = $1 and project_id = $2 and not is_parent`

type DemoStep = { readonly parent: string | undefined; readonly start: string; readonly end: string }

/** Of each phase a step waits for the one before it where their days allow it; the plan is kept as it was made. */
const keepOrder = async (
  ctx: Ctx,
  project: string,
  steps: readonly DemoStep[],
  ids: readonly string[],
): Promise<void> => {
  const links = steps.flatMap((step, at) => {
    const next = steps[at + 1]
    return next && next.parent === step.parent && step.end < next.start ? [{ from: ids[at], to: ids[at + 1] }] : []
  })
  await ctx.db.run(linkSql, [project, JSON.stringify(links)])
  await ctx.db.run(baselineSql, [ctx.tenantId, project])
}

const peopleSql = `select u.id, u.name, u.department_id as "departmentId", d.code as unit from user_ref u
    left join department_ref d on d.tenant_id = u.tenant_id and d.id = u.department_id
  where u.tenant_id = $1 order by u.code`

type Colleague = People['manager'] & { readonly unit: string | null }

const peopleOf = (all: readonly Colleague[]): People => {
  const of = (unit: string, nth: number): Colleague => {
    const found = all.filter((one) => one.unit === unit)[nth] ?? all[nth % all.length]
    if (!found) throw new Error('nobody works here')
    return found
  }
  return {
    manager: of('XM1', 1),
    executor: of('XM1', 2),
    planner: of('XM1', 0),
    buyer: of('CG', 1),
    sales: of('KH', 1),
  }
}

const supplierSql = `select id from supplier_ref where tenant_id = $1 order by name ~ '搭建|舞美|展览|展示' desc, code limit 1`

/** The first one comes soon: its days are planned by the minute and its documents are there. */
const addShow = async (ctx: Ctx, project: string, { inDays }: DemoProject, people: People): Promise<void> => {
  const { rows } = await ctx.db.run<{ id: string }>(supplierSql, [ctx.tenantId])
  const dayOf = (nth: number): string => dayAgo(-inDays - nth)
  await add(ctx, RunItem, runOfShowOf(project, dayOf, people, rows[0]?.id ?? null))
  await seedDocuments(ctx, project)
}

/** Projects at every stage, planned around the day of seeding. */
export const seedProjects = async (app: App, tenantId: string, count: number): Promise<void> => {
  const shown = await app.asTenant(tenantId, async (ctx) => {
    const people = peopleOf((await ctx.db.run<Colleague>(peopleSql, [tenantId])).rows)
    const classes = new Map(
      (await ctx.db.run<{ id: string; name: string }>(classesSql, [tenantId])).rows.map(({ id, name }) => [name, id]),
    )
    const customers = (await ctx.db.run<{ id: string }>(customersSql, [tenantId])).rows.map(({ id }) => id)
    const chosen = demoProjects.slice(0, count)
    const ids = await add(
      ctx,
      Project,
      chosen.map((one, n) => projectValues(one, n, people, customers, classes)),
    )
    await add(
      ctx,
      ProjectMember,
      ids.flatMap((project) => memberValues(project, people)),
    )
    for (const [n, one] of chosen.entries()) await addPlan(ctx, ids[n] ?? '', one, people)
    await replanProjects(ctx, ids)
    return chosen[0] && { project: ids[0] ?? '', one: chosen[0], people }
  })
  if (!shown) return
  const { project, one, people } = shown
  await app.asTenant(tenantId, (ctx) => addShow(ctx, project, one, people), people.manager.id)
}
