import type { MovedThing } from '@srm/api/project'
import { dayNumber, dayText } from '@srm/api/project/schedule/calendar'
import { moveEvent } from '@srm/api/project/schedule/event'
import type { Ctx } from '#kernel/ctx.ts'
import type { EventMove, EventMover } from '../project.store.ts'
import { planOf } from './plan.views.ts'
import { movedRows, writePlan } from './replan.service.ts'

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
