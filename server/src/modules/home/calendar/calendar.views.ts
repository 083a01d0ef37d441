import type { CalendarItem, home } from '@srm/api/home'
import type { HandlerResult } from '@srm/api/endpoint'
import { holds } from '#kernel/auth/auth.ts'
import type { CalendarSource } from '#kernel/calendar.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { Module } from '#kernel/module.ts'
import { Params } from '#kernel/records/read/filters.ts'

/** Filled once when the modules are put together. */
let sources: readonly CalendarSource[] = []
export const declareCalendar = (modules: readonly Module[]): void => {
  sources = modules.flatMap((module) => module.calendar ?? []).toSorted((one, other) => one.rank - other.rank)
}

export const sourceOf = (key: string): CalendarSource | undefined => sources.find((source) => source.key === key)

/** More of one kind than anybody reads in a month. */
export const maxOfKind = 400
const maxDays = 400
const dayMs = 86_400_000

export type Days = { readonly from: string; readonly to: string; readonly isMineOnly: boolean }

export type CalendarRow = Omit<CalendarItem, 'kind' | 'path' | 'canMove'> & {
  readonly source: number
  readonly movable: boolean
}

const maySee = (ctx: Ctx, { permission }: CalendarSource): boolean =>
  permission === undefined || holds(ctx.session, permission)

const mayMove = (ctx: Ctx, { move }: CalendarSource): boolean =>
  move !== undefined && (move.permission === undefined || holds(ctx.session, move.permission))

const partSql = (rows: string, index: number, mine: string): string =>
  `(select ${String(index)} as source, r.id, r.title, r.note, r.first, r.last, r.at, r.until, r.movable
    from (${rows}) r where (not ${mine} or r.person = $2) order by r.first, r.at nulls first, r.id limit ${String(maxOfKind + 1)})`

/** All modules are asked in one statement; each answers with what this person may see of its own. */
export const calendarRows = async (
  ctx: Ctx,
  { from, to, isMineOnly }: Days,
): Promise<{ shown: readonly CalendarSource[]; rows: readonly CalendarRow[]; cut: string[] }> => {
  if (to < from || Date.parse(to) - Date.parse(from) > maxDays * dayMs) fail('calendar.range')
  const shown = sources.filter((source) => maySee(ctx, source))
  const params = new Params(ctx.tenantId, ctx.userId, from, to)
  const mine = params.add(isMineOnly, 'boolean')
  const parts = shown.map((source, index) => partSql(source.rows({ ctx, params }), index, mine))
  const sql = `with asked as (select $1::uuid, $2::uuid, $3::date, $4::date)
    select source, id, title, note, first::text as "from", last::text as "to", at, until, coalesce(movable, false) as movable
    from (${parts.join(' union all ')}) every order by "from", at nulls first, source, id`
  const { rows } = await ctx.db.run<CalendarRow>(sql, params.values)
  const counts = Map.groupBy(rows, ({ source }) => source)
  const cut = shown.filter((_, index) => (counts.get(index)?.length ?? 0) > maxOfKind)
  return { shown, rows, cut: cut.map(({ key }) => key) }
}

export const showCalendar = async (ctx: Ctx, days: Days): Promise<HandlerResult<typeof home.calendar.show>> => {
  const { shown, rows, cut } = await calendarRows(ctx, days)
  const items = rows.flatMap(({ source, movable, ...row }) => {
    const kind = shown[source]
    return kind
      ? [{ ...row, kind: kind.key, path: `${kind.path}${row.id}`, canMove: movable && mayMove(ctx, kind) }]
      : []
  })
  return { kinds: shown.map(({ key, label, color }) => ({ key, label, color })), items, cut }
}
