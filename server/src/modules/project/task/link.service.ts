import type { Parsed } from '@srm/api/endpoint'
import type { project as calls, TaskLink } from '@srm/api/project'
import { findCycle } from '@srm/api/project/schedule/order'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { assertReach } from '../role/reach.views.ts'
import { assertOpenProject } from '../open-project.service.ts'
import { planOf, type ProjectPlan } from './plan.views.ts'
import { lockPlan, replan } from './replan.service.ts'

mapConstraintError('task_link_pair_key', 'task.linked')

const linksSql = `select id, from_id as "from", to_id as "to", type, lag from task_link where tenant_id = $1 and project_id = $2 order by id`

export const linksOf = async (ctx: Ctx, projectId: string): Promise<TaskLink[]> => {
  await assertReach(ctx, projectId, 'task', 'read')
  return (await ctx.db.run<TaskLink>(linksSql, [ctx.tenantId, projectId])).rows
}

type LinkInput = Parsed<typeof calls.task.link>['body']

const placesSql = `select distinct project_id as project from task where tenant_id = $1 and id = any($2)`

/** Both ends lie in one project, which nobody else plans meanwhile. */
const projectOfBoth = async (ctx: Ctx, ids: readonly string[]): Promise<string> => {
  const { rows } = await ctx.db.run<{ project: string }>(placesSql, [ctx.tenantId, ids])
  const [first, second] = rows
  if (!first) return fail('record.bad_reference')
  if (second) fail('task.link_elsewhere')
  await assertOpenProject(ctx, first.project, 'task')
  await lockPlan(ctx, first.project)
  return first.project
}

const refuseCircle = ({ tasks, planned, links }: ProjectPlan, link: LinkInput): void => {
  const cycle = findCycle(planned, [...links, link])
  if (!cycle) return
  const titles = new Map(tasks.map(({ id, title }) => [id, title]))
  const path = cycle.map((id) => titles.get(id) ?? '').join(' → ')
  fail('task.circle', { words: { path: { zh: path, en: path } } })
}

const insertSql = `insert into task_link (id, project_id, from_id, to_id, type, lag) values ($1, $2, $3, $4, $5, $6)`

/** Lets one task wait for another; what is in its way by that is pushed at once. */
export const addLink = async (ctx: Ctx, link: LinkInput): Promise<{ id: string; shifted: number }> => {
  const project = await projectOfBoth(ctx, [link.from, link.to])
  const plan = await planOf(ctx, project)
  const ends = plan.tasks.filter(({ id }) => id === link.from || id === link.to)
  if (link.type !== 'FS' && ends.some(({ isParent }) => isParent)) fail('task.parent_link')
  refuseCircle(plan, link)
  const id = newId()
  await ctx.db.run(insertSql, [id, project, link.from, link.to, link.type, link.lag])
  return { id, shifted: await replan(ctx, project) }
}

const ofLinkSql = `select project_id as project from task_link where tenant_id = $1 and id = $2`

export const removeLink = async (ctx: Ctx, id: string): Promise<{ id: string }> => {
  const { rows } = await ctx.db.run<{ project: string }>(ofLinkSql, [ctx.tenantId, id])
  const { project } = rows[0] ?? fail('record.not_found')
  await assertOpenProject(ctx, project, 'task')
  await ctx.db.run('delete from task_link where tenant_id = $1 and id = $2', [ctx.tenantId, id])
  return { id }
}

const baselineSql = `update task set baseline_start = start, baseline_end = "end" where tenant_id = $1 and project_id = $2`

/** The plan as it is now, to be compared with later. */
export const keepBaseline = async (ctx: Ctx, projectId: string): Promise<{ tasks: number }> => {
  await assertOpenProject(ctx, projectId, 'task')
  return { tasks: (await ctx.db.run(baselineSql, [ctx.tenantId, projectId])).rowCount ?? 0 }
}
