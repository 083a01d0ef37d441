import { describe, expect, it } from 'vitest'
import { fitOf, type Candidate, type Verdict } from './fit.ts'
import type { Demand, Layout } from './demand.ts'

/** The same numbers on every run. */
const dice = (seed: number) => {
  let state = seed
  const next = (): number => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
  const upTo = (n: number): number => Math.floor(next() * n)
  return {
    upTo,
    maybe: <T>(share: number, make: () => T): T | undefined => (next() < share ? make() : undefined),
    one: <T>(of: readonly T[]): T => of[upTo(of.length)] as T,
  }
}

const layouts: readonly Layout[] = [
  'theater',
  'classroom',
  'banquet',
  'uShape',
  'hollowSquare',
  'boardroom',
  'cocktail',
  'herringbone',
]
const regions = ['310115', '310106', '310000', '440305', '440300', '110105']
type Dice = ReturnType<typeof dice>

const aDemand = ({ maybe, upTo, one }: Dice): Demand => ({
  kind: maybe(0.15, () => 'hotel' as const) ?? 'hall',
  part: one(['day', 'am', 'pm', 'eve']),
  region: maybe(0.5, () => one(regions)),
  from: maybe(0.5, () => '2026-12-03'),
  to: undefined,
  people: maybe(0.7, () => 1 + upTo(600)),
  layout: maybe(0.6, () => one(layouts)),
  area: maybe(0.4, () => `${String(1 + upTo(900))}.${String(upTo(10))}`),
  height: maybe(0.4, () => `${String(2 + upTo(7))}.${String(upTo(100)).padStart(2, '0')}`),
  pillarFree: maybe(0.3, () => 'true' as const),
  led: maybe(0.3, () => 'true' as const),
  load: maybe(0.2, () => 100 + upTo(2000)),
  rooms: maybe(0.3, () => 1 + upTo(500)),
  king: maybe(0.2, () => 1 + upTo(200)),
  twin: maybe(0.2, () => 1 + upTo(200)),
  suite: maybe(0.1, () => 1 + upTo(30)),
  budget: maybe(0.4, () => `${String(upTo(60_000))}.${String(upTo(100)).padStart(2, '0')}`),
})

const aCandidate = ({ maybe, upTo, one }: Dice): Candidate => {
  const count = (most: number) => maybe(0.7, () => upTo(most)) ?? null
  return {
    region: maybe(0.9, () => one(regions)) ?? null,
    calendar: one(['open', 'unknown', 'held', 'taken']),
    area: maybe(0.95, () => `${String(upTo(900))}.${String(upTo(10))}`) ?? null,
    height: maybe(0.95, () => `${String(2 + upTo(7))}.${String(upTo(100)).padStart(2, '0')}`) ?? null,
    pillar: maybe(0.95, () => one([true, false])) ?? null,
    led: maybe(0.7, () => one([true, false])) ?? null,
    load: count(2000),
    seats: Object.fromEntries(layouts.map((name) => [name, maybe(0.4, () => upTo(700)) ?? null])) as Candidate['seats'],
    lodging: maybe(0.6, () => ({ rooms: count(500), king: count(200), twin: count(200), suite: count(30) })) ?? null,
    price: maybe(0.8, () => `${String(upTo(60_000))}.${String(upTo(100)).padStart(2, '0')}`) ?? null,
  }
}

const cents = (text: string): bigint => {
  const [units = '0', rest = ''] = text.split('.')
  return BigInt(units) * 100n + BigInt(rest.padEnd(2, '0'))
}
const squareMetres: Readonly<Record<Layout, bigint>> = {
  theater: 100n,
  classroom: 180n,
  banquet: 180n,
  uShape: 300n,
  hollowSquare: 300n,
  boardroom: 300n,
  cocktail: 100n,
  herringbone: 200n,
}

type Outcome = 'ok' | 'no' | 'unknown' | 'ok?' | 'no?'

/** How many people fit is tried one by one: as long as the floor is not used up, another one goes in. */
const counted = (area: bigint, each: bigint): number => {
  let people = 0
  while (each * BigInt(people + 1) <= area) people += 1
  return people
}

const seated = (want: number, one: Candidate, layout: Layout | undefined): Outcome => {
  let best = -1
  for (const name of layouts) {
    const seats = one.seats[name]
    if ((layout === undefined || layout === name) && seats !== null && seats > best) best = seats
  }
  if (best >= 0) return best < want ? 'no' : 'ok'
  if (one.area === null) return 'unknown'
  return counted(cents(one.area), squareMetres[layout ?? 'theater']) < want ? 'no?' : 'ok?'
}

const sure = (have: unknown, good: () => boolean): Outcome => {
  if (have === null) return 'unknown'
  return good() ? 'ok' : 'no'
}

const slept = (want: number, of: number | null | undefined): Outcome => {
  if (of === undefined) return 'no'
  return sure(of, () => !(Number(of) < want))
}

const sameStart = (region: string, code: string): boolean => {
  for (let at = 0; at < 6; at += 2) {
    if (region.slice(at) === '0'.repeat(6 - at)) return true
    if (region.slice(at, at + 2) !== code.slice(at, at + 2)) return false
  }
  return true
}

/** The same rules written a second time, from the words of the rule and not from the code. */
const oracle = (d: Demand, c: Candidate): Record<string, Outcome> => {
  const out: Record<string, Outcome> = {}
  const hall = d.kind === 'hall'
  if (d.region) out['region'] = sure(c.region, () => sameStart(d.region ?? '', c.region ?? ''))
  if (d.from) out['date'] = ({ open: 'ok', taken: 'no', held: 'unknown', unknown: 'unknown' } as const)[c.calendar]
  if (hall && d.people) out['people'] = seated(d.people, c, d.layout)
  if (hall && d.area) out['area'] = sure(c.area, () => cents(c.area ?? '0') >= cents(d.area ?? '0'))
  if (hall && d.height) out['height'] = sure(c.height, () => cents(c.height ?? '0') >= cents(d.height ?? '0'))
  if (hall && d.pillarFree) out['pillarFree'] = sure(c.pillar, () => c.pillar === false)
  if (hall && d.led) out['led'] = sure(c.led, () => c.led === true)
  if (hall && d.load) out['load'] = sure(c.load, () => Number(c.load) >= Number(d.load))
  for (const bed of ['rooms', 'king', 'twin', 'suite'] as const) {
    const want = d[bed]
    if (want) out[bed] = slept(want, c.lodging === null ? undefined : c.lodging[bed])
  }
  if (d.budget) out['budget'] = sure(c.price, () => cents(c.price ?? '0') <= cents(d.budget ?? '0'))
  return out
}

const outcomeOf = ({ state, estimated }: Verdict): string => (estimated ? `${state}?` : state)

describe('the fit check', () => {
  it('says of ten thousand demands and halls what an oracle written apart says', () => {
    const roll = dice(20_261_116)
    const seen = new Set<string>()
    for (let n = 0; n < 10_000; n += 1) {
      const [demand, candidate] = [aDemand(roll), aCandidate(roll)]
      const said = fitOf(demand, candidate)
      const verdicts = Object.fromEntries(said.map((verdict) => [verdict.criterion, outcomeOf(verdict)]))
      expect(verdicts, JSON.stringify({ demand, candidate })).toEqual(oracle(demand, candidate))
      for (const [criterion, outcome] of Object.entries(verdicts)) seen.add(`${criterion} ${outcome}`)
    }
    expect(seen.size).toBe(3 * 13 + 2)
  })
})
