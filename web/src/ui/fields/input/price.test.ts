import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareMoney, maxMoney } from '@srm/api/shared/money'
import { clampNumber } from './clamp.ts'
import { allowsKey, cleanPrice, finishPrice, formatPrice } from './price.ts'

test.each([
  ['12。5', '12.5'],
  ['12．5', '12.5'],
  ['１２', '12'],
  ['￥1,234.567', '1234.56'],
  ['007', '7'],
  ['0', '0'],
  ['0.5', '0.5'],
  ['.5', '0.5'],
  ['1.2.3', '1.23'],
  ['-3', '3'],
  ['abc', ''],
  ['99999999999999', maxMoney],
])('typed %s leaves %s', (typed, left) => expect(cleanPrice(typed)).toBe(left))

test('a minus is kept where debts are allowed', () => expect(cleanPrice('-12.345', { negative: true })).toBe('-12.34'))

test('what was only on the way to a number is dropped when one leaves', () => {
  expect(finishPrice('-', { negative: true })).toBe('')
  expect(finishPrice('12.')).toBe('12')
})

const noise = fc.string({ unit: fc.constantFrom(...'0123456789.。．-,￥ ab') })
const limits = fc.record({ places: fc.integer({ min: 0, max: 4 }), negative: fc.boolean() })

describe('whatever is typed', () => {
  test('what is left is an amount in the making, within the limits', () =>
    fc.assert(
      fc.property(noise, limits, (typed, { places, negative }) => {
        const left = cleanPrice(typed, { places, negative })
        expect(left).toMatch(
          new RegExp(`^${negative ? '-?' : ''}(0|[1-9]\\d*)?${places > 0 ? `(\\.\\d{0,${String(places)}})?` : ''}$`),
        )
      }),
    ))

  test('cleaning again changes nothing, so the cursor does not jump', () =>
    fc.assert(
      fc.property(noise, limits, (typed, rules) => {
        const left = cleanPrice(typed, rules)
        expect(cleanPrice(left, rules)).toBe(left)
      }),
    ))

  test('it is never more than the largest amount, in either direction', () =>
    fc.assert(
      fc.property(noise, (typed) => {
        const left = finishPrice(typed, { negative: true }) || '0'
        expect(compareMoney(left, maxMoney)).toBeLessThanOrEqual(0)
        expect(compareMoney(left, `-${maxMoney}`)).toBeGreaterThanOrEqual(0)
      }),
    ))

  test('what is shown can be read back', () =>
    fc.assert(
      fc.property(noise, (typed) => {
        const left = finishPrice(typed, { negative: true })
        expect(finishPrice(formatPrice(left), { negative: true })).toBe(left)
      }),
    ))

  test('a key that is allowed writes something, one that is not would be dropped anyway', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }), limits, (key, rules) => {
        fc.pre(key.length === 1)
        expect(allowsKey(key, rules) || cleanPrice(key, rules) === '').toBe(true)
      }),
    ))
})

test.each(['Backspace', 'ArrowLeft', 'Tab', '5', '.', '。'])('the key %s may be pressed', (key) =>
  expect(allowsKey(key)).toBe(true),
)
test.each(['-', 'e', ' ', '+', '中'])('the key %s may not', (key) => expect(allowsKey(key)).toBe(false))

describe('a number', () => {
  const range = fc.tuple(fc.integer(), fc.integer()).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }))

  test('is always brought between the ends, and not touched when it is there', () =>
    fc.assert(
      fc.property(fc.integer(), range, (value, ends) => {
        const clamped = clampNumber(value, ends)
        expect(clamped).toBeGreaterThanOrEqual(ends.min)
        expect(clamped).toBeLessThanOrEqual(ends.max)
        expect(clamped === value || value < ends.min || value > ends.max).toBe(true)
      }),
    ))

  test('without ends is left alone', () => expect(clampNumber(-5, {})).toBe(-5))
})
