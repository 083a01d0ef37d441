import { addMoney } from '@srm/api/shared/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brokenClause, markDeviations } from './clause.rules.ts'
import { completeLines, completePlans, problemIn, sumOf, taxParts } from './money.rules.ts'

const money = fc.bigInt({ min: 1n, max: 999_999_999_999n }).map((fen) => {
  const digits = String(fen).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
})

describe('the money of a contract', () => {
  it('is its tax and the rest, to the fen', () => {
    fc.assert(
      fc.property(money, fc.integer({ min: 0, max: 100 }), (amount, rate) => {
        const { amountExTax, tax } = taxParts(amount, String(rate))
        expect(addMoney(amountExTax, tax)).toBe(amount)
      }),
    )
  })

  it('comes to the whole by shares that come to the whole, whatever rounding leaves', () => {
    const shares = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(money, shares, (amount, weights) => {
        const total = weights.reduce((sum, one) => sum + one, 0)
        const parts = weights.map((one) => Math.floor((one * 10_000) / total))
        parts[0] = (parts[0] ?? 0) + 10_000 - parts.reduce((sum, one) => sum + one, 0)
        const plans = parts.map((part) => ({ trigger: 'sign', amount: null, ratio: (part / 100).toFixed(2) }))
        expect(sumOf(completePlans(plans, { amountKind: 'fixed', amount }))).toBe(amount)
      }),
    )
  })

  it('keeps amounts that were given, and works out those of unit prices', () => {
    const plans = [
      { trigger: 'sign', amount: '10.00', ratio: '50.00' },
      { trigger: 'sign', ratio: '50.00' },
    ]
    expect(completePlans(plans, { amountKind: 'fixed', amount: '100.00' }).map(({ amount }) => amount)).toEqual([
      '10.00',
      '90.00',
    ])
    expect(
      completeLines([
        { quantity: '3', price: '33.335' },
        { quantity: '1', amount: '5.00' },
      ]).map(({ amount }) => amount),
    ).toEqual(['100.01', '5.00'])
    const whole = { amount: '100.00', lines: [], hasProject: false }
    const one = [{ trigger: 'sign', amount: '90.00' }]
    expect(problemIn({ ...whole, amountKind: 'fixed', plans: one })?.key).toBe('contract.plans_sum')
    expect(problemIn({ ...whole, amountKind: 'ceiling', plans: one })).toBeUndefined()
    expect(problemIn({ ...whole, amountKind: 'fixed', plans: [] })).toBeUndefined()
  })
})

describe('clauses', () => {
  const template = [
    { key: 'c1', title: '付款', text: '三十日内付款', isFixed: false },
    { key: 'c2', title: '保密', text: '两年', isFixed: true },
  ]

  it('differ by their words, not by their spaces, and by being left out', () => {
    const spaced = [
      { key: 'c1', title: '付款', text: '三十日内\n付款 ' },
      { key: 'c2', title: '保密', text: '两年' },
    ]
    expect(markDeviations(spaced, template).deviationCount).toBe(0)
    expect(markDeviations([], template).deviationCount).toBe(2)
    expect(
      markDeviations([...spaced, { key: 'c1', title: '付款', text: '三十日内付款' }], template).deviationCount,
    ).toBe(1)
    expect(markDeviations([{ title: '任意', text: '任意' }], []).deviationCount).toBe(0)
    expect(brokenClause(spaced, template)).toBeUndefined()
    expect(brokenClause([{ key: 'c2', title: '保密', text: '一年' }], template)?.key).toBe('c2')
  })
})
