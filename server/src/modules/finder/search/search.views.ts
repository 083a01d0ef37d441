import { z } from 'zod'
import {
  doubtsOf,
  fitOf,
  layoutNames,
  missesOf,
  reasonOf,
  type SearchQuery,
  type Candidate,
  type finder,
  type SearchResult,
  type Standing,
} from '@srm/api/finder'
import type { Parsed, HandlerResult } from '@srm/api/endpoint'
import type { FileView } from '@srm/api/shared/fields'
import type { Ctx } from '#kernel/ctx.ts'
import { readCursor, writeCursor } from '#kernel/records/read/cursor.ts'
import { snake } from '#kernel/records/fields/columns.ts'
import { Params } from '#kernel/records/read/filters.ts'
import { fileViews } from '#modules/file/index.ts'
import { calendarSql, daysOf, freeRooms, nightsSql } from './free.views.ts'
import { judgedSql } from './judge.views.ts'
import { spotsSql } from './spot.views.ts'
import { unitsSql } from './unit.views.ts'

type Row = Omit<SearchResult, 'fit' | 'standing' | 'photo'> &
  Candidate & { photo: string | null; tier: number; doubt: number; gap: number; n: number }
type Counts = Record<Standing, number>

const standingSql: Readonly<Record<Standing, string>> = {
  fit: 'misses = 0 and doubts = 0',
  maybe: 'misses = 0 and doubts > 0',
  miss: 'misses > 0',
}

const seats = layoutNames.map((name) => `'${name}', u.${snake(name)}`).join(', ')
const name = (id: string, of: string): string =>
  `case when ${id} is not null then json_build_object('id', ${id}, 'name', ${of}) end`

/** Prices go as text, so that none is rounded on the way; who may not see them gets none. */
const columns = (
  hidden: boolean,
): string => `u.id, u.n, u.halls, u.name, u.floor, ${name('u.place_id', 'u.place_name')} as place,
  ${name('u.hotel_id', 'u.hotel_name')} as hotel, ${name('u.supplier_id', 'u.supplier_name')} as supplier, u.grade, u.region,
  u.address, u.lat, u.lng, u.phone, u.photo, u.area::text as area, u.height::text as height, u.pillar, u.led, u.load,
  json_build_object(${seats}) as seats, ${hidden ? 'null::text' : 'u.price::text'} as price, c.calendar,
  case when u.hotel_id is not null then json_build_object('rooms', v.rooms, 'king', v.king, 'twin', v.twin, 'suite', v.suite) end as lodging`

/** What somebody sorted is in that order, only what does not suit stays behind. */
const tiers = ({ sort }: SearchQuery): string =>
  sort === 'best' ? 'misses as tier, doubts as doubt' : '(misses > 0)::int as tier, 0 as doubt'

const order = 'tier, doubt, gap, id, n'

/** What the last one on the page stands by: tier, doubt, gap, id and n. */
const Cursor = z.tuple([z.int(), z.int(), z.int(), z.string().regex(/^[0-9a-f-]{36}$/), z.int()])

const beyond = (cursor: string | undefined, params: Params): string => {
  if (cursor === undefined) return ''
  const [tier, doubt, gap, id, n] = readCursor(Cursor, cursor)
  const values = [tier, doubt, gap].map((value) => params.add(value, 'int'))
  return `and (${order}) > (${values.join(', ')}, ${params.add(id, 'uuid')}, ${params.add(n, 'int')})`
}

type Page = { readonly cursor?: string | undefined; readonly limit: number }

/** Neither the answer nor its order tells prices to those who may not see them. */
const withoutPrices = (asked: SearchQuery): SearchQuery => ({
  ...asked,
  budget: undefined,
  sort: asked.sort === 'price' ? 'best' : asked.sort,
})

const statement = (asked: SearchQuery, hidden: boolean, { cursor, limit }: Page, params: Params): string => {
  const days = daysOf(asked, params)
  const judged = judgedSql(hidden ? withoutPrices(asked) : asked, params)
  // A budget against prices one may not see is not known, for every hall alike.
  const unseen = hidden && asked.budget !== undefined ? `doubts + 1` : 'doubts'
  const only = asked.standing ? standingSql[asked.standing] : 'true'
  const count = (standing: Standing): string => `'${standing}', count(*) filter (where ${standingSql[standing]})`
  // Thousands are judged, by numbers alone; only what is shown is put into words.
  return `with night as (${nightsSql(days)}), spot as materialized (${spotsSql(asked, params, days)}), unit as materialized (${unitsSql(asked)}),
    scored as (select u.id, u.n, c.calendar, ${judged} from unit u cross join lateral (${calendarSql(asked, days)}) c),
    judged as materialized (select x.*, ${tiers(asked)} from (select id, n, calendar, misses, ${unseen} as doubts, gap from scored) x),
    best as (select * from judged where ${only} ${beyond(cursor, params)} order by ${order} limit ${String(limit)}),
    shown as (select ${columns(hidden)}, c.tier, c.doubt, c.gap from best c join unit u on u.id = c.id and u.n = c.n
      left join hotel_ref o on o.tenant_id = $1 and o.id = u.hotel_id ${freeRooms(days)})
    select ${cursor === undefined ? `(select json_build_object(${count('fit')}, ${count('maybe')}, ${count('miss')}) from judged)` : 'null::json'} as counts,
      coalesce((select json_agg(x order by ${order}) from shown x), '[]') as items`
}

const standingOf = (misses: number, doubts: number): Standing => {
  if (misses > 0) return 'miss'
  return doubts > 0 ? 'maybe' : 'fit'
}

const foundOf = (ctx: Ctx, asked: SearchQuery, row: Row, photos: ReadonlyMap<string, FileView>): SearchResult => {
  const fit = fitOf(asked, row)
  return {
    ...row,
    photo: row.photo === null ? null : (photos.get(row.photo) ?? null),
    standing: standingOf(missesOf(fit), doubtsOf(fit)),
    fit: fit.map((verdict) => ({ ...verdict, reason: reasonOf(verdict, asked, ctx.language) })),
  }
}

const hides = (ctx: Ctx): boolean => ctx.session.masks?.has('cost') === true

export const rowsOf = async (
  ctx: Ctx,
  asked: SearchQuery,
  page: Page,
): Promise<{ items: Row[]; counts: Counts | null }> => {
  const params = new Params(ctx.tenantId)
  const sql = statement(asked, hides(ctx), page, params)
  const { rows } = await ctx.db.run<{ items: Row[]; counts: Counts | null }>(sql, params.values, 'fresh')
  return rows[0] ?? { items: [], counts: null }
}

type Search = typeof finder.search

/** Halls or hotels for a demand, the best first, each with the reasons. */
export const findPlaces = async (
  ctx: Ctx,
  { cursor, pageSize, ...asked }: Parsed<Search>['query'],
): Promise<HandlerResult<Search>> => {
  const { items, counts } = await rowsOf(ctx, asked, { cursor, limit: pageSize + 1 })
  const shown = items.slice(0, pageSize)
  const photos = await fileViews(
    ctx,
    shown.flatMap(({ photo }) => photo ?? []),
  )
  const last = items.length > pageSize ? shown.at(-1) : undefined
  const next = last && writeCursor([last.tier, last.doubt, last.gap, last.id, last.n])
  return {
    items: shown.map((row) => foundOf(ctx, asked, row, photos)),
    counts,
    nextCursor: next ?? null,
  }
}
