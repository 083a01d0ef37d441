import { createHash } from 'node:crypto'
import type { Parsed } from '@srm/api/endpoint'
import type { MovedThing, Project, project as calls } from '@srm/api/project'
import { dayNumber } from '@srm/api/project/schedule/calendar'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { Row } from '#kernel/records/fields/row.ts'
import { refuseStale } from '#kernel/records/write/writes.ts'
import { type EventMove, projectPoints } from './project.store.ts'
import { projectRecords } from './project.service.ts'
import { hasEnded } from './stage.rules.ts'
import { lockPlan } from './task/replan.service.ts'

type MoveInput = Parsed<typeof calls.eventMove.preview>['body']

const moveOf = (row: Row<typeof Project>, { eventStart, eventEnd, version }: MoveInput): EventMove => {
  refuseStale(row, version)
  if (hasEnded(row.stage)) fail('project.ended')
  if (eventEnd < eventStart) fail('project.event_days', { errors: [{ path: 'eventEnd', message: '' }] })
  if (row.eventStart === null) return fail('project.no_event')
  return {
    projectId: row.id,
    from: { start: dayNumber(row.eventStart), end: dayNumber(row.eventEnd ?? row.eventStart) },
    to: { start: dayNumber(eventStart), end: dayNumber(eventEnd) },
  }
}

/** Other plans have other seals. */
const sealOf = (moved: readonly MovedThing[]): string =>
  createHash('sha256').update(JSON.stringify(moved)).digest('hex')

const previewOf = async (ctx: Ctx, move: EventMove): Promise<MovedThing[]> => {
  const moved: MovedThing[] = []
  for (const { preview } of projectPoints.movers.all()) moved.push(...(await preview(ctx, move)))
  return moved
}

/** Everything that would come to other days, without moving anything. */
export const previewEventMove = async (
  ctx: Ctx,
  id: string,
  wanted: MoveInput,
): Promise<{ seal: string; moved: MovedThing[] }> => {
  const moved = await previewOf(ctx, moveOf(await projectRecords.held(ctx, id), wanted))
  return { seal: sealOf(moved), moved }
}

/** Moves the event and what was seen to move with it, once; a plan that changed meanwhile is to be looked at again. */
export const confirmEventMove = async (
  ctx: Ctx,
  id: string,
  { seal, ...wanted }: MoveInput & { readonly seal: string },
): Promise<{ id: string; version: number; moved: number }> => {
  await lockPlan(ctx, id)
  const move = moveOf(await projectRecords.held(ctx, id), wanted)
  const moved = await previewOf(ctx, move)
  if (sealOf(moved) !== seal) fail('project.plan_changed')
  const { eventStart, eventEnd } = wanted
  const { version } = await projectRecords.patch(ctx, id, { eventStart, eventEnd })
  for (const { kind, apply } of projectPoints.movers.all())
    await apply(
      ctx,
      move,
      moved.filter((one) => one.kind === kind),
    )
  return { id, version, moved: moved.length }
}
