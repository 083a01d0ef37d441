import { dayText } from '@srm/api/run-of-show/timetable'
import type { Ctx } from '#kernel/ctx.ts'
import type { projectPoints } from '#modules/project/index.ts'
import { writeTimes } from './item.service.ts'

type EventMover = ReturnType<typeof projectPoints.movers.all>[number]
type EventMove = Parameters<EventMover['preview']>[1]
type DayRow = { readonly id: string; readonly day: string; readonly startTime: string; readonly title: string }

const kind = 'runOfShow'
const rowsSql = `select id, day::text as day, start_time as "startTime", title from run_item
  where tenant_id = $1 and project_id = $2 and state = 'waiting' order by day, start_time, id`

const rowsOf = async (ctx: Ctx, { projectId }: EventMove): Promise<DayRow[]> =>
  (await ctx.db.run<DayRow>(rowsSql, [ctx.tenantId, projectId])).rows

const later = (day: string, { from, to }: EventMove): string =>
  dayText(Date.parse(`${day}T00:00:00Z`) / 60_000 + (to.start - from.start) * 1440)

/** The days of a run-of-show go along with the event; a day is told of once, however much happens on it. */
export const runOfShowMover: EventMover = {
  kind,
  preview: async (ctx, move) => {
    if (move.to.start === move.from.start) return []
    const days = Map.groupBy(await rowsOf(ctx, move), ({ day }) => day)
    return [...days].map(([day, items]) => {
      const after = later(day, move)
      return {
        kind,
        id: items[0]?.id ?? '',
        name: `执行流程：${items[0]?.title ?? ''}等 ${String(items.length)} 项`,
        before: { start: day, end: day },
        after: { start: after, end: after },
        cause: 'event' as const,
        isTooLate: false,
      }
    })
  },
  apply: async (ctx, move) => {
    const rows = await rowsOf(ctx, move)
    if (move.to.start === move.from.start) return
    const moved = rows.map(({ id, day, startTime }) => ({ id, day: later(day, move), startTime }))
    await writeTimes(ctx, rows, moved, '活动改期')
  },
}
