import { project as calls, Task } from '@srm/api/project'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { CreateInput, Row } from '#kernel/records/fields/row.ts'
import { defineResource, resourceService } from '#modules/record/index.ts'
import { assertOpenProject } from '../open-project.service.ts'
import { calendarExceptions } from './calendar.views.ts'
import { addLink, keepBaseline, linksOf, removeLink } from './link.service.ts'
import { lockPlan, replan } from './replan.service.ts'
import { taskTree } from './tree.views.ts'

type Input = CreateInput<typeof Task>
type TaskRow = Row<typeof Task>

const maxDepth = 6

const aboveSql = `with recursive above as (
    select id, parent_id, project_id, 1 as depth from task where tenant_id = $1 and id = $2
    union all select t.id, t.parent_id, t.project_id, a.depth + 1 from above a join task t on t.tenant_id = $1 and t.id = a.parent_id where a.depth < 20)
  select id, project_id as project from above order by depth`

/** What a task stands below is of the same project, not below the task itself, and not too deep. */
const assertAbove = async (ctx: Ctx, sent: Input, before: TaskRow | undefined): Promise<void> => {
  if (!sent.parent || sent.parent === before?.parent?.id) return
  const at = { errors: [{ path: 'parent', message: '' }] }
  const { rows } = await ctx.db.run<{ id: string; project: string }>(aboveSql, [ctx.tenantId, sent.parent])
  if (rows[0]?.project !== sent.project) fail('task.above_elsewhere', at)
  if (rows.some(({ id }) => id === before?.id)) fail('task.above_circle', at)
  if (rows.length >= maxDepth) fail('task.too_deep', at)
}

const openBeforeSql = `select t.title from task t where t.tenant_id = $1 and t.status not in ('done', 'closed') and (t.parent_id = $2
    or t.id in (select l.from_id from task_link l where l.tenant_id = $1 and l.to_id = $2 and l.type in ('FS', 'FF')))
  order by t.sort limit 1`

/** What waits for another, or stands above it, is not done before that is. */
const assertDoable = async (ctx: Ctx, sent: Input, before: TaskRow | undefined): Promise<void> => {
  if (sent.status !== 'done' || !before || before.status === 'done') return
  const { rows } = await ctx.db.run<{ title: string }>(openBeforeSql, [ctx.tenantId, before.id])
  const [open] = rows
  if (open) fail('task.waits', { words: { what: { zh: open.title, en: open.title } } })
}

const lastSql = `select coalesce(max(sort), 0)::int + 10 as next from task where tenant_id = $1 and project_id = $2`

const prepare = async (ctx: Ctx, said: Input, before: TaskRow | undefined): Promise<Input> => {
  await assertOpenProject(ctx, said.project, 'task')
  // A task stays in its project.
  const sent = before ? { ...said, project: before.project.id } : said
  if (sent.project !== said.project) await assertOpenProject(ctx, sent.project, 'task')
  await assertAbove(ctx, sent, before)
  await assertDoable(ctx, sent, before)
  const end = sent.isMilestone ? sent.start : sent.end
  if (end < sent.start) fail('task.days', { errors: [{ path: 'end', message: '' }] })
  const isDone = sent.status === 'done'
  const kept = before ? { sort: before.sort, isParent: before.isParent } : { isParent: false }
  return {
    ...sent,
    ...kept,
    // What lies below a task says when it is and how far.
    ...(before?.isParent ? { start: before.start, end: before.end, progress: before.progress } : { end }),
    ...(!before?.isParent && { progress: progressOf(sent) }),
    doneAt: isDone ? (before?.doneAt ?? new Date().toISOString()) : null,
    ...(!before && { sort: await nextSort(ctx, sent.project) }),
  }
}

/** A task with a checklist is as far as that is. */
const progressOf = ({ status, progress, checklist }: Input): number => {
  if (status === 'done') return 100
  if (checklist.length === 0) return progress
  return Math.round((checklist.filter(({ isDone }) => isDone).length / checklist.length) * 100)
}

const nextSort = async (ctx: Ctx, projectId: string): Promise<number> =>
  (await ctx.db.run<{ next: number }>(lastSql, [ctx.tenantId, projectId])).rows[0]?.next ?? 10

const projectSql = `select project_id as project from task where tenant_id = $1 and id = $2`

/** Taken before the task itself, so that two changes of one plan never wait for each other. */
export const lockPlanOf = async (ctx: Ctx, id: string): Promise<void> => {
  const { rows } = await ctx.db.run<{ project: string }>(projectSql, [ctx.tenantId, id])
  if (rows[0]) await lockPlan(ctx, rows[0].project)
}

const base = resourceService(Task, {
  lines: { checklist: { table: 'task_check', parent: 'task_id' } },
  prepare,
  changed: async (ctx, _, after, before) => {
    const project = after?.project ?? before?.project.id
    if (project !== undefined) await replan(ctx, project)
  },
  removable: (_, { isParent }) => {
    if (isParent) fail('task.has_below')
  },
})

export const taskService: typeof base = {
  ...base,
  create: async (ctx, sent, from) => {
    await lockPlan(ctx, sent.project)
    return base.create(ctx, sent, from)
  },
  update: async (ctx, id, sent, from) => {
    await lockPlanOf(ctx, id)
    return base.update(ctx, id, sent, from)
  },
  change: async (ctx, id, some, from) => {
    await lockPlanOf(ctx, id)
    return base.change(ctx, id, some, from)
  },
  remove: async (ctx, id, version) => {
    await lockPlanOf(ctx, id)
    return base.remove(ctx, id, version)
  },
}

export const tasks = defineResource(Task, calls.task, {
  code: { type: 120, prefix: 'RW', period: 'year', digits: 6 },
  service: taskService,
  handlers: {
    tree: (ctx, { query }) => taskTree(ctx, query.projectId, query.keyword),
    links: (ctx, { query }) => linksOf(ctx, query.projectId),
    calendar: (ctx) => calendarExceptions(ctx),
    link: (ctx, { body }) => addLink(ctx, body),
    unlink: (ctx, { params }) => removeLink(ctx, params.id),
    baseline: (ctx, { body }) => keepBaseline(ctx, body.projectId),
  },
})
