import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMoney, compareMoney, maxMoney, timesMoney, toMoney } from './money.ts'

const fen = fc.bigInt({ min: -999_999_999_999_999n, max: 999_999_999_999_999n })
const asMoney = (value: bigint): string => {
  const digits = (value < 0n ? -value : value).toString().padStart(3, '0')
  return `${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

describe('money is exact', () => {
  it('rounds half up to the fen, as worked by hand', () => {
    expect([
      toMoney('0.005'),
      toMoney('1.005'),
      toMoney('2.675'),
      toMoney('-1.005'),
      toMoney('0.0049'),
      toMoney('-0.001'),
    ]).toEqual(['0.01', '1.01', '2.68', '-1.01', '0.00', '0.00'])
    expect(timesMoney('100.00', '0.06')).toBe('6.00')
    expect(timesMoney('33.33', '0.13')).toBe('4.33')
    expect(timesMoney(maxMoney, '12345.678')).toBe('123456779999999876.54')
  })

  it('adds like whole fen', () => {
    fc.assert(
      fc.property(fc.array(fen, { maxLength: 20 }), (all) => {
        expect(addMoney(...all.map(asMoney))).toBe(asMoney(all.reduce((a, b) => a + b, 0n)))
      }),
      { numRuns: 2000 },
    )
  })

  it('orders like whole fen', () => {
    fc.assert(
      fc.property(fen, fen, (a, b) => {
        expect(Math.sign(compareMoney(asMoney(a), asMoney(b)))).toBe(a < b ? -1 : Number(a > b))
      }),
    )
  })
})
