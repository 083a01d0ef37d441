import type { Parsed } from '@srm/api/endpoint'
import { Project, type project as calls, type ProjectStage, type ProjectStanding } from '@srm/api/project'
import { shanghaiDay } from '@srm/api/shared/date'
import { dayNumber } from '@srm/api/project/schedule/calendar'
import { metaOf } from '@srm/api/shared/field-meta'
import { label, type Label } from '@srm/api/shared/label'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { refuseStale } from '#kernel/records/write/writes.ts'
import { reasonsOf, refreshHealth } from './health.service.ts'
import { projectPoints } from './project.store.ts'
import { projectRecords } from './project.service.ts'
import { hasEnded, needsNote, requestFor, waysFrom } from './stage.rules.ts'

type MoveInput = Parsed<typeof calls.project.move>['body']

const labelOf = (stage: ProjectStage): Label =>
  metaOf(Project.fields.stage).choices?.find(({ value }) => value === stage)?.label ?? label(stage, stage)

/** What the modules concerned say is in the way of a stage. */
export const hindrancesOf = async (ctx: Ctx, id: string, stage: ProjectStage): Promise<Label[]> => {
  const found: Label[] = []
  for (const guard of projectPoints.guards.all())
    if (guard.stage === stage) {
      const hindrance = await guard.hindrance(ctx, id)
      if (hindrance) found.push(hindrance)
    }
  return found
}

const joined = (all: readonly Label[]): Label => ({
  zh: all.map(({ zh }) => zh).join('、'),
  en: all.map(({ en }) => en).join(', '),
})

/** Takes a project to another stage, where nothing is in the way. */
export const moveProject = async (ctx: Ctx, id: string, sent: MoveInput): Promise<{ id: string; version: number }> => {
  const before = await projectRecords.held(ctx, id)
  refuseStale(before, sent.version)
  const { stage, note = '' } = sent
  if (!waysFrom(before.stage, before.pausedAt).includes(stage)) fail('project.no_way')
  if (requestFor(before.stage, stage)) fail('project.by_request')
  if (hasEnded(stage) && !holds(ctx.session, 'project:close')) fail('session.forbidden')
  if (needsNote(before.stage, stage) && note === '')
    fail('project.note_needed', { errors: [{ path: 'note', message: '' }] })
  const hindrances = await hindrancesOf(ctx, id, stage)
  if (hindrances.length > 0) fail('project.hindered', { words: { stage: labelOf(stage), what: joined(hindrances) } })
  const pausedAt = stage === 'paused' ? before.stage : null
  const { version } = await projectRecords.patch(ctx, id, { stage, stageNote: note === '' ? null : note, pausedAt })
  await refreshHealth(ctx, [id])
  return { id, version }
}

/** What was approved happens, whoever took the last step. */
export const moveBy = async (ctx: Ctx, id: string, stage: 'preparing' | 'closed'): Promise<void> => {
  const closedAt = stage === 'closed' ? new Date().toISOString() : null
  await projectRecords.patch(seeingAll(ctx), id, { stage, stageNote: null, pausedAt: null, closedAt })
  await refreshHealth(ctx, [id])
}

const seeingAll = (ctx: Ctx): Ctx => ({ ...ctx, session: { ...ctx.session, scope: { kind: 'all' } } })

const tasksSql = `select count(*)::int as "all", count(*) filter (where status = 'done')::int as done,
    count(*) filter (where status in ('todo', 'doing', 'review') and "end" < $3::date)::int as late
  from task where tenant_id = $1 and project_id = $2 and not is_parent and status <> 'closed'`

/** How far, how healthy and what next. */
export const standingOf = async (ctx: Ctx, id: string): Promise<ProjectStanding> => {
  const { stage, pausedAt, eventStart } = await projectRecords.show(ctx, id)
  const today = shanghaiDay(new Date())
  const { rows } = await ctx.db.run<ProjectStanding['tasks']>(tasksSql, [ctx.tenantId, id, today])
  const ways: ProjectStanding['ways'] = []
  const mayEnd = holds(ctx.session, 'project:close')
  const isOffered = (one: ProjectStage): boolean => mayEnd || !hasEnded(one) || requestFor(stage, one) !== null
  for (const way of waysFrom(stage, pausedAt).filter(isOffered))
    ways.push({
      stage: way,
      request: requestFor(stage, way),
      hindrances: (await hindrancesOf(ctx, id, way)).map((one) => one[ctx.language]),
    })
  return {
    daysLeft: eventStart === null ? null : dayNumber(eventStart) - dayNumber(today),
    reasons: await reasonsOf(ctx, id),
    ways,
    tasks: rows[0] ?? { all: 0, done: 0, late: 0 },
  }
}
