import { describe, expect, test } from 'vitest'
import { actualLines, amountOf, compareToOrder, groupsOf, startingLines, totalsOf } from './lines.model.ts'

const room = { id: 'l1', name: '大床房' }
const night = (day: string, quantity: string) => ({
  orderLine: room,
  day,
  quantity,
  times: '1',
  unit: '间',
  orderedQuantity: '20.0000',
  orderedTimes: '2.0000',
  unitPrice: '680.00',
})
const hall = {
  orderLine: { id: 'l2', name: '会场' },
  quantity: '1',
  times: '1',
  orderedQuantity: '1',
  unitPrice: '12000.00',
}

describe('what was really there', () => {
  test('a night is held against one night of its order, anything else against the whole line', () => {
    const [first, second, whole] = actualLines([night('2027-05-20', '20'), night('2027-05-21', '22'), hall])
    expect([first, second, whole].map((line) => line && compareToOrder(line))).toEqual([0, 1, 0])
    expect(first && amountOf(first)).toBe('13600.00')
  })

  test('nights of one line stand together', () => {
    const groups = groupsOf(actualLines([night('2027-05-20', '20'), hall, night('2027-05-21', '20')]))
    expect(groups.map(({ orderLine, rows }) => [orderLine.name, rows.map(({ at }) => at)])).toEqual([
      ['大床房', [0, 2]],
      ['会场', [1]],
    ])
  })

  test('it comes to lines and adjustment less deductions, and to nothing where prices are covered', () => {
    const values = { lines: [night('2027-05-20', '20'), hall], deductions: [{ amount: '200' }], adjustment: '-100.00' }
    expect(totalsOf(values)).toEqual({
      lines: '25600.00',
      deducted: '200.00',
      adjustment: '-100.00',
      settled: '25300.00',
    })
    expect(totalsOf({ ...values, lines: [{ ...hall, unitPrice: null }] })).toBeUndefined()
  })

  test('it begins with what is left, in plain numbers', () => {
    const start = {
      order: { id: 'o', code: 'CGDD-1', title: '酒店', version: 1 },
      supplier: { id: 's', name: '酒店' },
      project: null,
      contactName: null,
      contactMobile: null,
      tolerance: '5',
      adjustment: null,
      lines: [{ ...night('2027-05-20', '20.0000'), acceptedTotal: '0', isCustomerPaid: true }],
    }
    expect(startingLines(start)).toMatchObject([
      { orderLine: room, day: '2027-05-20', quantity: '20', times: '1', isCustomerPaid: true },
    ])
  })
})
