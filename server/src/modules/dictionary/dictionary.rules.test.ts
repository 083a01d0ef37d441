import type { SelOption } from '@srm/api/dictionary'
import { describe, expect, it } from 'vitest'
import { formatCode, periodOf, repeatsNumbers, type NumberRule } from '@srm/api/dictionary/numbering'
import { arrange, find, lastSort, treeOf, wouldLoop } from './dictionary.rules.ts'

const rule = (more: Partial<NumberRule>): NumberRule => ({
  prefix: 'HT',
  datePart: 'year',
  digits: 4,
  reset: 'year',
  separator: '-',
  allocateAt: 'save',
  scope: 'company',
  ...more,
})

describe('a number', () => {
  it.each([
    [rule({}), 'HT-2026-0007'],
    [rule({ datePart: 'month' }), 'HT-202611-0007'],
    [rule({ datePart: 'day' }), 'HT-20261115-0007'],
    [rule({ datePart: 'none', digits: 2 }), 'HT-07'],
    [rule({ separator: 'none' }), 'HT20260007'],
    [rule({ prefix: '' }), '2026-0007'],
  ])('by %o is %s', (given, code) => {
    expect(formatCode(given, 7, '2026-11-15')).toBe(code)
  })

  it('of a department or class carries its code', () => {
    expect(formatCode(rule({}), 7, '2026-11-15', 'CG')).toBe('HT-CG-2026-0007')
  })

  it.each([
    [{ reset: 'year', datePart: 'none' }, true],
    [{ reset: 'month', datePart: 'year' }, true],
    [{ reset: 'day', datePart: 'month' }, true],
    [{ reset: 'year', datePart: 'day' }, false],
    [{ reset: 'month', datePart: 'month' }, false],
    [{ reset: 'never', datePart: 'none' }, false],
  ] as const)('by %o would be given twice: %s', (given, twice) => {
    expect(repeatsNumbers(given)).toBe(twice)
  })

  it('grows past its digits rather than starting over', () => {
    expect(formatCode(rule({ digits: 2, datePart: 'none' }), 1234, '2026-11-15')).toBe('HT-1234')
  })

  it.each([
    ['never', '2025-12-31', '2026-01-01', true],
    ['year', '2026-01-01', '2026-12-31', true],
    ['year', '2025-12-31', '2026-01-01', false],
    ['month', '2026-01-01', '2026-01-31', true],
    ['month', '2026-01-31', '2026-02-01', false],
    ['day', '2026-01-31', '2026-02-01', false],
    ['month', '2025-11-15', '2026-11-15', false],
  ] as const)('that starts over per %s: %s and %s share a count: %s', (reset, a, b, same) => {
    expect(periodOf(reset, a) === periodOf(reset, b)).toBe(same)
  })
})

const option = (id: string, parentId: string | null, children: SelOption[] = []): SelOption => ({
  id,
  parentId,
  children,
  selTypeName: 't',
  optionName: id,
  value: id,
  color: null,
  sort: 0,
  status: 'enabled',
  system: false,
  remark: null,
  version: 1,
})

describe('a tree of options', () => {
  const rows = [option('a', null), option('b', 'a'), option('c', 'b'), option('d', 'a'), option('e', 'gone')]
  const trees = treeOf(rows) as SelOption[]

  it('keeps the order, and puts one whose parent is missing at the top', () => {
    expect(trees.map(({ id }) => id)).toEqual(['a', 'e'])
    expect(find(trees, 'a')?.children.map(({ id }) => id)).toEqual(['b', 'd'])
    expect(find(trees, 'c')?.parentId).toBe('b')
    expect(find(trees, 'nobody')).toBeUndefined()
  })

  it.each([
    ['a', 'a', true],
    ['a', 'c', true],
    ['b', 'c', true],
    ['c', 'a', false],
    ['d', 'c', false],
    ['e', 'a', false],
  ])('%s under %s would be a loop: %s', (id, parentId, loop) => {
    expect(wouldLoop(rows, id, parentId)).toBe(loop)
  })
})

describe('the order of options', () => {
  const at = (id: string, parentId: string | null, sort: number) => ({ id, parentId, sort })
  const rows = [at('a', null, 10), at('c', null, 20), at('b', null, 20), at('x', 'a', 10), at('y', 'a', 30)]

  it.each([
    ['c', null, 'a', ['c', 'a', 'b']],
    ['a', null, null, ['b', 'c', 'a']],
    ['a', null, 'c', ['b', 'a', 'c']],
    ['b', 'a', 'y', ['x', 'b', 'y']],
    ['new', 'c', null, ['new']],
  ])('%s under %s before %s', (id, parentId, before, order) => {
    const numbered = arrange(rows, id, parentId, before)
    expect(numbered?.map((one) => one.id)).toEqual(order)
    expect(numbered?.map(({ sort }) => sort)).toEqual(order.map((_, index) => (index + 1) * 10))
  })

  it('knows no place before one that stands elsewhere, or before itself', () => {
    expect(arrange(rows, 'c', 'a', 'b')).toBeUndefined()
    expect(arrange(rows, 'c', null, 'c')).toBeUndefined()
  })

  it('ends with the last', () => {
    expect([lastSort(rows, null), lastSort(rows, 'a'), lastSort(rows, 'y')]).toEqual([30, 40, 10])
  })
})
