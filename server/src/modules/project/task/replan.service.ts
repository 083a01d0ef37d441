import { dayNumber, dayText } from '@srm/api/project/schedule/calendar'
import { linksOfLeaves } from '@srm/api/project/schedule/order'
import { pushed, type Starts } from '@srm/api/project/schedule/plan'
import { endOf } from '@srm/api/project/schedule/task'
import type { Ctx } from '#kernel/ctx.ts'
import { writeEvents } from '#kernel/records/write/events.ts'
import { refreshHealth } from '../health.service.ts'
import { planOf, type ProjectPlan, type TaskRow } from './plan.views.ts'
import { progressOf, rolledUp, type Standing } from './roll-up.rules.ts'
import type { MovedThing } from '@srm/api/project'
import { moveEvent } from '@srm/api/project/schedule/event'
import type { EventMove, EventMover } from '../project.store.ts'

const lockSql = `select id from project where tenant_id = $1 and id = $2 for no key update`

/** Changes of one plan come one after the other; taken before any task is. */
export const lockPlan = async (ctx: Ctx, projectId: string): Promise<void> => {
  await ctx.db.run(lockSql, [ctx.tenantId, projectId])
}

/** The rows of a plan with some of its tasks on other days. */
export const movedRows = ({ tasks, planned, calendar }: ProjectPlan, starts: Starts): TaskRow[] => {
  const byId = new Map(planned.map((task) => [task.id, task]))
  return tasks.map((row) => {
    const start = starts.get(row.id)
    const task = byId.get(row.id)
    if (start === undefined || !task || start === dayNumber(row.start)) return row
    return { ...row, start: dayText(start), end: dayText(endOf({ ...task, start }, calendar)) }
  })
}

const writeSql = `update task t set start = n.start, "end" = n."end", progress = n.progress, is_parent = n."isParent",
    version = t.version + 1, updated_at = now(), updated_by = app.actor()
  from json_to_recordset($2) as n (id uuid, start date, "end" date, progress int, "isParent" boolean)
  where t.tenant_id = $1 and t.id = n.id`

const progressSql = `update project set progress = $3 where tenant_id = $1 and id = $2 and progress <> $3::numeric`

const changesOf = (before: TaskRow, after: Standing) =>
  (['start', 'end'] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, from: before[field], to: after[field] }))

/** Writes what differs, in one statement, with a line in each timeline of what came to other days. */
export const writePlan = async (
  ctx: Ctx,
  projectId: string,
  before: readonly TaskRow[],
  after: readonly TaskRow[],
  note: string | null,
): Promise<number> => {
  const standing = rolledUp(after)
  const changed = before.flatMap((row) => {
    const now = standing.get(row.id)
    const isSame =
      !now || (['start', 'end', 'progress', 'isParent'] as const).every((field) => now[field] === row[field])
    return isSame ? [] : [{ row, now }]
  })
  if (changed.length > 0) await ctx.db.run(writeSql, [ctx.tenantId, JSON.stringify(changed.map(({ now }) => now))])
  const moved = changed
    .map(({ row, now }) => ({ row, now, changes: changesOf(row, now) }))
    .filter(({ changes }) => changes.length > 0)
  await writeEvents(
    ctx,
    'task',
    moved.map(({ row, changes }) => ({ subjectId: row.id, kind: 'updated', changes, note })),
  )
  await ctx.db.run(progressSql, [ctx.tenantId, projectId, progressOf(after, standing)])
  await refreshHealth(ctx, [projectId])
  return moved.length
}

/** After a change: what waits is pushed, what stands above takes over, and the project's progress and health follow. */
export const replan = async (ctx: Ctx, projectId: string, note: string | null = null): Promise<number> => {
  const plan = await planOf(ctx, projectId)
  const starts = pushed(plan.planned, plan.links, plan.calendar)
  const isOpen = new Set(plan.tasks.filter(({ status }) => status === 'todo').map(({ id }) => id))
  // What nobody waits for and waits for nobody stays on the days it was put, free ones too.
  const linked = new Set(linksOfLeaves(plan.planned, plan.links).map(({ to }) => to))
  const due = new Map([...starts].filter(([id]) => isOpen.has(id) && linked.has(id)))
  return writePlan(ctx, projectId, plan.tasks, movedRows(plan, due), note)
}

/** After many were written at once, as a template or an import does. */
export const replanProjects = async (ctx: Ctx, ids: readonly string[]): Promise<void> => {
  for (const id of ids) await replan(ctx, id)
}

const preview = async (ctx: Ctx, { projectId, from, to }: EventMove): Promise<readonly MovedThing[]> => {
  const { tasks, planned, links, calendar } = await planOf(ctx, projectId)
  const titles = new Map(tasks.map(({ id, title }) => [id, title]))
  const words = (days: { start: number; end: number }) => ({ start: dayText(days.start), end: dayText(days.end) })
  return moveEvent(planned, links, calendar, { from, to }).map(({ id, before, after, cause, isTooLate }) => ({
    kind: 'task',
    id,
    name: titles.get(id) ?? '',
    before: words(before),
    after: words(after),
    cause,
    isTooLate,
  }))
}

const apply = async (ctx: Ctx, { projectId }: EventMove, moved: readonly MovedThing[]): Promise<void> => {
  const plan = await planOf(ctx, projectId)
  const starts = new Map(
    moved.filter(({ kind }) => kind === 'task').map(({ id, after }) => [id, dayNumber(after.start)]),
  )
  await writePlan(ctx, projectId, plan.tasks, movedRows(plan, starts), '活动改期')
}

/** Tasks go along with the event they are planned for. */
export const taskMover: EventMover = { kind: 'task', preview, apply }
