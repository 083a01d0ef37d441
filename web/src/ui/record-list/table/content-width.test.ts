import { expect, test } from 'vitest'
import { bankAccount, choice, code, date, money, quantity } from '@srm/api/shared/fields'
import { metaOf } from '@srm/api/shared/field-meta'
import { contentWidth, cutPlaces, placesNeeded, textWidth } from './content-width.ts'

const say = ({ zh }: { readonly zh: string }): string => zh
const widthFor = (meta: ReturnType<typeof metaOf>, values: readonly unknown[]): number =>
  contentWidth({ meta, values, sortable: true, say })

test('column of numbers is as wide as its longest number', () => {
  const long = 'GYSBG-2026-000123'
  const meta = metaOf(code('编号', 'Code'))
  expect(widthFor(meta, ['GYS-1', long])).toBeGreaterThanOrEqual(textWidth(long) + 24)
  expect(widthFor(meta, ['GYS-1'])).toBeLessThan(widthFor(meta, [long]))
})

test('numbers of an account and letters of a code take what is drawn, days people wait for what is said behind them', () => {
  const account = '1219087766101234'
  const drawn = '1219 0877 6610 1234'
  expect(widthFor(metaOf(bankAccount('账号', 'Account')), [account])).toBeGreaterThanOrEqual(textWidth(drawn) + 24)
  expect(textWidth('RWMB-001')).toBeGreaterThan(textWidth('1234-001'))
  const plain = widthFor(metaOf(date('日期', 'Day')), ['2026-11-20'])
  expect(widthFor(metaOf(date('日期', 'Day', { isAwaited: true })), ['2026-11-20'])).toBeGreaterThan(plain)
})

test('column of states is as wide as its longest state', () => {
  const meta = metaOf(
    choice('阶段', 'Stage', [
      ['a', '潜在', 'Potential', 'blue'],
      ['b', '已列入黑名单观察', 'Listed', 'red'],
    ]),
  )
  expect(widthFor(meta, ['b'])).toBeGreaterThanOrEqual(textWidth('已列入黑名单观察') + 16 + 24)
})

test('amounts of a column lose idle zeros alike, and none where one amount needs its digits', () => {
  const price = metaOf(money('金额', 'Amount')).kind
  expect(placesNeeded(price, ['13100.00', '20.00'])).toBe(0)
  expect(placesNeeded(price, ['13100.00', '20.50'])).toBe(2)
  expect(placesNeeded(metaOf(quantity('面积', 'Area')).kind, ['700.0', '6.50', null])).toBe(1)
  expect(placesNeeded('text', ['1.0'])).toBeUndefined()
  expect([cutPlaces('13100.00', 0), cutPlaces('6.50', 1), cutPlaces('6.50', undefined)]).toEqual([
    '13100',
    '6.5',
    '6.50',
  ])
})
