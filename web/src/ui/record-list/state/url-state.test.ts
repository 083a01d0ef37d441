import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { choice, money, person, text } from '@srm/api/shared/fields'
import { label } from '@srm/api/shared/label'
import { record } from '@srm/api/shared/record'
import type { ColumnChoice } from '../table/column-state.ts'
import { ruleColors, type ColorRule } from '../table/row-colors.ts'
import {
  colourable,
  densities,
  groupable,
  isBare,
  plainState,
  readState,
  savedState,
  shapes,
  writeState,
  type ListState,
} from './url-state.ts'

const Thing = record({
  name: 'thing',
  table: 'thing',
  label: label('物品', 'Things'),
  fields: {
    name: text('名称', 'Name'),
    price: money('价格', 'Price'),
    owner: person('负责人', 'Owner'),
    status: choice('状态', 'Status', [['on', '启用', 'On', 'green']]),
    kind: choice('种类', 'Kind', [['a', '甲', 'A']]),
  },
  title: 'name',
  search: ['name'],
  list: ['code', 'name', 'price', 'status', 'kind'],
  sort: ['code', 'status', 'owner', 'kind'],
  defaultSort: '-code',
  scope: 'tenant',
})

const column: fc.Arbitrary<ColumnChoice> = fc
  .record(
    {
      name: fc.constantFrom(...Thing.list),
      width: fc.integer({ min: 64, max: 800 }),
      pinned: fc.constant(true as const),
    },
    { requiredKeys: ['name'] },
  )
  .map((one) => one)

const filter = fc.oneof(
  fc.record({
    field: fc.constant('name'),
    op: fc.constantFrom('contains' as const, 'eq' as const),
    value: fc.string({ minLength: 1, maxLength: 30, unit: 'binary' }),
  }),
  fc.record({
    field: fc.constant('price'),
    op: fc.constant('between' as const),
    value: fc.tuple(fc.string(), fc.string()),
  }),
  fc.record({ field: fc.constant('status'), op: fc.constant('in' as const), value: fc.constant(['on']) }),
  fc.record({ field: fc.constant('owner'), op: fc.constantFrom('isEmpty' as const, 'notEmpty' as const) }),
)

const rule: fc.Arbitrary<ColorRule> = fc.oneof(
  fc.record({
    field: fc.constant('price'),
    op: fc.constant('gte' as const),
    value: fc.string(),
    color: fc.constantFrom(...ruleColors),
  }),
  fc.record({ field: fc.constant('name'), op: fc.constant('isEmpty' as const), color: fc.constantFrom(...ruleColors) }),
)

const state: fc.Arbitrary<ListState> = fc.record({
  keyword: fc.string({ maxLength: 50, unit: 'binary' }).map((typed) => typed.trim()),
  filters: fc.array(filter, { maxLength: 6 }),
  sort: fc.constantFrom('', 'code', '-code', 'status', '-status'),
  groups: fc.constantFrom([], ['status'], ['status', 'kind'], ['kind', 'status']),
  color: fc.constantFrom('', 'status'),
  rules: fc.array(rule, { maxLength: 6 }),
  page: fc.integer({ min: 1, max: 500 }),
  pageSize: fc.constantFrom(20, 50, 100, 200),
  paging: fc.constantFrom('pages' as const, 'endless' as const),
  shape: fc.constantFrom(...shapes),
  span: fc.constantFrom('month' as const, 'week' as const),
  on: fc.constantFrom('', '2028-02-29', '2026-11-18'),
  density: fc.constantFrom(...densities),
  columns: fc.uniqueArray(column, { selector: ({ name }) => name, maxLength: 4 }),
  view: fc.constantFrom('', 'all', '0199-view'),
})

const through = (one: ListState): ListState => readState(new URLSearchParams(writeState(one).toString()), Thing)

describe('a list and its address', () => {
  test('whatever the list shows, its address shows again', () => {
    fc.assert(
      fc.property(state, (one) => {
        expect(through(one)).toEqual(one)
      }),
    )
  })

  test('the usual list says nothing, and what else stands in the address stays', () => {
    expect(writeState(plainState).toString()).toBe('')
    expect(isBare(new URLSearchParams('id=7'))).toBe(true)
    expect(writeState({ ...plainState, page: 2 }, new URLSearchParams('id=7&keyword=old')).toString()).toBe(
      'id=7&page=2',
    )
  })

  test('whatever an address says, a list can be read from it', () => {
    const name = fc.constantFrom(
      'on',
      'span',
      'shape',
      'filter',
      'columns',
      'page',
      'sort',
      'group',
      'color',
      'rules',
      'density',
      'pageSize',
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string({ unit: 'binary' }))), (pairs) => {
        const read = readState(new URLSearchParams(pairs), Thing)
        expect(read.page).toBeGreaterThan(0)
        expect(through(read)).toEqual(read)
      }),
    )
  })

  test('what does not fit the record is left out', () => {
    const filters = [
      { field: 'nothing', op: 'eq', value: 1 },
      { field: 'constructor', op: 'eq', value: 1 },
      { field: 'status', op: 'contains', value: 'o' },
      { field: 'status', op: 'in', value: ['on'] },
    ]
    const params = new URLSearchParams({
      filter: JSON.stringify(filters),
      sort: 'price',
      group: 'owner,status,name,status',
      color: 'name',
      rules: JSON.stringify([
        { field: 'owner', op: 'isEmpty', color: 'red' },
        { field: 'price', op: 'gte', value: '5', color: 'url(x)' },
      ]),
      columns: 'x_name',
    })
    const read = readState(params, Thing)
    expect(read.filters).toEqual([{ field: 'status', op: 'in', value: ['on'] }])
    expect(read).toMatchObject({ sort: '', groups: ['status'], color: '', rules: [], columns: [{ name: 'name' }] })
  })

  test('a saved view keeps the shape, but neither the page, the day nor itself', () => {
    expect(savedState({ ...plainState, shape: 'calendar', span: 'week', on: '2026-11-18' })).toBe(
      'shape=calendar&span=week',
    )
    expect(savedState({ ...plainState, page: 3, view: 'v', keyword: '云' })).toBe(
      savedState({ ...plainState, keyword: '云' }),
    )
  })

  test('groups need a field the row carries and few rows have each of', () =>
    expect(groupable(Thing)).toEqual(['status', 'kind']))

  test('rows wear the colours of a state the row carries, of nothing else', () =>
    expect(colourable(Thing)).toEqual(['status']))
})
