import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { FileView, NamedRef } from '../shared/fields.ts'
import { Id } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { demandFields, lasting, layoutNames, standings, tooLong } from './demand.ts'
import { calendars, criteria } from './fit.ts'

const Fit = z.object({
  criterion: z.enum(criteria),
  state: z.enum(['ok', 'no', 'unknown']),
  estimated: z.boolean(),
  reason: z.string(),
})
export type Fit = z.output<typeof Fit>

const count = z.int().nullable()

const SearchResult = z.object({
  /** The record it leads to; of joined halls the first. */
  id: Id,
  /** Several halls opened into one have more than one. */
  halls: z.array(Id),
  name: z.string(),
  place: NamedRef.nullable(),
  hotel: NamedRef.nullable(),
  supplier: NamedRef.nullable(),
  grade: z.string().nullable(),
  region: z.string().nullable(),
  address: z.string().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  floor: z.string().nullable(),
  area: z.string().nullable(),
  height: z.string().nullable(),
  pillar: z.boolean().nullable(),
  led: z.boolean().nullable(),
  load: count,
  seats: z.object(
    Object.fromEntries(layoutNames.map((name) => [name, count])) as Record<(typeof layoutNames)[number], typeof count>,
  ),
  lodging: z.object({ rooms: count, king: count, twin: count, suite: count }).nullable(),
  price: z.string().nullable(),
  /** Of the place, or of the hotel it is in. */
  photo: FileView.nullable(),
  /** The supplier's number to call. */
  phone: z.string().nullable(),
  calendar: z.enum(calendars),
  standing: z.enum(standings),
  fit: z.array(Fit),
})
export type SearchResult = z.output<typeof SearchResult>

/** Within so many kilometres of a point. */
const circleFields = {
  lat: z.coerce.number().min(-90).max(90).optional(),
  lng: z.coerce.number().min(-180).max(180).optional(),
  km: z.coerce.number().positive().max(500).optional(),
}

const whole = ({ lat, lng, km }: { lat?: unknown; lng?: unknown; km?: unknown }): boolean =>
  [lat, lng, km].every((part) => part === undefined) || [lat, lng, km].every((part) => part !== undefined)

/** Distance is from the middle of the circle that is looked in. */
export const searchSorts = ['best', 'price', 'capacity', 'grade', 'distance'] as const
export type SearchSort = (typeof searchSorts)[number]

const asked = {
  ...demandFields,
  ...circleFields,
  keyword: z.string().trim().max(50).optional(),
  /** What suits comes before what does not; among equals the best match, or as asked. */
  sort: z.enum(searchSorts).default('best'),
  /** Only those that suit altogether, that may, or that do not. */
  standing: z.enum(standings).optional(),
}

/** A part of a circle is none. */
const SearchQuery = z
  .strictObject(asked)
  .refine(lasting, tooLong)
  .refine(whole, { path: ['km'] })
export type SearchQuery = z.output<typeof SearchQuery>

const Paged = z
  .strictObject({
    ...asked,
    cursor: z.string().max(300).optional(),
    pageSize: z.coerce.number().int().min(1).max(100).default(24),
  })
  .refine(lasting, tooLong)
  .refine(whole, { path: ['km'] })

export const search = {
  search: endpoint({
    method: 'GET',
    path: '/api/finder/search',
    title: label('查找酒店与场地', 'Find hotels and halls'),
    access: { permission: 'finder:list' },
    query: Paged,
    result: z.object({
      items: z.array(SearchResult),
      /** With the first page only. */
      counts: z.object({ fit: z.int(), maybe: z.int(), miss: z.int() }).nullable(),
      nextCursor: z.string().nullable(),
    }),
  }),
  export: endpoint({
    method: 'POST',
    allowedWhenExpired: 'reading',
    path: '/api/finder/export',
    title: label('导出查找结果', 'Export the results'),
    access: { permission: 'finder:export' },
    body: z.strictObject({ query: SearchQuery }),
    result: z.object({ id: Id }),
  }),
}
