import type { Parsed } from '@srm/api/endpoint'
import { RunItem, runOfShow } from '@srm/api/run-of-show'
import { shiftFollowing, type Slot } from '@srm/api/run-of-show/timetable'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { writeEvents } from '#kernel/records/write/events.ts'
import { refuseStale } from '#kernel/records/write/writes.ts'
import { assertOpenProject } from '#modules/project/index.ts'
import { defineResource, resourceService } from '#modules/record/index.ts'
import { own } from './run-of-show.db.ts'
import { sheetOf } from './sheet.views.ts'

const service = resourceService(RunItem, {
  prepare: async (ctx, sent, before) => {
    await assertOpenProject(ctx, before?.project.id ?? sent.project, 'runItem')
    if (before && sent.project !== before.project.id) await assertOpenProject(ctx, sent.project, 'runItem')
    return sent
  },
  removable: (ctx, { project }) => assertOpenProject(ctx, project.id, 'runItem'),
})

const turnSql = `select pg_advisory_xact_lock(hashtextextended('run of show ' || $1::text, 0))`
const slotsSql = `select id, day::text as day, start_time as "startTime", minutes, state from run_item
  where tenant_id = $1 and project_id = $2 order by id for update`

/** Two people who shift the same day do it one after the other. */
const lockSlots = async (ctx: Ctx, itemId: string): Promise<Slot[]> => {
  const found = await own(ctx)
    .selectFrom('run_item')
    .select('project_id as id')
    .where('id', '=', itemId)
    .executeTakeFirst()
  const { id } = found ?? fail('record.not_found')
  await ctx.db.run(turnSql, [id])
  return (await ctx.db.run<Slot>(slotsSql, [ctx.tenantId, id])).rows
}

const moveSql = `update run_item r set day = m.day, start_time = m."startTime", version = r.version + 1, updated_at = now(), updated_by = app.actor()
  from json_to_recordset($2) as m (id uuid, day date, "startTime" text) where r.tenant_id = $1 and r.id = m.id`

type MovedSlot = Pick<Slot, 'id' | 'day' | 'startTime'>

/** Items come to other times by one statement, each with a line in its timeline. */
export const writeTimes = async (
  ctx: Ctx,
  before: readonly MovedSlot[],
  moved: readonly MovedSlot[],
  note: string,
): Promise<void> => {
  if (moved.length === 0) return
  await ctx.db.run(moveSql, [ctx.tenantId, JSON.stringify(moved)])
  const was = new Map(before.map((slot) => [slot.id, slot]))
  const changesOf = (now: MovedSlot) =>
    (['day', 'startTime'] as const)
      .map((field) => ({ field, from: was.get(now.id)?.[field] ?? null, to: now[field] }))
      .filter(({ from, to }) => from !== to)
  await writeEvents(
    ctx,
    RunItem.name,
    moved.map((now) => ({ subjectId: now.id, kind: 'updated', changes: changesOf(now), note })),
  )
}

type Shift = Parsed<typeof runOfShow.item.shift>['body']

/** An item and what follows it on its day come so many minutes later or earlier, all of it or nothing. */
const shift = async (ctx: Ctx, { id, version, minutes, count }: Shift): Promise<{ moved: number }> => {
  const slots = await lockSlots(ctx, id)
  const row = await service.records.held(ctx, id)
  await assertOpenProject(ctx, row.project.id, 'runItem')
  refuseStale(row, version)
  const moved = shiftFollowing(slots, id, minutes)
  if (moved.length !== count) fail('runItem.changed')
  const amount = String(Math.abs(minutes))
  await writeTimes(ctx, slots, moved, minutes > 0 ? `顺延 ${amount} 分钟` : `提前 ${amount} 分钟`)
  return { moved: moved.length }
}

export const runItems = defineResource(RunItem, runOfShow.item, {
  code: { type: 130, prefix: 'LC', period: 'year', digits: 6 },
  service,
  handlers: {
    sheet: (ctx, { query }) => sheetOf(ctx, query.projectId),
    shift: (ctx, { body }) => shift(ctx, body),
  },
})
