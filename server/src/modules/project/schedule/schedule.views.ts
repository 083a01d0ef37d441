import { Task, type WorkSchedule } from '@srm/api/project'
import { dayNumber, dayText } from '@srm/api/project/schedule/calendar'
import type { Ctx } from '#kernel/ctx.ts'
import { Params } from '#kernel/records/read/filters.ts'
import { scopeSql } from '#kernel/records/read/scope.ts'

/** More than anybody reads at once. */
const maxTasks = 5000

type ScheduleRow = WorkSchedule['tasks'][number] & {
  readonly person: string
  readonly department: string | null
  readonly project: string
  readonly eventStart: string | null
  readonly eventEnd: string | null
}

const rowsSql = (ctx: Ctx, params: Params): string => {
  const where = [
    `t.tenant_id = $1 and t."end" >= $2::date and t.start <= $3::date`,
    `t.status in ('todo', 'doing', 'review') and not t.is_parent and t.assignee_id is not null`,
    ...scopeSql(Task, ctx, params, { alias: 't' }),
  ].join(' and ')
  return `select t.id, t.title, t.status, t.weight, t.start::text as start, t."end"::text as "end",
      t.is_every_day or t.is_milestone as "isEveryDay", t.project_id as "projectId", t.assignee_id as "assigneeId",
      u.name as person, d.name as department, p.name as project, p.event_start::text as "eventStart", p.event_end::text as "eventEnd"
    from task t
      join project p on p.tenant_id = t.tenant_id and p.id = t.project_id and p.stage not in ('closed', 'canceled')
      join user_ref u on u.tenant_id = t.tenant_id and u.id = t.assignee_id
      left join department_ref d on d.tenant_id = u.tenant_id and d.id = u.department_id
    where ${where} order by u.name, u.id, t.start, t.id limit ${String(maxTasks + 1)}`
}

/** Everybody's open tasks of some days, in all projects the reader sees, in one statement. */
export const scheduleOf = async (ctx: Ctx, from: string, days: number): Promise<WorkSchedule> => {
  const params = new Params(ctx.tenantId, from, dayText(dayNumber(from) + days - 1))
  const { rows } = await ctx.db.run<ScheduleRow>(rowsSql(ctx, params), params.values)
  const shown = rows.slice(0, maxTasks)
  const people = new Map(
    shown.map(({ assigneeId: id, person: name, department }) => [id, { id, name, department }] as const),
  )
  const projects = new Map(
    shown.map(
      ({ projectId: id, project: name, eventStart, eventEnd }) => [id, { id, name, eventStart, eventEnd }] as const,
    ),
  )
  return {
    people: [...people.values()],
    projects: [...projects.values()],
    tasks: shown.map(({ id, title, status, weight, start, end, isEveryDay, projectId, assigneeId }) => ({
      id,
      title,
      status,
      weight,
      start,
      end,
      isEveryDay,
      projectId,
      assigneeId,
    })),
    isCut: rows.length > maxTasks,
  }
}
