import { expect, test } from 'vitest'
import {
  formatAccount,
  formatAmount,
  formatCount,
  formatDateTime,
  formatLargeMoney,
  formatMoney,
  formatSize,
} from './format.ts'

test.each([
  ['0', '￥0'],
  ['1234.50', '￥1,234.50'],
  ['-1234567.89', '-￥1,234,567.89'],
  ['9999999999999.99', '￥9,999,999,999,999.99'],
])('money %s is %s', (value, shown) => expect(formatMoney(value)).toBe(shown))

test.each([
  ['98340184.00', '￥9,834.0 万', '￥98.3M'],
  ['9999.99', '￥9,999.99', '￥9,999.99'],
  ['10000', '￥1.0 万', '￥10.0K'],
  ['-26250.00', '-￥2.6 万', '-￥26.3K'],
  ['123456789.01', '￥1.23 亿', '￥123.5M'],
  ['9999999999999.99', '￥100,000.00 亿', '￥10,000.00B'],
])('large money %s is %s and %s', (value, zh, en) => {
  expect(formatLargeMoney(value, 'zh')).toBe(zh)
  expect(formatLargeMoney(value, 'en')).toBe(en)
})

test('amounts keep their decimals as they are', () => expect(formatAmount('1000.1234')).toBe('1,000.1234'))

test('a capped count says so', () => {
  expect(formatCount(10_000, true)).toBe('10,000+')
  expect(formatCount(999, false)).toBe('999')
})

test('moments are shown in Shanghai time', () =>
  expect(formatDateTime('2026-11-14T18:30:00Z')).toBe('2026-11-15 02:30'))

test('account numbers are read in fours', () => expect(formatAccount('6225880212345678')).toBe('6225 8802 1234 5678'))

test('sizes', () => {
  expect(formatSize(10)).toBe('1 KB')
  expect(formatSize(3 * 1024 * 1024)).toBe('3.0 MB')
})
