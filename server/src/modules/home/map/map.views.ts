import type { HomeMap } from '@srm/api/home'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import type { MapSource } from '#kernel/map-source.ts'
import type { Module } from '#kernel/module.ts'
import { Params } from '#kernel/records/read/filters.ts'

/** Filled once when the modules are put together. */
let sources: readonly MapSource[] = []
export const declareMap = (modules: readonly Module[]): void => {
  sources = modules.flatMap((module) => module.map ?? []).toSorted((one, other) => one.rank - other.rank)
}

/** More of one kind than can be told apart. */
const maxOfLayer = 300

type Row = Omit<HomeMap['points'][number], 'layer' | 'path'> & { readonly source: number; readonly ids: string[] }

/** Where a city lies, for what says no more than its region: in the middle of the suppliers there. */
const centres = `select left(s.region, 4) as city, avg(s.location_lat) as lat, avg(s.location_lng) as lng from supplier_ref s
  where s.tenant_id = $1 and s.region is not null and s.location_lat is not null group by 1`

/** All modules are asked in one statement; each answers with what this person may see of its own. */
export const showMap = async (ctx: Ctx): Promise<HomeMap> => {
  const shown = sources.filter(({ permission }) => permission === undefined || holds(ctx.session, permission))
  const layers = shown.map(({ key, label, color }) => ({ key, label, color }))
  if (shown.length === 0) return { layers, points: [] }
  const params = new Params(ctx.tenantId)
  const parts = shown.map(
    (source, at) =>
      `(select ${String(at)} as source, r.* from (${source.rows({ ctx, params })}) r limit ${String(maxOfLayer)})`,
  )
  const { rows } = await ctx.db.run<Row>(
    `with centres as (${centres}), found as (${parts.join(' union all ')})
      select f.source, f.id, f.title, f.note, f.region, coalesce(f.lat, c.lat) as lat, coalesce(f.lng, c.lng) as lng, f.count,
        f.amount::numeric(18, 2)::text as amount, f.ids
      from found f left join centres c on f.lat is null and c.city = left(f.region, 4)
      order by f.source, f.amount desc nulls last, f.note nulls last, f.count desc, f.id`,
    params.values,
  )
  return {
    layers,
    points: rows.flatMap(({ source, ids, ...row }) => {
      const layer = shown[source]
      return layer ? [{ ...row, layer: layer.key, path: layer.pathOf({ id: row.id, ids }) }] : []
    }),
  }
}
