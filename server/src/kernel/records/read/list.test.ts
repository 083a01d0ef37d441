import { metaOf } from '@srm/api/shared/field-meta'
import { operatorsByKind, type Filter } from '@srm/api/shared/page'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { startApp, type TestApp } from '#test/app.ts'
import { EveryKind, everyKinds, makeEveryKind } from '#test/every-kind.ts'
import { filterValue, passes } from '#test/oracles/list-oracle.ts'
import { randomFrom, valuesFor, type KnownIds } from '#test/random-values.ts'
import { addCompany } from '#test/records.ts'
import { query } from '#test/sql.ts'
import { summarizer } from './summary.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'

type SavedRow = Record<string, unknown> & { id: string }
const rows = 120

let t: TestApp
let me: TestTenant
let known: KnownIds
const saved: SavedRow[] = []
beforeAll(async () => {
  t = await startApp()
  await makeEveryKind(t)
  me = await aTenant(t)
  const companies = [await addCompany(me), await addCompany(me), await addCompany(me)]
  known = { user: [me.userId], department: [me.departmentId], ourCompany: companies, file: companies }
  const random = randomFrom(11)
  for (let n = 0; n < rows; n += 1) {
    const values = { ...EveryKind.create.parse(valuesFor(EveryKind.fields, random, known)), code: `K-${n % 7}-${n}` }
    const { id } = await me.inside((ctx) => everyKinds.create(ctx, values))
    saved.push({ ...values, id })
  }
  // Many records share a moment, so that only the id tells them apart.
  await query(t, `update every_kind set created_at = date_trunc('minute', created_at)`)
})
afterAll(() => t.close())

const list = (given: Record<string, unknown>) =>
  me.inside((ctx) => everyKinds.list(ctx, EveryKind.query.parse({ pageSize: '200', ...given })))
const idsOf = ({ items }: { items: Record<string, unknown>[] }): string[] => items.map(({ id }) => String(id))

const fields = Object.entries<z.ZodType>(EveryKind.fields).filter(([, schema]) => metaOf(schema).kind !== 'rows')
const cases = fields.flatMap(([field, schema]) =>
  operatorsByKind[metaOf(schema).kind].map((op) => [metaOf(schema).kind, op, field, schema] as const),
)

describe('a filter', () => {
  it.each(cases)('on %s with %s keeps exactly what it should', async (_, op, field, schema) => {
    const random = randomFrom(field.length * 31 + op.length)
    for (let round = 0; round < 4; round += 1) {
      const value = filterValue(
        op,
        saved.map((one) => one[field]),
        random,
      )
      const filter: Filter = { field, op, ...(value !== undefined && { value }) }
      const page = await list({ filter: JSON.stringify([filter]) })
      const expected = saved.filter((one) => passes(schema, filter, one)).map(({ id }) => id)
      expect(idsOf(page).toSorted(), JSON.stringify(filter)).toEqual(expected.toSorted())
      expect(page.total).toBe(expected.length)
    }
  })

  it('is tried on every kind with every operator the kind has', () => {
    const tried = new Set(cases.map(([kind, op]) => `${kind} ${op}`))
    const all = Object.entries(operatorsByKind).flatMap(([kind, ops]) => ops.map((op) => `${kind} ${op}`))
    // The code is no field of the record itself; it is filtered below.
    expect(all.filter((one) => !tried.has(one) && !one.startsWith('code '))).toEqual([])
  })

  it('works on the code and on who and when, beside others and with words', async () => {
    const filter = [
      { field: 'code', op: 'contains', value: 'K-3' },
      { field: 'createdBy', op: 'isEmpty' },
      { field: 'createdAt', op: 'gte', value: '2020-01-01T00:00:00+08:00' },
      { field: 'flag', op: 'eq', value: true },
    ]
    const expected = saved.filter((one) => String(one['code']).includes('K-3') && one['flag'] === true)
    const page = await list({ filter: JSON.stringify(filter), keyword: 'k-3' })
    expect(idsOf(page).toSorted()).toEqual(expected.map(({ id }) => id).toSorted())
    expect(expected.length).toBeGreaterThan(1)
  })

  it('would be seen to be wrong: the oracle and the list disagree when the filter is another', async () => {
    const schema = EveryKind.fields.name as z.ZodType
    const [one] = saved
    const filter: Filter = { field: 'name', op: 'eq', value: one?.['name'] }
    const expected = saved.filter((row) => passes(schema, filter, row)).length
    expect((await list({ filter: JSON.stringify([{ ...filter, value: 'nobody' }]) })).total).not.toBe(expected)
  })
})

describe('a list', () => {
  const sorts = EveryKind.sort.flatMap((key) => [key, `-${key}`])
  const walk = async (given: Record<string, unknown>): Promise<string[]> => {
    const ids: string[] = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({ ...given, ...(cursor && { cursor }), pageSize: '7' })
      ids.push(...idsOf(page))
      cursor = page.nextCursor
    } while (cursor)
    return ids
  }

  it.each(sorts)('sorted by %s is walked by cursor without a gap and without a double', async (sort) => {
    const whole = idsOf(await list({ sort }))
    expect(new Set(whole).size).toBe(rows)
    expect(await walk({ sort })).toEqual(whole)
  })

  it.each(EveryKind.sort)('sorted by %s the other way is turned round', async (key) => {
    expect(idsOf(await list({ sort: `-${key}` }))).toEqual(idsOf(await list({ sort: key })).toReversed())
  })

  it.each(['price', 'amount', 'rate', 'count', 'day', 'moment'])(
    'sorted by %s is in order, what is empty first',
    async (sort) => {
      const order = idsOf(await list({ sort })).map((id) => saved.find((one) => one.id === id)?.[sort])
      const size = (value: unknown): number => {
        if (value === null || value === undefined) return -Infinity
        return sort === 'day' || sort === 'moment' ? Date.parse(value as string) : Number(value)
      }
      expect(order.map(size)).toEqual(order.map(size).toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
    },
  )

  it('sorted by a choice is in the order the record names its choices', async () => {
    const places = metaOf(EveryKind.fields.state).choices?.map(({ value }) => value) ?? []
    const order = idsOf(await list({ sort: 'state' })).map((id) => saved.find((one) => one.id === id)?.['state'])
    const found = order.map((state) => places.indexOf(String(state)))
    expect(found).toEqual(found.toSorted((a, b) => a - b))
    expect(places).not.toEqual(places.toSorted())
  })

  it.each(['state,kind,owner', '-state,flag', 'flag,state', 'owner,flag', 'kind', 'parent,state'])(
    'grouped by %s keeps groups together, one inside the other, and is walked so by cursor',
    async (levels) => {
      const grouped = levels.replace('-', '').split(',')
      const given = { group: grouped.join(','), ...(levels.startsWith('-') && { sort: '-state' }) }
      const whole = idsOf(await list(given))
      expect(new Set(whole).size).toBe(rows)
      expect(await walk(given)).toEqual(whole)
      const order = whole.map((id) => saved.find((one) => one.id === id))
      for (let level = 1; level <= grouped.length; level += 1) {
        const keys = order.map((one) => JSON.stringify(grouped.slice(0, level).map((field) => one?.[field] ?? null)))
        const runs = keys.filter((key, at) => key !== keys[at - 1])
        expect(new Set(runs).size).toBe(runs.length)
        expect(runs.length).toBeGreaterThan(1)
      }
    },
  )

  it('grouped by a field in words is turned round with its order', async () => {
    const up = idsOf(await list({ sort: 'state', group: 'state,flag' }))
    expect(idsOf(await list({ sort: '-state', group: 'state,flag' }))).toEqual(up.toReversed())
  })

  it('takes no group twice, none of what is each row its own, and no cursor of other groups', async () => {
    for (const group of ['flag,flag', 'nothing', 'flag,kind,state,owner', 'labels', ''])
      expect(EveryKind.query.safeParse({ group }).success, group).toBe(false)
    const { nextCursor: cursor } = await list({ group: 'state,flag', pageSize: '5' })
    for (const other of [{ group: 'state,kind' }, { group: 'flag,state' }, { sort: 'state' }])
      await expect(list({ ...other, cursor })).rejects.toMatchObject({ key: 'request.invalid' })
  })

  it('is added up by groups inside groups as somebody would by hand', async () => {
    const grouped = ['state', 'flag', 'owner'] as const
    const given = EveryKind.summary.parse({ group: grouped.join(',') })
    const { groups } = await me.inside((ctx) => summarizer(EveryKind)(ctx, given))
    const text = (value: unknown): string | null => {
      if (value === null || value === undefined) return null
      return typeof value === 'string' ? value : JSON.stringify(value)
    }
    for (const { value, under, count, sums } of groups) {
      const path = [...under, value]
      const members = saved.filter((one) => path.every((part, at) => text(one[grouped[at] ?? '']) === part))
      expect(count).toBe(members.length)
      const sum = members.reduce((total, one) => total + Number(one['price'] ?? 0), 0)
      expect(Number(sums['price'])).toBeCloseTo(sum, 2)
    }
    const counted = (level: number): number =>
      groups.filter(({ under }) => under.length === level).reduce((sum, { count }) => sum + count, 0)
    expect([0, 1, 2].map(counted)).toEqual([rows, rows, rows])
    expect(new Set(groups.filter(({ under }) => under.length === 2).map(({ name }) => name)).size).toBeGreaterThan(1)
  })

  it('is walked while filtered and searched, too', async () => {
    const given = { sort: '-price', keyword: 'k', filter: JSON.stringify([{ field: 'flag', op: 'eq', value: true }]) }
    const whole = idsOf(await list(given))
    expect(whole.length).toBeGreaterThan(20)
    expect(await walk(given)).toEqual(whole)
  })

  it('is the same in numbered pages, and says how many there are', async () => {
    const pages = await Promise.all(
      Array.from({ length: 13 }, (_, n) => list({ page: String(n + 1), pageSize: '10', sort: 'name' })),
    )
    expect(pages.flatMap(idsOf)).toEqual(idsOf(await list({ sort: 'name' })))
    for (const { total, capped } of pages) expect([total, capped]).toEqual([rows, false])
    expect((await list({ count: 'false' })).total).toBeNull()
  })

  it('refuses a page too deep, and a cursor of another order', async () => {
    await expect(list({ page: '101', pageSize: '100' })).rejects.toMatchObject({ key: 'page.too_deep' })
    expect((await list({ page: '100', pageSize: '100' })).items).toEqual([])
    const { nextCursor } = await list({ sort: 'name', pageSize: '5' })
    await expect(list({ sort: '-name', cursor: nextCursor })).rejects.toMatchObject({ key: 'request.invalid' })
  })

  it('sorts Chinese names by their pinyin', async () => {
    const other = await aTenant(t)
    for (const name of ['重庆', '安徽', '上海', '北京', 'Zoo']) await addCompany(other, { name })
    const { http } = t
    const answer = await http.inject({ method: 'GET', url: '/api/our_company/list?sort=name', headers: other.headers })
    const names = answer.json<{ result: { items: { name: string }[] } }>().result.items.map(({ name }) => name)
    const han = names.filter((name) => name !== 'Zoo')
    expect(han.filter((name) => name !== '重庆')).toEqual(['安徽', '北京', '上海'])
  })
})
