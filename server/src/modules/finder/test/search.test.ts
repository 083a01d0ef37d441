import { finder, layoutNames, type Demand, type SearchResult } from '@srm/api/finder'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { expectedOf, tablesOf } from '#test/oracles/finder.oracle.ts'
import { aRandomWorld, dayAt } from '#test/oracles/finder.world.ts'
import { randomFrom, type Random } from '#test/random-values.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  await aRandomWorld(me, randomFrom(2026))
})

const some = <T>({ int }: Random, chance: number, value: T): T | undefined => (int(10) < chance ? value : undefined)

const aDemand = (random: Random): Demand => {
  const { int, pick } = random
  const from = some(random, 6, int(9))
  return {
    kind: int(5) === 0 ? 'hotel' : 'hall',
    part: pick(['day', 'am', 'pm', 'eve']),
    region: some(random, 5, pick(['310000', '310100', '310115', '440300'])),
    from: from === undefined ? undefined : dayAt(from),
    to: from === undefined ? undefined : dayAt(from + int(3)),
    people: some(random, 7, 20 + int(500)),
    layout: some(random, 6, pick(layoutNames)),
    area: some(random, 3, `${String(50 + int(500))}.5`),
    height: some(random, 3, `${String(3 + int(5))}.25`),
    pillarFree: some(random, 3, 'true' as const),
    led: some(random, 3, 'true' as const),
    load: some(random, 2, 300 + int(1200)),
    rooms: some(random, 3, 1 + int(200)),
    king: some(random, 2, 1 + int(60)),
    twin: some(random, 2, 1 + int(60)),
    suite: some(random, 1, 1 + int(10)),
    budget: some(random, 3, `${String(500 + int(25_000))}.00`),
  }
}

const shown = (demand: Demand): Record<string, string> =>
  Object.fromEntries(
    Object.entries(demand).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  )

const wholeList = async (demand: Demand, pageSize: number): Promise<SearchResult[]> => {
  const found: SearchResult[] = []
  let cursor: string | undefined
  do {
    const query = { ...shown(demand), pageSize, ...(cursor && { cursor }) } as never
    const { result, status, message } = await me.call(finder.search, { query })
    expect(status, message).toBe(200)
    found.push(...result.items)
    cursor = result.nextCursor ?? undefined
  } while (cursor)
  return found
}

const rankOf = ({ fit }: SearchResult): [misses: number, doubts: number] => [
  fit.filter(({ state }) => state === 'no').length,
  fit.filter(({ state, estimated }) => state === 'unknown' || (state === 'ok' && estimated)).length,
]

const lineOf = (one: SearchResult): string => {
  const [misses, doubts] = rankOf(one)
  return `${String(misses)} ${String(doubts)} ${one.halls.length > 0 ? one.halls.toSorted().join('+') : one.id}`
}

describe('the finder', () => {
  it('finds, page by page, what the fit check says of everything there is, and the best first', async () => {
    const tables = await tablesOf(t, me.tenantId)
    const random = randomFrom(77)
    let joined = 0
    for (let n = 0; n < 50; n += 1) {
      const demand = aDemand(random)
      const found = await wholeList(demand, 60)
      expect(found.map(lineOf).toSorted(), JSON.stringify(demand)).toEqual(expectedOf(demand, tables).toSorted())
      const ranks = found.map((one) =>
        rankOf(one)
          .map((count) => String(count).padStart(2, '0'))
          .join(),
      )
      expect(ranks).toEqual(ranks.toSorted())
      joined += found.filter(({ halls }) => halls.length > 1).length
    }
    expect(joined).toBeGreaterThan(20)
  })

  it('counts what suits, what may and what does not, and shows one of them alone', async () => {
    const query = { people: '200', layout: 'theater', from: dayAt(2), pageSize: 100 } as const
    const { counts, items } = (await me.call(finder.search, { query })).result
    for (const standing of ['fit', 'maybe', 'miss'] as const) {
      const only = (await me.call(finder.search, { query: { ...query, standing } })).result
      expect(only.items.every((one) => one.standing === standing)).toBe(true)
      expect(only.counts).toEqual(counts)
    }
    expect(items.filter(({ standing }) => standing === 'fit')).toHaveLength(counts?.fit ?? -1)
  })

  it('says nothing about prices to whom they are hidden, not even by how a budget compares', async () => {
    const blind = me.as({ masks: ['cost'] })
    const query = { people: '100', budget: '5000', pageSize: 100 }
    const { items } = (await blind.call(finder.search, { query })).result
    expect(items.length).toBeGreaterThan(20)
    for (const { price, fit } of items) {
      expect(price).toBeNull()
      expect(fit.find(({ criterion }) => criterion === 'budget')).toMatchObject({ state: 'unknown' })
    }
    const dear = (await blind.call(finder.search, { query: { ...query, budget: '99999' } })).result
    expect(dear.items.map(({ id }) => id)).toEqual(items.map(({ id }) => id))
    expect((await me.call(finder.search, { query })).result.items.map(({ id }) => id)).not.toEqual(
      items.map(({ id }) => id),
    )
  })

  it('comes in the order somebody asks for, page by page, and never by prices that are hidden', async () => {
    const query = { people: '100', sort: 'price' } as const
    const first = (await me.call(finder.search, { query: { ...query, pageSize: 30 } })).result
    const cursor = first.nextCursor ?? ''
    const second = (await me.call(finder.search, { query: { ...query, pageSize: 30, cursor } })).result
    const suiting = [...first.items, ...second.items].filter(({ standing }) => standing !== 'miss')
    const prices = suiting.map(({ price }) => (price === null ? Infinity : Number(price)))
    expect(prices.length).toBeGreaterThan(20)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
    const blind = me.as({ masks: ['cost'] })
    const idsBy = async (sort: 'price' | 'best') =>
      (await blind.call(finder.search, { query: { ...query, sort } })).result.items.map(({ id }) => id)
    expect(await idsBy('price')).toEqual(await idsBy('best'))
    for (const sort of ['capacity', 'grade', 'distance'] as const)
      expect((await me.call(finder.search, { query: { ...query, sort } })).status).toBe(200)
  })

  it('refuses half a circle, a cursor of its own making, more than a month and an end before the beginning', async () => {
    const refused = [
      { lat: 31 },
      { cursor: 'bm9wZQ' },
      { from: '2031-03-01', to: '2031-05-01' },
      { from: '2031-03-02', to: '2031-03-01' },
      { to: '2031-03-01' },
    ]
    for (const query of refused)
      expect((await me.call(finder.search, { query })).status, JSON.stringify(query)).toBe(400)
  })
})
