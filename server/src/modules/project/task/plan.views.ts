import { dayNumber, type Calendar } from '@srm/api/project/schedule/calendar'
import { durationOf, type Link, type LinkType, type Task as PlannedTask } from '@srm/api/project/schedule/task'
import type { Ctx } from '#kernel/ctx.ts'
import { calendarOfCompany } from './calendar.views.ts'

export type TaskRow = {
  readonly id: string
  readonly title: string
  readonly parentId: string | null
  readonly start: string
  readonly end: string
  readonly status: 'todo' | 'doing' | 'review' | 'done' | 'closed'
  readonly isMilestone: boolean
  readonly isEveryDay: boolean
  readonly isParent: boolean
  readonly weight: number
  readonly progress: number
}

const tasksSql = `select id, title, parent_id as "parentId", start::text as start, "end"::text as "end", status, is_milestone as "isMilestone",
    is_every_day as "isEveryDay", is_parent as "isParent", weight, progress
  from task where tenant_id = $1 and project_id = $2 order by sort, id`

const linksSql = `select id, from_id as "from", to_id as "to", type, lag from task_link where tenant_id = $1 and project_id = $2 order by id`

export type LinkRow = Link & { readonly id: string; readonly type: LinkType }

export type ProjectPlan = {
  readonly tasks: readonly TaskRow[]
  readonly links: readonly LinkRow[]
  readonly calendar: Calendar
  readonly planned: readonly PlannedTask[]
}

/** As the engine sees it: what was begun stays; what lies on free days alone counts them. */
const plannedTask = (row: TaskRow, calendar: Calendar): PlannedTask => {
  const { id, parentId, isMilestone, status } = row
  const start = dayNumber(row.start)
  const whole = { id, start, duration: 0, isFixed: status !== 'todo', ...(parentId !== null && { parent: parentId }) }
  if (isMilestone) return { ...whole, isEveryDay: true }
  const end = dayNumber(row.end)
  const isEveryDay = row.isEveryDay || durationOf(whole, end, calendar) === 0
  return { ...whole, isEveryDay, duration: durationOf({ ...whole, isEveryDay }, end, calendar) }
}

/** Everything a plan is made of, in three statements. */
export const planOf = async (ctx: Ctx, projectId: string): Promise<ProjectPlan> => {
  const of = [ctx.tenantId, projectId]
  const { rows: tasks } = await ctx.db.run<TaskRow>(tasksSql, of)
  const { rows: links } = await ctx.db.run<LinkRow>(linksSql, of)
  const calendar = await calendarOfCompany(
    ctx,
    tasks.flatMap(({ start, end }) => [start, end]),
  )
  return { tasks, links, calendar, planned: tasks.map((row) => plannedTask(row, calendar)) }
}
