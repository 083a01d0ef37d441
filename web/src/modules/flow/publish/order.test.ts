import { expect, test } from 'vitest'
import type { Condition } from '@srm/flow/tree/condition'
import { askedFor, moved, takesAll, withFlow, type BindingRequest } from './order.ts'

const large: Condition = { match: 'anyOfAll', groups: [[{ op: 'gte', path: 'amount', value: '50000' }]] }
const one = (flowId: string, condition: Condition | null = null): BindingRequest => ({ flowId, condition })
const ids = (asked: readonly BindingRequest[]): string => asked.map(({ flowId }) => flowId).join(' ')

test('a flow with a condition is asked before the one that takes all the rest, one without after it', () => {
  const asked = [one('large', large), one('rest')]
  expect(ids(withFlow(asked, 'leave', large))).toBe('large leave rest')
  expect(ids(withFlow(asked, 'other', null))).toBe('large rest other')
  expect(ids(withFlow([], 'only', null))).toBe('only')
})

test('a flow that is asked already keeps its place when its condition changes', () => {
  expect(withFlow([one('a'), one('b')], 'a', large)).toEqual([one('a', large), one('b')])
})

test('a flow moves by one place and not beyond the ends', () => {
  const asked = [one('a'), one('b'), one('c')]
  expect(ids(moved(asked, 1, -1))).toBe('b a c')
  expect(ids(moved(asked, 1, 1))).toBe('a c b')
  expect([moved(asked, 0, -1), moved(asked, 2, 1)]).toEqual([asked, asked])
})

test('behind a flow that takes all there is nothing left', () => {
  const asked = [one('large', large), one('rest'), one('late')]
  expect(['large', 'rest', 'late', 'unknown'].map((id) => takesAll(asked, id))).toEqual([
    undefined,
    undefined,
    'rest',
    undefined,
  ])
})

test('only what a document asks when it is sent in counts, in its order', () => {
  const bound = { id: 'x', docType: 'application', purpose: 'create' as const, priority: 2, condition: null }
  const all = [
    { ...bound, flowId: 'second' },
    { ...bound, flowId: 'first', priority: 1 },
    { ...bound, flowId: 'void', purpose: 'void' as const },
    { ...bound, flowId: 'other', docType: 'contract' },
  ]
  expect(ids(askedFor(all, 'application'))).toBe('first second')
})
