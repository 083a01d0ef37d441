import type { finder, MapKind, Spot } from '@srm/api/finder'
import type { Parsed, HandlerResult } from '@srm/api/endpoint'
import type { Ctx } from '#kernel/ctx.ts'
import { Params } from '#kernel/records/read/filters.ts'
import { cellOf, clustersOf, countedZoom, type MapCell } from './map.rules.ts'
import { boxSql } from '../search/spot.views.ts'

type WithinEndpoint = typeof finder.map.within
type Query = Parsed<WithinEndpoint>['query']

/** So many are shown one by one; beyond it they would cover each other. */
const fewSpots = 200

/** A hotel and a place are graded as the supplier they belong to. */
const sources: Readonly<Record<MapKind, { readonly from: string; readonly grade: string }>> = {
  supplier: { from: 'from supplier_ref t', grade: 't.grade' },
  hotel: {
    from: 'from hotel_ref t left join supplier_ref s on s.tenant_id = t.tenant_id and s.id = t.supplier_id',
    grade: 's.grade',
  },
  place: {
    from: 'from place_ref t left join supplier_ref s on s.tenant_id = t.tenant_id and s.id = t.supplier_id',
    grade: 's.grade',
  },
}

const conditions = (query: Query, grade: string, params: Params): string => {
  const only = query.grade === undefined ? [] : [`coalesce(${grade}, 'none') = ${params.add(query.grade, 'text')}`]
  return [
    't.tenant_id = $1',
    `t.status = 'enabled'`,
    't.location_lat is not null',
    boxSql('t', query, params),
    ...only,
  ].join(' and ')
}

/** Counted in squares by the database, so that a million points never travel. */
const mapCellsOf = async (ctx: Ctx, query: Query): Promise<MapCell[]> => {
  const params = new Params(ctx.tenantId)
  const { from, grade } = sources[query.kind]
  const cell = params.add(cellOf(query.zoom), 'float8')
  const sql = `select floor(t.location_lng / ${cell})::int as x, floor(t.location_lat / ${cell})::int as y, left(t.region, 4) as city,
      coalesce(${grade}, 'none') as grade, count(*)::int as count, sum(t.location_lat) as lat, sum(t.location_lng) as lng
    ${from} where ${conditions(query, grade, params)} group by 1, 2, 3, 4`
  return (await ctx.db.run<MapCell>(sql, params.values)).rows
}

/** The squares that touch what is looked at, from what was counted beforehand: none of the suppliers is looked at. */
const countedCells = async (ctx: Ctx, { zoom, south, north, west, east, grade }: Query): Promise<MapCell[]> => {
  const params = new Params(ctx.tenantId)
  const square = (degrees: number): string => params.add(Math.floor(degrees / cellOf(countedZoom)), 'int')
  const step = params.add(2 ** (countedZoom - zoom), 'float8')
  const only = grade === undefined ? '' : `and grade = ${params.add(grade, 'text')}`
  const sql = `select floor(column_no / ${step})::int as x, floor(row_no / ${step})::int as y, city, grade, sum(members)::int as count, sum(lat) as lat, sum(lng) as lng
    from supplier_map_cluster where tenant_id = $1 and row_no between ${square(south)} and ${square(north)}
      and column_no between ${square(west)} and ${square(east)} ${only} group by 1, 2, 3, 4 having sum(members) > 0`
  return (await ctx.db.run<MapCell>(sql, params.values)).rows
}

const spotsOf = async (ctx: Ctx, query: Query): Promise<Spot[]> => {
  const params = new Params(ctx.tenantId)
  const { from, grade } = sources[query.kind]
  const sql = `select t.id, t.name, t.location_lat as lat, t.location_lng as lng, coalesce(${grade}, 'none') as grade, t.region,
      t.location_address as address ${from} where ${conditions(query, grade, params)}
    order by t.name collate "zh-x-icu", t.id limit ${String(fewSpots)}`
  return (await ctx.db.run<Spot>(sql, params.values)).rows
}

export const withinMap = async (ctx: Ctx, query: Query): Promise<HandlerResult<WithinEndpoint>> => {
  const counted = query.kind === 'supplier' && query.zoom <= countedZoom
  const mapCells = await (counted ? countedCells(ctx, query) : mapCellsOf(ctx, query))
  const total = mapCells.reduce((sum, { count }) => sum + count, 0)
  if (total > fewSpots) return { total, spots: [], clusters: clustersOf(mapCells) }
  const spots = total === 0 ? [] : await spotsOf(ctx, query)
  return { total: spots.length, spots, clusters: [] }
}
