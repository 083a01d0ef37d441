import { describe, expect, it } from 'vitest'
import { optional } from './field-meta.ts'
import { choice, date, money, person, text } from './fields.ts'
import { listQuery } from './page.ts'

const query = listQuery(
  {
    name: text('名称', 'Name'),
    amount: money('金额', 'Amount'),
    day: optional(date('日期', 'Date')),
    owner: optional(person('负责人', 'Owner')),
    status: choice('状态', 'Status', [
      ['on', '启用', 'On'],
      ['off', '停用', 'Off'],
    ]),
  },
  ['name', 'day'],
)
const parse = (input: Record<string, unknown>) => query.safeParse(input)
const filtered = (...filters: unknown[]) => parse({ filter: JSON.stringify(filters) }).success

describe('list queries', () => {
  it('starts at page one with twenty rows', () => {
    expect(query.parse({})).toEqual({ page: 1, pageSize: 20 })
    expect(query.parse({ page: '3', pageSize: '50', count: 'false' })).toEqual({ page: 3, pageSize: 50, count: false })
  })

  it('refuses pages, sorts and fields that do not exist', () => {
    for (const bad of [
      { page: '0' },
      { pageSize: '201' },
      { page: 'x' },
      { sort: 'amount' },
      { sort: 'name;drop' },
      { colour: 'red' },
      { keyword: 'a'.repeat(51) },
    ])
      expect(parse(bad).success, JSON.stringify(bad)).toBe(false)
    expect(parse({ sort: '-name' }).success).toBe(true)
  })

  it('takes only the operators a kind has, with values of its type', () => {
    expect(filtered({ field: 'name', op: 'contains', value: '云' })).toBe(true)
    expect(filtered({ field: 'amount', op: 'between', value: ['1', '20.5'] })).toBe(true)
    expect(filtered({ field: 'status', op: 'in', value: ['on'] })).toBe(true)
    expect(filtered({ field: 'day', op: 'isEmpty' })).toBe(true)
    expect(filtered({ field: 'name', op: 'gte', value: 'x' })).toBe(false)
    expect(filtered({ field: 'amount', op: 'eq', value: 1 })).toBe(false)
    expect(filtered({ field: 'status', op: 'in', value: ['gone'] })).toBe(false)
    expect(filtered({ field: 'owner', op: 'in', value: ['me'] })).toBe(false)
    expect(filtered({ field: 'password', op: 'eq', value: 'x' })).toBe(false)
    expect(filtered({ field: 'name', op: 'eq', value: 'x', or: true })).toBe(false)
    expect(parse({ filter: '[{' }).success).toBe(false)
  })
})
