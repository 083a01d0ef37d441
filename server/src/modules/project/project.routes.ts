import { Project, project as calls } from '@srm/api/project'
import type { Option } from '@srm/api/shared/crud'
import type { Ctx } from '#kernel/ctx.ts'
import { implement } from '#kernel/module.ts'
import { classViews } from '#modules/dictionary/index.ts'
import { defineResource } from '#modules/record/index.ts'
import { attendeesHistory, changeAttendees, previewAttendees } from './attendees.service.ts'
import { moveCard, saveColumns, saveDefaultColumns } from './board/board.service.ts'
import { boardColumns } from './board/board.views.ts'
import { markDeliverable, saveDeliverables, waiveDeliverable } from './deliverable/deliverable.service.ts'
import { deliverablesOf, deliverablesOfType } from './deliverable/deliverable.views.ts'
import { confirmEventMove, previewEventMove } from './event-move.service.ts'
import { memberProjects } from './role/member.views.ts'
import { roleRights, saveRoleRights } from './role/role.service.ts'
import { projectRecords, projectService } from './project.service.ts'
import { scheduleOf } from './schedule/schedule.views.ts'
import { moveProject, standingOf } from './stage.service.ts'

const endedSql = `select id from project where tenant_id = $1 and id = any($2) and stage in ('closed', 'canceled')`

/** Projects to choose from: what has ended only where it is asked for. */
const options = async (ctx: Ctx, keyword: string | undefined, withEnded: boolean): Promise<Option[]> => {
  const all = await projectRecords.options(ctx, keyword)
  if (withEnded) return all
  const { rows } = await ctx.db.run<{ id: string }>(endedSql, [ctx.tenantId, all.map(({ id }) => id)])
  const ended = new Set(rows.map(({ id }) => id))
  return all.filter(({ id }) => !ended.has(id))
}

export const projects = defineResource(Project, calls.project, {
  code: { type: 6, prefix: 'XM', period: 'year' },
  service: projectService,
  members: memberProjects,
  handlers: {
    standing: (ctx, { params }) => standingOf(ctx, params.id),
    move: (ctx, { params, body }) => moveProject(ctx, params.id, body),
  },
})

const classes = classViews('project', Project)

export const furtherRoutes = [
  ...implement(calls.choice, {
    all: (ctx, { query }) => options(ctx, query.keyword, query.isIncludeJX === '1' || query.isIncludeJX === 'true'),
  }),
  ...implement(calls.classify, {
    tree: (ctx) => classes.tree(ctx),
    all: (ctx, { query }) => classes.options(ctx, query.keyword),
  }),
  ...implement(calls.role, {
    rights: (ctx, { params }) => roleRights(ctx, params.classifyId),
    save: (ctx, { params, body }) => saveRoleRights(ctx, params.classifyId, body),
  }),
  ...implement(calls.attendees, {
    history: (ctx, { params }) => attendeesHistory(ctx, params.id),
    preview: (ctx, { params, body }) => previewAttendees(ctx, params.id, body.attendees),
    change: (ctx, { params, body }) => changeAttendees(ctx, params.id, body),
  }),
  ...implement(calls.board, {
    columns: (ctx, { query }) => boardColumns(ctx, query.projectId),
    save: (ctx, { body }) => saveColumns(ctx, body),
    saveDefault: (ctx, { body }) => saveDefaultColumns(ctx, body),
    move: (ctx, { params, body }) => moveCard(ctx, params.id, body),
  }),
  ...implement(calls.deliverable, {
    ofType: (ctx, { params }) => deliverablesOfType(ctx, params.classifyId),
    saveType: (ctx, { params, body }) => saveDeliverables(ctx, params.classifyId, body),
    list: (ctx, { query }) => deliverablesOf(ctx, query.projectId),
    mark: (ctx, { body }) => markDeliverable(ctx, body),
    waive: (ctx, { body }) => waiveDeliverable(ctx, body),
  }),
  ...implement(calls.schedule, { work: (ctx, { query }) => scheduleOf(ctx, query.from, query.days) }),
  ...implement(calls.eventMove, {
    preview: (ctx, { params, body }) => previewEventMove(ctx, params.id, body),
    confirm: (ctx, { params, body }) => confirmEventMove(ctx, params.id, body),
  }),
]
