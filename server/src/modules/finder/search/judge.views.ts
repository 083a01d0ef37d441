import { layoutNames, layouts, type SearchQuery, type Criterion } from '@srm/api/finder'
import { snake } from '#kernel/records/fields/columns.ts'
import type { Params } from '#kernel/records/read/filters.ts'
import { distanceSql } from './spot.views.ts'

/** How a criterion comes out, as numbers: suits, does not, nobody knows, suits as reckoned, does not as reckoned. */
const [ok, no, unknown, nearly, hardly] = ['0', '1', '2', '3', '4']

const known = (test: string): string => `case when ${test} then ${ok} else ${no} end`
const ifSaid = (column: string, test: string): string =>
  `case when ${column} is null then ${unknown} else ${known(test)} end`

const said = (layout: SearchQuery['layout']): string =>
  layout ? `u.${snake(layout)}` : `greatest(${layoutNames.map((name) => `u.${snake(name)}`).join(', ')})`
const reckoned = (layout: SearchQuery['layout']): string =>
  `floor(u.area * 10 / ${String(layouts[layout ?? 'theater'])})`

const seatsSql = ({ layout }: SearchQuery): string => `coalesce(${said(layout)}, ${reckoned(layout)})`

type Judge = (asked: SearchQuery, params: Params) => string | undefined

const atLeast =
  (key: 'area' | 'height' | 'load', column: string, type: string): Judge =>
  (asked, params) =>
    asked[key] === undefined ? undefined : ifSaid(column, `${column} >= ${params.add(asked[key], type)}`)

const beds =
  (key: 'rooms' | 'king' | 'twin' | 'suite'): Judge =>
  (asked, params) => {
    const want = asked[key]
    if (want === undefined) return undefined
    return `case when u.hotel_id is null then ${no} else ${ifSaid(`u.${key}`, `u.${key} >= ${params.add(want, 'int')}`)} end`
  }

const people: Judge = (asked, params) => {
  if (asked.people === undefined) return undefined
  const want = params.add(asked.people, 'int')
  const estimate = `case when ${reckoned(asked.layout)} >= ${want} then ${nearly} else ${hardly} end`
  return `case when ${said(asked.layout)} is null then ${estimate} else ${known(`${said(asked.layout)} >= ${want}`)} end`
}

const judges: Readonly<Partial<Record<Criterion, Judge>>> = {
  date: ({ from }) =>
    from === undefined
      ? undefined
      : `case c.calendar when 'open' then ${ok} when 'taken' then ${no} else ${unknown} end`,
  rooms: beds('rooms'),
  king: beds('king'),
  twin: beds('twin'),
  suite: beds('suite'),
  budget: ({ budget }, params) =>
    budget === undefined ? undefined : ifSaid('u.price', `u.price <= ${params.add(budget, 'numeric')}`),
}

const hallJudges: typeof judges = {
  people,
  area: atLeast('area', 'u.area', 'numeric'),
  height: atLeast('height', 'u.height', 'numeric'),
  pillarFree: ({ pillarFree }) => (pillarFree ? known('not u.pillar') : undefined),
  led: ({ led }) => (led ? ifSaid('u.led', 'u.led') : undefined),
  load: atLeast('load', 'u.load', 'int'),
}

const last = '2000000000'
const grades = ['S', 'A', 'B', 'C', 'D']

/** What somebody wants to see first, as a number that grows from the first to the last. */
const sortSql = (asked: SearchQuery, params: Params): string | undefined => {
  const { sort, kind, lat, lng } = asked
  if (sort === 'price') return `coalesce(u.price * 100, ${last})`
  if (sort === 'capacity') return `${last} - coalesce(${kind === 'hotel' ? 'u.house_rooms' : seatsSql(asked)}, 0)`
  if (sort === 'grade') return `coalesce(array_position(array['${grades.join(`', '`)}'], u.grade), 9)`
  if (sort !== 'distance' || lat === undefined || lng === undefined) return undefined
  const far = distanceSql('u.lat', 'u.lng', params.add(lat, 'float8'), params.add(lng, 'float8'))
  return `coalesce(${far} * 1000, ${last})`
}

/** How far it is from what was asked: the hall that just suits comes before one three times as large. */
const gapSql = (asked: SearchQuery, params: Params): string => {
  const sorted = sortSql(asked, params)
  if (sorted !== undefined) return sorted
  if (asked.kind === 'hotel')
    return asked.rooms === undefined ? '0' : `abs(coalesce(u.rooms, 0) - ${params.add(asked.rooms, 'int')})`
  if (asked.people !== undefined) return `abs(${seatsSql(asked)} - ${params.add(asked.people, 'int')})`
  return asked.area === undefined ? '0' : `abs(u.area - ${params.add(asked.area, 'numeric')})`
}

/**
 * How many criteria fail and how many are in doubt. The same as the fit check says of each; where it stands in words,
 * here it stands in numbers, so that the best can come first.
 */
export const judgedSql = (asked: SearchQuery, params: Params): string => {
  const all = Object.values(asked.kind === 'hotel' ? judges : { ...judges, ...hallJudges })
    .map((judge) => judge(asked, params))
    .filter((sql) => sql !== undefined)
  const count = (codes: string): string =>
    all.length === 0 ? '0' : all.map((sql) => `(${sql} in (${codes}))::int`).join(' + ')
  return `${count(`${no}, ${hardly}`)} as misses, ${count(`${unknown}, ${nearly}`)} as doubts, least(2000000000, round(${gapSql(asked, params)}))::int as gap`
}
