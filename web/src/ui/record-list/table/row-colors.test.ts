import { expect, test } from 'vitest'
import { optional } from '@srm/api/shared/field-meta'
import { choice, date, money, person, tags, text } from '@srm/api/shared/fields'
import { label } from '@srm/api/shared/label'
import { record } from '@srm/api/shared/record'
import { rowColors, type ColorRule } from './row-colors.ts'

const Bill = record({
  name: 'bill',
  table: 'bill',
  label: label('单据', 'Bills'),
  fields: {
    name: text('名称', 'Name'),
    amount: optional(money('金额', 'Amount')),
    due: optional(date('到期', 'Due')),
    owner: optional(person('负责人', 'Owner')),
    tags: tags('标签', 'Tags').default([]),
    status: choice('状态', 'Status', [['on', '启用', 'On', 'green']]),
  },
  title: 'name',
  search: ['name'],
  list: ['name', 'status', 'amount', 'due', 'owner', 'tags'],
  sort: ['status'],
  defaultSort: 'status',
  scope: 'tenant',
})

const row = {
  id: '1',
  version: 1,
  actions: [],
  name: 'Beta 投影仪',
  amount: '900.00',
  due: '2026-03-01',
  owner: { id: 'p', name: '王' },
  tags: ['急'],
  status: 'on',
}
const colored = (...rules: ColorRule[]) => rowColors(Bill, { color: 'status', rules })(row)

test.each<[string, unknown, string, boolean]>([
  ['amount', '1000', 'gte', false],
  ['amount', '1000', 'lte', true],
  ['amount', ['100', '900'], 'between', true],
  ['name', 'BETA', 'contains', true],
  ['name', 'beta', 'eq', false],
  ['due', '2026-02-28', 'gte', true],
  ['due', undefined, 'isEmpty', false],
  ['owner', ['p'], 'in', true],
  ['owner', ['p'], 'notIn', false],
  ['tags', ['急', '缓'], 'hasAny', true],
  ['tags', ['缓'], 'hasAny', false],
  ['amount', '', 'gte', false],
])('a rule on %s with %s by %s is judged as a filter would be', (field, value, op, isMet) => {
  const rule = { field, op: op as ColorRule['op'], value, color: 'red' } as const
  expect(colored(rule)).toBe(isMet ? 'red' : 'green')
})

test('the first rule met counts, and none leaves the colour of the state', () => {
  const early = { field: 'due', op: 'lte', value: '2026-12-31', color: 'orange' } as const
  const cheap = { field: 'amount', op: 'lte', value: '999', color: 'blue' } as const
  expect(colored(early, cheap)).toBe('orange')
  expect(colored(cheap, early)).toBe('blue')
  expect(colored()).toBe('green')
})

test('what is covered meets no condition but that it is empty', () => {
  const covered = { ...row, amount: null }
  const cheap = { field: 'amount', op: 'lte', value: '999', color: 'blue' } as const
  expect(rowColors(Bill, { color: '', rules: [cheap] })(covered)).toBeUndefined()
})
