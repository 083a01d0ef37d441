import { expect, test } from 'vitest'
import { cleanPrice } from './price.ts'

test.each([
  ['12。5', '12.5'],
  ['12．5', '12.5'],
  ['￥1,234.567', '1234.56'],
  ['007', '7'],
  ['0', '0'],
  ['0.5', '0.5'],
  ['.5', '0.5'],
  ['1.2.3', '1.23'],
  ['-3', '3'],
  ['abc', ''],
])('typed %s leaves %s', (typed, left) => expect(cleanPrice(typed, { places: 2, negative: false })).toBe(left))

test('a minus is kept where debts are allowed', () =>
  expect(cleanPrice('-12.345', { places: 2, negative: true })).toBe('-12.34'))
