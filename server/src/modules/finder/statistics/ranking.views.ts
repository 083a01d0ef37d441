import { z } from 'zod'
import { measures, type finder, type RankedItem, type Measure } from '@srm/api/finder'
import type { Parsed, HandlerResult } from '@srm/api/endpoint'
import type { Ctx } from '#kernel/ctx.ts'
import { readCursor, writeCursor } from '#kernel/records/read/cursor.ts'
import { Params } from '#kernel/records/read/filters.ts'
import { inClass } from './statistics.views.ts'

/** How suppliers compare in one respect, in SQL over the supplier `s`; null where one has nothing to show yet. */
type Source = { readonly value: string; readonly order: string }

/** Nobody is ranked by a measure that nothing in the product knows yet. */
const sources: Readonly<Partial<Record<Measure, Source>>> = {
  amount: { value: 'nullif(s.cooperation_amount, 0)', order: 's.cooperation_amount' },
  orders: { value: 'nullif(s.cooperation_count, 0)', order: 's.cooperation_count' },
  score: { value: 's.score', order: `coalesce(s.score, '-Infinity'::numeric)` },
}

const sourceOf = (measure: Measure): Source | undefined => sources[measure]
const knownMeasures = (): Measure[] => measures.filter((measure) => sources[measure])

type Ranking = typeof finder.statistics.ranking

/** The value and id of the last one on the page, and its rank. */
const Cursor = z.tuple([z.string().regex(/^-?\d+(?:\.\d+)?$/), z.string().regex(/^[0-9a-f-]{36}$/), z.int()])

type Row = Omit<RankedItem, 'rank' | 'values'> & { readonly value: string } & Readonly<
    Record<`m_${string}`, string | null>
  >

const valuesOf = (row: Row): RankedItem['values'] =>
  Object.fromEntries(measures.map((measure) => [measure, row[`m_${measure}`] ?? null])) as RankedItem['values']

/** The best first. Who has nothing to show in this respect is not ranked by it. */
export const rankingOf = async (
  ctx: Ctx,
  { by, classify, cursor, pageSize }: Parsed<Ranking>['query'],
): Promise<HandlerResult<Ranking>> => {
  const known = knownMeasures()
  const source = sourceOf(by)
  const empty = { items: [], total: null, capped: false, nextCursor: null, known }
  if (!source) return empty
  const params = new Params(ctx.tenantId)
  const within = inClass(params.add(classify ?? null, 'uuid'))
  const [value, id, rank] = cursor === undefined ? [undefined, undefined, 0] : readCursor(Cursor, cursor)
  const after =
    value === undefined
      ? ''
      : `and (${source.order}, s.id) < (${params.add(value, 'numeric')}, ${params.add(id, 'uuid')})`
  const columns = known.map((measure) => `(${sourceOf(measure)?.value ?? 'null'})::text as m_${measure}`)
  const sql = `select s.id, s.name, s.lifecycle, s.grade, s.region, (${source.order})::text as value, ${columns.map((column) => column.replace(/m_\w+$/, (name) => `"${name}"`)).join(', ')}
    from supplier_ref s where s.tenant_id = $1 and ${source.value} is not null and ${within} ${after}
    order by ${source.order} desc, s.id desc limit ${String(pageSize + 1)}`
  const { rows } = await ctx.db.run<Row>(sql, params.values)
  const items = rows.slice(0, pageSize).map((row, index) => ({
    id: row.id,
    rank: rank + index + 1,
    name: row.name,
    lifecycle: row.lifecycle,
    grade: row.grade,
    region: row.region,
    values: valuesOf(row),
  }))
  const last = rows.length > pageSize ? rows[pageSize - 1] : undefined
  const next = last && writeCursor([last.value, last.id, rank + pageSize])
  return { ...empty, items, nextCursor: next ?? null }
}
