import { finder } from '@srm/api/finder'
import { supplier } from '@srm/api/supplier'
import { dictionary } from '@srm/api/dictionary'
import { beforeAll, describe, expect, it } from 'vitest'
import { aSupplier } from '#modules/supplier/supplier.fixture.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { query } from '#test/sql.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'

let t: TestApp
let me: TestTenant
const amounts = ['500.00', '300.00', '100.00', '60.00', '30.00', '10.00', '0.00']
const classes: string[] = []
const ids: string[] = []

const addClass = async (name: string, parentId?: string): Promise<string> =>
  (await me.call(dictionary.classes.create, { body: { kind: 'supplier', name, ...(parentId && { parentId }) } })).result
    .id

beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  const hotels = await addClass('统计酒店')
  classes.push(hotels, await addClass('统计度假村', hotels), await addClass('统计搭建'))
  for (const [n, amount] of amounts.entries()) {
    const body = aSupplier({
      classifies: [classes[n % 3] ?? '', ...(n === 0 ? [classes[2] ?? ''] : [])],
      region: n < 4 ? '310115' : n < 6 ? '310106' : null,
    })
    const { id } = (await me.call(supplier.supplier.create, { body })).result
    ids.push(id)
    await query(
      t,
      `update supplier set cooperation_amount = $2, cooperation_count = $3, score = $4, lifecycle = $5 where tenant_id = $6 and id = $1`,
      [id, amount, 6 - n, n % 2 === 0 ? 80 + n : null, n < 5 ? 'qualified' : 'potential', me.tenantId],
    )
  }
})

const show = async (classify?: string) =>
  (await me.call(finder.statistics.show, { query: { ...(classify && { classify }) } })).result
const listed = async (filter: object[]): Promise<number | null> =>
  (await me.call(supplier.supplier.list, { query: { filter: JSON.stringify(filter) } as never })).result.total

describe('the statistics of suppliers', () => {
  it('say how much depends on how few, as worked out by hand', async () => {
    const { total, pareto, concentration } = await show()
    expect(total).toEqual({ count: 7, amount: '1000.00', active: 7 })
    expect(pareto.map(({ share, cumulative }) => [share, cumulative])).toEqual([
      ['50.00', '50.00'],
      ['30.00', '80.00'],
      ['10.00', '90.00'],
      ['6.00', '96.00'],
      ['3.00', '99.00'],
      ['1.00', '100.00'],
    ])
    // 50² + 30² + 10² + 6² + 3² + 1²
    expect(concentration).toEqual({ cr3: '90.00', cr5: '99.00', hhi: 3546, paid: 6 })
  })

  it('count what their lists count, figure by figure', async () => {
    const { lifecycles, cities, classes: byClass, grades } = await show()
    for (const { lifecycle, count } of lifecycles)
      expect(await listed([{ field: 'lifecycle', op: 'in', value: [lifecycle] }])).toBe(count)
    for (const { city, regions, count } of cities)
      expect(
        await listed([city ? { field: 'region', op: 'in', value: regions } : { field: 'region', op: 'isEmpty' }]),
      ).toBe(count)
    for (const { classify, count } of byClass)
      expect(
        await listed([
          classify
            ? { field: 'classifies', op: 'hasAny', value: [classify.id] }
            : { field: 'classifies', op: 'isEmpty' },
        ]),
      ).toBe(count)
    expect(grades).toEqual([{ grade: null, count: 7, amount: '1000.00' }])
    expect(cities.map(({ city, count }) => [city, count])).toEqual([
      ['310100', 6],
      [null, 1],
    ])
  })

  it('stand for a class with everything below it', async () => {
    const { total, within } = await show(classes[0])
    expect(new Set(within)).toEqual(new Set(classes.slice(0, 2)))
    expect(total.count).toBe(await listed([{ field: 'classifies', op: 'hasAny', value: within }]))
    expect((await show(classes[2])).total).toMatchObject({ count: 3, amount: '610.00' })
  })
})

describe('the ranking of suppliers', () => {
  const ranked = async (more: object) => (await me.call(finder.statistics.ranking, { query: more as never })).result

  it('puts the best first, page by page, and leaves out who has nothing to show', async () => {
    const first = await ranked({ by: 'amount', pageSize: 4 })
    const second = await ranked({ by: 'amount', pageSize: 4, cursor: first.nextCursor })
    expect([...first.items, ...second.items].map(({ id, rank }) => [id, rank])).toEqual(
      ids.slice(0, 6).map((id, n) => [id, n + 1]),
    )
    expect(second.nextCursor).toBeNull()
    expect((await ranked({ by: 'score' })).items.map(({ values }) => values.score)).toEqual([
      '86.00',
      '84.00',
      '82.00',
      '80.00',
    ])
    expect((await ranked({ by: 'orders' })).items.map(({ values }) => values.orders)).toEqual([
      '6',
      '5',
      '4',
      '3',
      '2',
      '1',
    ])
  })

  it('ranks nobody by what no part of the product knows, and says so', async () => {
    const { items, known } = await ranked({ by: 'winRate' })
    expect(items).toEqual([])
    expect(known).toEqual(['amount', 'orders', 'score'])
    expect((await ranked({ by: 'amount' })).items[0]?.values).toMatchObject({ winRate: null, saving: null })
    expect((await me.call(finder.statistics.ranking, { query: { cursor: 'eA' } })).status).toBe(400)
  })
})
