import { describe, expect, test } from 'vitest'
import { rankQuotes, weightsProblem, type Criterion } from './scores.ts'

const criteria: readonly Criterion[] = [
  { key: 'price', name: '价格', weight: '60', isPrice: true },
  { key: 'plan', name: '方案', weight: '40', isPrice: false },
]

const given = (quoteId: string, ...scores: readonly string[]) =>
  scores.map((score, at) => ({ quoteId, criterion: 'plan', evaluator: `e${String(at)}`, score }))

describe('award scores', () => {
  test('award scores take weights that come to 100 exactly, with one price at most', () => {
    expect(weightsProblem(criteria)).toBeNull()
    expect(weightsProblem(criteria.slice(0, 1))).toBe('sum')
    expect(
      weightsProblem([
        { weight: '33.33', isPrice: false },
        { weight: '33.33', isPrice: false },
        { weight: '33.34', isPrice: false },
      ]),
    ).toBeNull()
    expect(
      weightsProblem([
        { weight: '50', isPrice: true },
        { weight: '50', isPrice: true },
      ]),
    ).toBe('price')
  })

  test('award score of a price is the lowest divided by it, times 100, to two places', () => {
    const price: readonly Criterion[] = [{ key: 'price', name: '价格', weight: '100', isPrice: true }]
    const quotes = ['100', '150', '0.03'].map((one, at) => ({ quoteId: one, price: one, submittedAt: String(at) }))
    expect(rankQuotes(price, quotes.slice(0, 2), []).map(({ total }) => total)).toEqual(['100.00', '66.67'])
    expect(rankQuotes(price, quotes, []).map(({ total }) => total)).toEqual(['0.03', '0.02', '100.00'])
  })

  test('award scores show mean and spread of the evaluators and weigh before they round', () => {
    const quotes = [
      { quoteId: 'a', price: '300', submittedAt: '1' },
      { quoteId: 'b', price: '200', submittedAt: '2' },
    ]
    const [a, b] = rankQuotes(criteria, quotes, [...given('a', '90', '80', '95'), ...given('b', '60')])
    expect(a).toEqual({
      quoteId: 'a',
      criteria: [
        { criterion: 'price', mean: '66.67', spread: null, given: 0 },
        { criterion: 'plan', mean: '88.33', spread: '15.00', given: 3 },
      ],
      total: '75.33',
      rank: 2,
    })
    expect(b).toMatchObject({ total: '84.00', rank: 1 })
  })

  test('award scores have no total until every criterion is judged', () => {
    const quotes = [{ quoteId: 'a', price: '300', submittedAt: '1' }]
    expect(rankQuotes(criteria, quotes, [])).toMatchObject([{ total: null, rank: null }])
  })

  test('award scores that are equal rank the lower price first, then the earlier quote', () => {
    const plan: readonly Criterion[] = [{ key: 'plan', name: '方案', weight: '100', isPrice: false }]
    const quotes = [
      { quoteId: 'late', price: '200', submittedAt: '2026-11-18T10:00:01+08:00' },
      { quoteId: 'early', price: '200', submittedAt: '2026-11-18T10:00:00+08:00' },
      { quoteId: 'cheap', price: '199', submittedAt: '2026-11-18T11:00:00+08:00' },
    ]
    const scores = quotes.flatMap(({ quoteId }) => given(quoteId, '80'))
    expect(rankQuotes(plan, quotes, scores).map(({ rank }) => rank)).toEqual([3, 2, 1])
  })
})
