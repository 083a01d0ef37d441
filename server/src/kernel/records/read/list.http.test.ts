import { metaOf } from '@srm/api/shared/field-meta'
import { operatorsByKind, type Filter } from '@srm/api/shared/page'
import { OurCompany, tenancy } from '@srm/api/tenancy'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { startApp, type TestApp } from '#test/app.ts'
import { filterValue, passes } from '#test/oracles/list-oracle.ts'
import { randomFrom, valuesFor, type KnownIds } from '#test/random-values.ts'
import { anOurCompany } from '#test/records.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'

type SavedRow = Record<string, unknown> & { id: string }
const { create, list } = tenancy.ourCompany

let t: TestApp
let me: TestTenant
const saved: SavedRow[] = []
beforeAll(async () => {
  t = await startApp()
  me = await aTenant(t)
  const known: KnownIds = { user: [me.userId], department: [me.departmentId], ourCompany: [], file: [] }
  const random = randomFrom(23)
  const { attachments: _, seals: __, bankAccounts: ___, ...fields } = OurCompany.fields
  for (let n = 0; n < 60; n += 1) {
    const values = { ...valuesFor(fields, random, known), name: `公司${n % 9}云${n}` }
    const body = anOurCompany({ ...values, bankAccounts: [] })
    const made = await me.call(create, { body })
    if (made.status !== 200) throw new Error(made.message)
    saved.push({ ...body, attachments: [], ...made.result })
  }
})
afterAll(() => t.close())

const fields = Object.entries<z.ZodType>(OurCompany.fields).filter(([, schema]) => metaOf(schema).kind !== 'rows')
const cases = fields.flatMap(([field, schema]) =>
  operatorsByKind[metaOf(schema).kind].map((op) => [field, op, schema] as const),
)

const idsBy = async (filter: readonly Filter[], more: Record<string, string> = {}): Promise<string[]> => {
  const answer = await me.call(list, { query: { filter: JSON.stringify(filter), pageSize: 200, ...more } })
  expect(answer.status, answer.message).toBe(200)
  return answer.result.items.map(({ id }) => id).toSorted()
}

describe('a list as a browser asks for it', () => {
  it.each(cases)('filtered by %s with %s holds exactly what it should', async (field, op, schema) => {
    const random = randomFrom(field.length * 17 + op.length)
    const values = saved.map((one) => one[field])
    for (let round = 0; round < 3; round += 1) {
      const value = op === 'isEmpty' || op === 'notEmpty' ? undefined : filterValue(op, values, random)
      const filter: Filter = { field, op, ...(value !== undefined && { value }) }
      const expected = saved.filter((one) => passes(schema, filter, one)).map(({ id }) => id)
      expect(await idsBy([filter]), JSON.stringify(filter)).toEqual(expected.toSorted())
    }
  })

  it('filtered by several at once holds what passes all', async () => {
    const filters: Filter[] = [
      { field: 'status', op: 'in', value: ['enabled'] },
      { field: 'owner', op: 'notEmpty' },
      { field: 'name', op: 'contains', value: '云' },
    ]
    const schemas: Readonly<Record<string, z.ZodType>> = OurCompany.fields
    const all = saved.filter((one) =>
      filters.every((filter) => passes(schemas[filter.field] as z.ZodType, filter, one)),
    )
    expect(await idsBy(filters, { keyword: '公司' })).toEqual(all.map(({ id }) => id).toSorted())
    expect(all.length).toBeGreaterThan(5)
  })

  it.each([
    [{ field: 'nobody', op: 'eq', value: 'x' }],
    [{ field: 'name', op: 'gte', value: 'x' }],
    [{ field: 'bankAccounts', op: 'isEmpty' }],
    [{ field: 'status', op: 'in', value: ['neither'] }],
    [{ field: 'status', op: 'in', value: [] }],
    [{ field: 'name', op: 'isEmpty', value: 'x' }],
    [{ field: 'name', op: 'contains', value: '' }],
    [{ field: 'name', op: 'eq', value: 'x', or: true }],
  ])('refuses %o, which says nothing about it', async (filter) => {
    const answer = await me.call(list, { query: { filter: JSON.stringify([filter]) } })
    expect(answer).toMatchObject({ status: 400, key: 'request.invalid' })
  })
})
