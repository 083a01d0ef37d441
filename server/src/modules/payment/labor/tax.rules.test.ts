import { describe, expect, it } from 'vitest'
import { problemOf, usualBrackets, withheldOf } from './tax.rules.ts'

const none = { gross: '0.00', withheld: '0.00' }

describe('tax kept back from people', () => {
  it.each([
    ['800.00', '0.00'],
    ['801.00', '0.20'],
    ['4000.00', '640.00'],
    ['4000.01', '640.00'],
    ['5000.00', '800.00'],
    ['25000.00', '4000.00'],
    ['30000.00', '5200.00'],
    ['100000.00', '25000.00'],
  ])('of %s alone in a month is %s', (amount, tax) => {
    expect(withheldOf(amount, none)).toBe(tax)
  })

  it('of the second payment of a month is that of both, less what was kept back', () => {
    expect(withheldOf('3000.00', { gross: '3000.00', withheld: '440.00' })).toBe('520.00')
  })

  it('follows the table of the company', () => {
    expect(withheldOf('5000.00', none, [{ above: '0.00', rate: '10.00', quick: '0.00' }])).toBe('400.00')
  })
})

describe('a table of brackets', () => {
  const [first, second] = [
    { above: '0.00', rate: '10.00', quick: '0.00' },
    { above: '10000.00', rate: '15.00', quick: '500.00' },
  ]

  it.each([
    ['of the law', usualBrackets, undefined],
    ['that is empty', [], undefined],
    ['that goes on where the one before ends', [first, second], undefined],
    ['with a quick deduction that leaps', [first, { ...second, quick: '0.00' }], { line: 2, quick: '500.00' }],
    ['that does not begin at nothing', [{ ...first, above: '1.00' }], { line: 1, quick: '0.00' }],
    ['whose amounts do not grow', [first, { ...second, above: '0.00', quick: '0.00' }], { line: 2, quick: '0.00' }],
    ['whose rates do not grow', [first, { ...second, rate: '10.00' }], { line: 2, quick: '0.00' }],
  ])('%s is judged', (_, brackets, problem) => {
    expect(problemOf(brackets)).toEqual(problem)
  })
})
