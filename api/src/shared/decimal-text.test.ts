import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compareDecimals,
  divideDecimals,
  multiplyDecimals,
  negateDecimal,
  plainDecimalText,
  roundDecimal,
  sumDecimals,
} from './decimal-text.ts'

const Exact = Decimal.clone({ precision: 80, rounding: Decimal.ROUND_HALF_UP })
const digits = (min: number, max: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: min, maxLength: max }).map((all) => all.join(''))
const decimal = fc
  .tuple(fc.boolean(), digits(1, 15), digits(0, 8))
  .map(([minus, whole, fraction]) => `${minus ? '-' : ''}${whole}${fraction && `.${fraction}`}`)

describe('roundDecimal', () => {
  it('rounds half away from zero, as worked by hand', () => {
    const rounded = ['0.005', '1.005', '2.675', '-1.005', '0.0049', '-0.001', '-0.005', '7', '007.1', '9.999']
    expect(rounded.map((text) => roundDecimal(text, 2))).toEqual([
      '0.01',
      '1.01',
      '2.68',
      '-1.01',
      '0.00',
      '0.00',
      '-0.01',
      '7.00',
      '7.10',
      '10.00',
    ])
    expect(['0.5', '-0.4', '12.49'].map((text) => roundDecimal(text, 0))).toEqual(['1', '0', '12'])
  })

  it('agrees with exact arithmetic', () => {
    fc.assert(
      fc.property(decimal, fc.integer({ min: 0, max: 6 }), (text, places) => {
        const expected = new Exact(text).toFixed(places)
        expect(roundDecimal(text, places)).toBe(/^-0(\.0+)?$/.test(expected) ? expected.slice(1) : expected)
      }),
      { numRuns: 5000 },
    )
  })

  it('refuses what is not a decimal number', () => {
    for (const text of ['', '-', '.5', '5.', '1e3', ' 1', '１']) expect(() => roundDecimal(text, 2)).toThrow('not a')
  })
})

describe('compareDecimals', () => {
  it('agrees with exact arithmetic', () => {
    fc.assert(
      fc.property(decimal, decimal, (one, other) => {
        expect(compareDecimals(one, other)).toBe(new Exact(one).cmp(other))
      }),
      { numRuns: 5000 },
    )
  })

  it('takes different spellings of one number for the same', () => {
    expect([compareDecimals('100', '100.00'), compareDecimals('-0', '0.0'), compareDecimals('100.01', '100')]).toEqual([
      0, 0, 1,
    ])
  })
})

describe('sumDecimals', () => {
  it('agrees with exact arithmetic and keeps the longest fraction', () => {
    expect(sumDecimals([])).toBe('0')
    expect(sumDecimals(['0.1', '0.2', '-0.30'])).toBe('0.00')
    fc.assert(
      fc.property(fc.array(decimal, { maxLength: 20 }), (texts) => {
        const places = Math.max(0, ...texts.map((text) => text.split('.')[1]?.length ?? 0))
        const expected = texts.reduce((sum, text) => sum.plus(text), new Exact(0)).toFixed(places)
        expect(sumDecimals(texts)).toBe(/^-0(\.0+)?$/.test(expected) ? expected.slice(1) : expected)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('multiplyDecimals and divideDecimals', () => {
  it('agree with exact arithmetic', () => {
    fc.assert(
      fc.property(decimal, decimal, (one, other) => {
        expect(plainDecimalText(multiplyDecimals(one, other))).toBe(new Exact(one).times(other).plus(0).toFixed())
        const quotient = divideDecimals(one, other, 6)
        const exact = new Exact(one).div(other).toDecimalPlaces(6)
        expect(quotient && plainDecimalText(quotient)).toBe(exact.isFinite() ? exact.plus(0).toFixed() : undefined)
        expect(new Exact(negateDecimal(one)).plus(one).isZero()).toBe(true)
      }),
      { numRuns: 3000 },
    )
  })

  it('write a number without idle zeros', () => {
    expect(['007.100', '-0.00', '-1.50', '0', '100'].map(plainDecimalText)).toEqual(['7.1', '0', '-1.5', '0', '100'])
  })
})
