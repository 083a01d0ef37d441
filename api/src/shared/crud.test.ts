import { describe, expect, expectTypeOf, it } from 'vitest'
import type { Input } from '../endpoint.ts'
import { crud } from './crud.ts'
import { text } from './fields.ts'
import { label } from './label.ts'
import { record } from './record.ts'

const Customer = record({
  name: 'customer',
  table: 'customer',
  label: label('客户', 'Customer'),
  fields: { name: text('名称', 'Name') },
  title: 'name',
  search: ['name'],
  list: ['code', 'name'],
  sort: ['name'],
  defaultSort: 'name',
  scope: 'tenant',
})

const addressOf = (calls: object): string[] =>
  Object.values(calls as Record<string, { method: string; path: string }>).map(
    ({ method, path }) => `${method} ${path}`,
  )

describe('crud', () => {
  it('calls have the paths every record uses', () => {
    expect(addressOf(crud(Customer))).toEqual([
      'GET /api/customer/list',
      'GET /api/customer/summary',
      'GET /api/customer/all',
      'GET /api/customer/show/:id',
      'POST /api/customer/create',
      'PUT /api/customer/update/:id',
      'DELETE /api/customer/delete/:id',
    ])
  })

  it('detail and option calls take the path and the method a requirement names', () => {
    const calls = crud(Customer, { show: { path: 'info' }, all: { path: 'choose', method: 'POST' } })
    expect(addressOf(calls)).toContain('GET /api/customer/info/:id')
    expect(addressOf(calls)).toContain('POST /api/customer/choose')
    expect(addressOf(calls)).toHaveLength(7)
  })

  it('a posted option call carries its keyword in the body', () => {
    const posted = crud(Customer, { all: { method: 'POST' } }).all
    const asked = crud(Customer).all
    expect(Object.keys(posted)).toContain('body')
    expect(Object.keys(asked)).not.toContain('body')
    expectTypeOf<Input<typeof posted>>().toEqualTypeOf<{ body: { keyword?: string | undefined } }>()
    expectTypeOf<Input<typeof asked>>().toEqualTypeOf<{ query: { keyword?: string | undefined } }>()
  })

  it('tree calls exist where they are declared and answer nodes below each other', () => {
    const { tree } = crud(Customer, { tree: {} })
    expect(tree).toMatchObject({ method: 'GET', path: '/api/customer/tree', access: { choose: 'customer' } })
    const leaf = { id: '019a0000-0000-7000-8000-000000000001', code: null, name: '华东', children: [] }
    expect(tree.result.parse([{ ...leaf, children: [leaf] }])).toEqual([{ ...leaf, children: [leaf] }])
    expect(crud(Customer, { tree: { path: 'nodes', method: 'POST' } }).tree.path).toBe('/api/customer/nodes')
    expect('tree' in crud(Customer)).toBe(false)
  })
})
