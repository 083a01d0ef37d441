import { Project, Task } from '@srm/api/project'
import { projectPages } from '@srm/api/project/pages'
import { label } from '@srm/api/shared/label'
import { shiftDay, touchesDays, type CalendarMove, type CalendarSource } from '#kernel/calendar.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { scopeSql } from '#kernel/records/read/scope.ts'
import { taskService } from './task/task.service.ts'

const lastOfEvent = 'coalesce(t.event_end, t.event_start)'

const moveTask = async (ctx: Ctx, move: CalendarMove) => {
  const { start, end } = await taskService.show(ctx, move.id)
  if (start !== move.from) fail('record.stale')
  return taskService.change(ctx, move.id, { start: shiftDay(start, move), end: shiftDay(end, move) })
}

export const projectCalendar: readonly CalendarSource[] = [
  {
    key: 'project',
    rank: 10,
    label: label('活动', 'Events'),
    color: 'blue',
    path: `${projectPages.project.detail.path}?id=`,
    permission: 'project:list',
    rows: ({ ctx, params }) => `select t.id, t.name as title, t.location_address as note, t.event_start as first,
        ${lastOfEvent} as last, null::timestamptz as at, null::timestamptz as until, t.owner_id as person, false as movable
      from project t where ${[
        't.tenant_id = $1',
        `t.stage <> 'canceled'`,
        touchesDays('t.event_start', lastOfEvent),
        ...scopeSql(Project, ctx, params),
      ].join(' and ')}`,
  },
  {
    key: 'task',
    rank: 20,
    label: label('任务', 'Tasks'),
    color: 'green',
    path: `${projectPages.task.detail.path}?id=`,
    permission: 'task:list',
    rows: ({ ctx, params }) => {
      const edit = scopeSql(Task, ctx, params, { reach: 'edit' }).join(' and ') || 'true'
      return `select t.id, t.title, p.name as note, t.start as first, t."end" as last,
          null::timestamptz as at, null::timestamptz as until, t.assignee_id as person, ${edit} as movable
        from task t join project p on p.tenant_id = t.tenant_id and p.id = t.project_id where ${[
          't.tenant_id = $1',
          `t.status in ('todo', 'doing', 'review')`,
          'not t.is_parent',
          touchesDays('t.start', 't."end"'),
          ...scopeSql(Task, ctx, params),
        ].join(' and ')}`
    },
    move: { permission: 'task:update', run: moveTask },
  },
]
