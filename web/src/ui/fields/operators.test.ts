import { describe, expect, test } from 'vitest'
import { metaOf, type Kind } from '@srm/api/shared/field-meta'
import { filtersOf, operators, operatorsByKind, type Operator } from '@srm/api/shared/page'
import { loadEnglish, zh } from './fields.texts.ts'
import { gallery } from './gallery.ts'
import { carriedOver, isComplete, operatorText, shapeOf } from './operators.ts'

const samples = Object.entries(gallery)

test('the gallery has a field of every kind, under its name', () => {
  expect(Object.keys(gallery).toSorted()).toEqual(Object.keys(operatorsByKind).toSorted())
  for (const [kind, { schema }] of samples) expect(metaOf(schema).kind).toBe(kind)
})

test('every operator has a word in both languages', async () => {
  const en = await loadEnglish()
  for (const op of operators) {
    expect(zh[`op.${op}`]).toBeTruthy()
    expect(en[`op.${op}`]).toBeTruthy()
  }
})

test('dates are early and late, amounts small and large', () => {
  const say = (key: string): string => key
  expect(operatorText(say, 'gte', gallery.date.schema)).toBe('op.since')
  expect(operatorText(say, 'lte', gallery.dateTime.schema)).toBe('op.until')
  expect(operatorText(say, 'gte', gallery.money.schema)).toBe('op.gte')
})

describe('a value outlives a change of operator only where it means the same', () => {
  test.each<[Operator, Operator, unknown, unknown]>([
    ['gte', 'lte', '5', '5'],
    ['in', 'notIn', ['a'], ['a']],
    ['gte', 'between', '5', undefined],
    ['in', 'isEmpty', ['a'], undefined],
  ])('%s to %s', (from, to, value, left) => expect(carriedOver(from, to, value)).toEqual(left))
})

const one: Partial<Record<Kind, unknown>> = {
  integer: 3,
  bool: true,
  money: '12.50',
  quantity: '1.5',
  percent: '13',
  date: '2026-11-15',
  dateRange: '2026-11-15',
  dateTime: '2026-11-15T08:00:00.000+08:00',
  choice: 'draft',
}
const id = '01980000-0000-7000-8000-000000000001'
const references: readonly string[] = ['ref', 'refs', 'person', 'persons', 'department']

const valueFor = (kind: Kind, op: Operator): unknown => {
  const single = one[kind] ?? (references.includes(kind) ? id : '云')
  return { none: undefined, words: '云', one: single, pair: [single, single], many: [single] }[shapeOf(op)]
}

/** The server and the filter must agree on what an operator compares with. */
test.each(samples)('a complete filter of %s is accepted by the contract', (kind, { schema }) => {
  for (const op of operatorsByKind[kind as Kind]) {
    const value = valueFor(kind as Kind, op)
    expect(isComplete(op, value)).toBe(true)
    const sent = JSON.stringify([{ field: 'it', op, value }])
    expect(filtersOf({ it: schema, other: gallery.text.schema }).safeParse(sent).success, `${kind} ${op}`).toBe(true)
  }
})

test.each<[Operator, unknown]>([
  ['contains', '  '],
  ['eq', undefined],
  ['between', ['1', undefined]],
  ['in', []],
])('%s with %j says too little', (op, value) => expect(isComplete(op, value)).toBe(false))
