import { addMoney, compareMoney } from '@srm/api/shared/money'
import { describe, expect, it } from 'vitest'
import { amountsOf, payableByLine } from './amounts.rules.ts'
import { exceedsTolerance, fillLines, isComplete, startRows, type ActualLine, type OrderLine } from './lines.rules.ts'

const ordered = (id: string, more: Partial<OrderLine> = {}): OrderLine => {
  const line = { id, name: id, unit: '间', quantity: '10', times: '1', unitPrice: '100.00', ...more }
  const { quantity, times, unitPrice } = line
  return { amount: (Number(quantity) * Number(times) * Number(unitPrice)).toFixed(2), ...line }
}

const actual = (orderLine: string, quantity: string, more: Partial<ActualLine> = {}): ActualLine => ({
  orderLine,
  quantity,
  times: '1',
  isCustomerPaid: false,
  ...more,
})

const filled = (...args: Parameters<typeof fillLines>) => {
  const lines = fillLines(...args)
  if ('key' in lines) throw new Error(lines.key)
  return lines
}

const rooms = ordered('room', { times: '3', unitPrice: '588.88' })

describe('lines of an acceptance', () => {
  it('take the agreed price and are rounded once, half up', () => {
    const lines = filled([rooms], [actual('room', '9.5', { day: '2026-11-21' })], [])
    expect(lines).toMatchObject([{ unitPrice: '588.88', amount: '5594.36', orderedQuantity: '10', isOver: false }])
    const half = filled([ordered('a', { unitPrice: '0.05' })], [actual('a', '0.1')], [])
    expect(half[0]?.amount).toBe('0.01')
  })

  it('are a share of the line where its price does not explain its amount, to the fen for all of it', () => {
    const line = ordered('a', { quantity: '3', unitPrice: '33.33', amount: '100.00' })
    const each = filled(
      [line],
      ['1', '2', '3'].map((part) => actual('a', '1', { part })),
      [],
    )
    expect(each.map(({ amount }) => amount)).toEqual(['33.33', '33.34', '33.33'])
    const rest = filled([line], [actual('a', '1')], [{ orderLine: 'a', total: '2', amount: '66.67' }])
    expect(rest[0]?.amount).toBe('33.33')
  })

  it('are those of the order, each night once', () => {
    expect(fillLines([rooms], [], [])).toMatchObject({ key: 'acceptance.no_lines' })
    expect(fillLines([rooms], [actual('hall', '1')], [])).toMatchObject({ key: 'acceptance.strange_line' })
    const twice = [actual('room', '1', { day: '2026-11-20' }), actual('room', '2', { day: '2026-11-20' })]
    expect(fillLines([rooms], twice, [])).toMatchObject({ key: 'acceptance.line_twice', path: 'lines.1.orderLine' })
  })

  it('are over what was ordered together with what was accepted before', () => {
    const earlier = [{ orderLine: 'a', total: '6', amount: '600.00' }]
    expect(filled([ordered('a')], [actual('a', '4')], earlier)[0]?.isOver).toBe(false)
    expect(filled([ordered('a')], [actual('a', '4.0001')], earlier)[0]?.isOver).toBe(true)
  })

  it('exceed the tolerance by their line of the order and not by the night', () => {
    const nights = [actual('room', '12', { day: '2026-11-20' }), actual('room', '8', { day: '2026-11-21' })]
    expect(exceedsTolerance([rooms], filled([rooms], nights, []), [], '0')).toBe(false)
    const one = [ordered('a')]
    const at = (quantity: string) => exceedsTolerance(one, filled(one, [actual('a', quantity)], []), [], '5.00')
    expect(at('10.5')).toBe(false)
    expect(at('10.5001')).toBe(true)
    const earlier = [{ orderLine: 'a', total: '5', amount: '500.00' }]
    expect(exceedsTolerance(one, filled(one, [actual('a', '5.6')], earlier), earlier, '5.00')).toBe(true)
  })

  it('leave nothing of the order once every line is accepted', () => {
    const both = [ordered('a'), ordered('b')]
    const lines = filled(both, [actual('a', '10'), actual('b', '4')], [])
    expect(isComplete(both, lines, [])).toBe(false)
    expect(isComplete(both, lines, [{ orderLine: 'b', total: '6', amount: '600.00' }])).toBe(true)
  })

  it('begin with a row for each night of rooms, and one for anything else', () => {
    const dated = { ...rooms, kind: 'room', dateFrom: '2026-12-30' }
    expect(startRows(dated)).toEqual([
      { day: '2026-12-30', times: '1' },
      { day: '2026-12-31', times: '1' },
      { day: '2027-01-01', times: '1' },
    ])
    expect(startRows({ ...dated, kind: 'hall' })).toEqual([{ day: '2026-12-30', times: '3' }])
    expect(startRows({ ...dated, dateFrom: null })).toEqual([{ day: null, times: '3' }])
  })
})

const line = (orderLine: string, amount: string, isCustomerPaid = false) => ({ orderLine, amount, isCustomerPaid })
const none = { adjustment: '0', deductions: [] }

describe('amounts of an acceptance', () => {
  it('are sums of rounded lines, less what is deducted, and what the customer pays is not owed by us', () => {
    const lines = [line('a', '100.10'), line('b', '200.20'), line('c', '50.00', true)]
    expect(amountsOf({ lines, adjustment: '10.00', deductions: [{ amount: '20.30' }] })).toEqual({
      linesAmount: '350.30',
      deductionAmount: '20.30',
      amount: '340.00',
      customerAmount: '50.00',
      payableAmount: '290.00',
    })
  })

  it('are never cut by more than we pay, nor a line by more than it is', () => {
    const lines = [line('a', '100.00'), line('b', '50.00', true)]
    const cut = (...deductions: { orderLine?: string; amount: string }[]) => amountsOf({ ...none, lines, deductions })
    expect(cut({ amount: '0' })).toMatchObject({ key: 'acceptance.deduction' })
    expect(cut({ amount: '100.01' })).toMatchObject({ key: 'acceptance.deduction' })
    expect(cut({ orderLine: 'b', amount: '1' })).toMatchObject({ key: 'acceptance.deduction_line' })
    expect(cut({ orderLine: 'a', amount: '60' }, { amount: '60' })).toMatchObject({ key: 'acceptance.deduction' })
    expect(cut({ orderLine: 'a', amount: '100.00' })).toMatchObject({ payableAmount: '0.00' })
    expect(amountsOf({ ...none, lines, adjustment: '-100.01' })).toMatchObject({ key: 'acceptance.adjustment' })
  })

  it('are shared out over lines to the fen, for any lines, adjustments and deductions', () => {
    let seed = 7
    const random = (below: number): number => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % below
    }
    const fen = (value: number): string => (value / 100).toFixed(2)
    let tried = 0
    for (let round = 0; round < 500; round += 1) {
      const lines = Array.from({ length: 1 + random(6) }, (_, at) =>
        line(`l${String(at % 4)}`, fen(1 + random(99_999))),
      )
      const worth = lines.reduce((sum, one) => sum + Math.round(Number(one.amount) * 100), 0)
      const parts = {
        lines,
        adjustment: fen(random(20_000) - 10_000),
        deductions: [{ amount: fen(1 + random(worth)) }, { orderLine: 'l0', amount: fen(1 + random(200)) }],
      }
      const amounts = amountsOf(parts)
      if ('key' in amounts) continue
      tried += 1
      const shares = [...payableByLine(parts).values()]
      expect(addMoney(...shares)).toBe(amounts.payableAmount)
      expect(shares.every((one) => compareMoney(one, '0') >= 0)).toBe(true)
    }
    expect(tried).toBeGreaterThan(100)
  })
})
