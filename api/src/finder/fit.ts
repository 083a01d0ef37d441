import { compareDecimals } from '../shared/decimal-text.ts'
import { layoutNames, layouts, type Demand, type Layout } from './demand.ts'

export const criteria = [
  'region',
  'date',
  'people',
  'area',
  'height',
  'pillarFree',
  'led',
  'load',
  'rooms',
  'king',
  'twin',
  'suite',
  'budget',
] as const
export type Criterion = (typeof criteria)[number]

/** What is known of the days asked for. `taken` beats `held`, `held` beats `open`; without a word it is `unknown`. */
export const calendars = ['open', 'unknown', 'held', 'taken'] as const
export type Calendar = (typeof calendars)[number]

/** A hall, several that open into one, or a hotel: what of it a demand can be held against. Null is not known. */
export type Candidate = {
  readonly region: string | null
  readonly calendar: Calendar
  readonly area: string | null
  readonly height: string | null
  readonly pillar: boolean | null
  readonly led: boolean | null
  readonly load: number | null
  readonly seats: Readonly<Record<Layout, number | null>>
  /** Free in the fullest night; nothing where nobody sleeps. */
  readonly lodging: Readonly<Record<'rooms' | 'king' | 'twin' | 'suite', number | null>> | null
  /** For as long as was asked: a day or half a day, a night. */
  readonly price: string | null
}

/** `estimated`: reckoned from the floor, as nobody has said how many it seats. */
export type Verdict = {
  readonly criterion: Criterion
  readonly state: 'ok' | 'no' | 'unknown'
  readonly estimated: boolean
  readonly want: string
  readonly have: string | null
}

type Judge = (demand: Demand, one: Candidate) => Omit<Verdict, 'criterion'> | undefined

const known = (ok: boolean, want: string, have: string, estimated = false): ReturnType<Judge> => ({
  state: ok ? 'ok' : 'no',
  estimated,
  want,
  have,
})
const unsaid = (want: string, have: string | null = null): ReturnType<Judge> => ({
  state: 'unknown',
  estimated: false,
  want,
  have,
})

/** The digits a region and everything in it begin with. */
export const regionStem = (region: string): string => region.replace(/(?:00)+$/, '')

/** As many as the floor takes. */
export const estimateSeats = (area: string, layout: Layout): number => {
  const [metres = '0', tenth = ''] = area.split('.')
  return Math.floor((Number(metres) * 10 + Number(tenth.slice(0, 1) || '0')) / layouts[layout])
}

/** Without a layout it is the one that seats most. */
export const seatsFor = (one: Candidate, layout: Layout | undefined): { count: number; estimated: boolean } | null => {
  const given = layout ? [one.seats[layout]] : layoutNames.map((name) => one.seats[name])
  const said = given.filter((count) => count !== null)
  if (said.length > 0) return { count: Math.max(...said), estimated: false }
  return one.area === null ? null : { count: estimateSeats(one.area, layout ?? 'theater'), estimated: true }
}

const atLeast = (want: string | undefined, have: string | null): ReturnType<Judge> => {
  if (want === undefined) return undefined
  return have === null ? unsaid(want) : known(compareDecimals(have, want) >= 0, want, have)
}

const enough =
  (key: 'rooms' | 'king' | 'twin' | 'suite'): Judge =>
  (demand, { lodging }) => {
    const want = demand[key]
    if (want === undefined) return undefined
    if (lodging === null) return known(false, String(want), '0')
    const have = lodging[key]
    return have === null ? unsaid(String(want)) : known(have >= want, String(want), String(have))
  }

const yes = (want: 'true' | undefined, have: boolean | null): ReturnType<Judge> => {
  if (want === undefined) return undefined
  return have === null ? unsaid('true') : known(have, 'true', String(have))
}

const judges: Readonly<Record<Criterion, Judge>> = {
  region: ({ region }, one) => {
    if (region === undefined) return undefined
    return one.region === null ? unsaid(region) : known(one.region.startsWith(regionStem(region)), region, one.region)
  },
  date: ({ from, to = from }, { calendar }) => {
    if (from === undefined) return undefined
    const want = `${from}/${to ?? from}`
    if (calendar === 'open' || calendar === 'taken') return known(calendar === 'open', want, calendar)
    return unsaid(want, calendar)
  },
  people: ({ people, layout }, one) => {
    if (people === undefined) return undefined
    const seats = seatsFor(one, layout)
    if (seats === null) return unsaid(String(people))
    return known(seats.count >= people, String(people), String(seats.count), seats.estimated)
  },
  area: ({ area }, one) => atLeast(area, one.area),
  height: ({ height }, one) => atLeast(height, one.height),
  pillarFree: ({ pillarFree }, { pillar }) => yes(pillarFree, pillar === null ? null : !pillar),
  led: ({ led }, one) => yes(led, one.led),
  load: ({ load }, one) => atLeast(load?.toString(), one.load === null ? null : String(one.load)),
  rooms: enough('rooms'),
  king: enough('king'),
  twin: enough('twin'),
  suite: enough('suite'),
  budget: ({ budget }, { price }) => {
    if (budget === undefined) return undefined
    return price === null ? unsaid(budget) : known(compareDecimals(price, budget) <= 0, budget, price)
  },
}

/** What can be said of a hotel; the rest is a matter of its halls. */
const ofHotels: readonly Criterion[] = ['region', 'date', 'rooms', 'king', 'twin', 'suite', 'budget']

export const criteriaFor = (kind: Demand['kind']): readonly Criterion[] => (kind === 'hotel' ? ofHotels : criteria)

/** Whether a place suits, criterion by criterion; what nobody asked for is not judged. */
export const fitOf = (demand: Demand, one: Candidate): Verdict[] =>
  criteriaFor(demand.kind).flatMap((criterion) => {
    const judged = judges[criterion](demand, one)
    return judged ? [{ criterion, ...judged }] : []
  })

export const missesOf = (fit: readonly Verdict[]): number => fit.filter(({ state }) => state === 'no').length

/** What nobody knows, and what is only reckoned. */
export const doubtsOf = (fit: readonly Verdict[]): number =>
  fit.filter(({ state, estimated }) => state === 'unknown' || (state === 'ok' && estimated)).length
