import { describe, expect, test } from 'vitest'
import { allAmounts, amountsIn, headingOf, linesOf, newRow, quantityIn, rowsOf } from './lines.model.ts'

const venue = { id: 'venue', name: '场地' }
const food = { id: 'food', name: '餐饮' }
const line = {
  costType: 'fixed',
  formula: null,
  quantity: '1.0000',
  times: '1.0000',
  costPrice: '100.00',
  costTaxRate: '6.00',
  isDeductible: true,
  incomePrice: '150.00',
  incomeTaxRate: '6.00',
}
const lines = [
  { ...line, id: 'hall', category: venue, name: '主会场', formula: '天数' },
  { ...line, id: 'lunch', category: food, name: '午餐', costType: 'perHead' },
  { ...line, id: 'foyer', category: venue, name: '休息室', quantity: '2.0000' },
]
const count = { attendees: 120, days: 2, nights: 1, sessions: 3 }

describe('budget lines', () => {
  test('stand below their categories, with a number or a formula in one cell', () => {
    const rows = rowsOf(lines, (id) => (id === 'venue' ? '场地费' : undefined))
    expect(rows.map(({ id, parentId, name, count: text }) => [id, parentId, name, text])).toEqual([
      ['category:venue', undefined, '场地费', undefined],
      ['hall', 'category:venue', '主会场', '天数'],
      ['foyer', 'category:venue', '休息室', '2'],
      ['category:food', undefined, '餐饮', undefined],
      ['lunch', 'category:food', '午餐', undefined],
    ])
  })

  test('go back to the form without headings, in the category they stand below now', () => {
    const rows = rowsOf(lines, () => undefined).map((row) =>
      row.id === 'foyer' ? { ...row, parentId: 'category:food', count: '人数/10' } : row,
    )
    const sent = linesOf([...rows, { ...newRow(), parentId: 'category:food', name: '茶歇', count: '30' }])
    expect(sent.map(({ id, name, category, formula, quantity }) => [id, name, category, formula, quantity])).toEqual([
      ['hall', '主会场', 'venue', '天数', '1.0000'],
      ['foyer', '休息室', 'food', '人数/10', '2.0000'],
      ['lunch', '午餐', 'food', undefined, '1.0000'],
      [undefined, '茶歇', 'food', undefined, '30'],
    ])
    expect(sent.every((one) => !('parentId' in one) && !('count' in one))).toBe(true)
  })

  test('are worked out by formula, by people, or as typed', () => {
    const quantities = rowsOf(lines, () => undefined).map((row) => quantityIn(row, count))
    expect(quantities).toEqual([undefined, '2', '2', undefined, '120'])
    expect(quantityIn({ id: 'a', count: '人数/(天数-2)' }, count)).toBeUndefined()
    expect(quantityIn({ id: 'a', count: '人数*' }, count)).toBeUndefined()
  })

  test('have a margin without tax, and follow the people', () => {
    const rows = rowsOf(lines, () => undefined)
    const [hall] = allAmounts(rows, count)
    expect(hall).toEqual({
      cost: '200.00',
      costExTax: '188.68',
      income: '300.00',
      incomeExTax: '283.02',
      margin: '94.34',
    })
    const costs = (attendees: number) => allAmounts(rows, { ...count, attendees }).map(({ cost }) => cost)
    expect(costs(120)).toEqual(['200.00', '200.00', '12000.00'])
    expect(costs(7)).toEqual(['200.00', '200.00', '700.00'])
    expect(amountsIn(headingOf(venue))).toBeUndefined()
  })
})
