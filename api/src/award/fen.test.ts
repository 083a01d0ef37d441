import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { divideRounded, factorOne, fromFen, ratioOf, scaleFen, toFactor, toFen, toFenNumber } from './fen.ts'

const count = fc.bigInt({ min: 0n, max: 10n ** 17n })
const divisor = fc.bigInt({ min: 1n, max: 10n ** 14n })

describe('fen', () => {
  test('fen scaled by two proportions are what whole numbers of any size say, exact numbers or not', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 9), max: 10 ** 12 }), count, divisor, count, divisor, (fen, a, b, c, d) => {
        const expected = divideRounded(BigInt(fen) * a * c, b * d)
        expect(scaleFen(fen, ratioOf(a, b), ratioOf(c, d))).toBe(Number(expected))
      }),
    )
  })

  test('fen are scaled exactly where a plain quotient falls on a half', () => {
    expect([1, 3, 5].map((fen) => scaleFen(fen, ratioOf(1n, 2n)))).toEqual([1, 2, 3])
    expect(scaleFen(10, ratioOf(583n, 500n), ratioOf(200n * factorOne, factorOne))).toBe(2332)
  })

  test('texts of any length are read digit by digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 14 }), (fen) => {
        expect([toFenNumber(fromFen(fen)), toFen(fromFen(fen))]).toEqual([fen, BigInt(fen)])
      }),
    )
    expect(['7.', '07.5', '0.0001', '-2.5', '12345678901.2345', '1.50000'].map(toFactor)).toEqual([
      70_000n,
      75_000n,
      1n,
      -25_000n,
      123_456_789_012_345n,
      15_000n,
    ])
  })

  test.each(['', '.5', '1.2.3', '1e3', ' 1', '1.234', '+1'])('"%s" is no amount', (text) => {
    expect(() => toFenNumber(text)).toThrow(/not a decimal|more than 2 places/)
    expect(() => toFen(text)).toThrow(/not a decimal|more than 2 places/)
  })
})
