import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMoney } from '@srm/api/shared/money'
import { barsOf } from './bridge.model.ts'

const step = (amount: string, kind: 'initial' | 'category' | 'profit' = 'category') => ({ kind, amount })

test('steps hang where the ones before them led, losses left of nothing', () => {
  const bars = barsOf([step('100.00', 'initial'), step('-150.00'), step('100.00'), step('50.00', 'profit')])
  expect(bars.map(({ from, width, tone }) => [Math.round(from), Math.round(width), tone])).toEqual([
    [33, 67, 'good'],
    [0, 100, 'bad'],
    [0, 67, 'good'],
    [33, 33, 'profit'],
  ])
  expect(bars.every(({ zero }) => Math.round(zero) === 33)).toBe(true)
})

test('a bridge of nothing has bars of no width', () => {
  expect(barsOf([step('0.00', 'initial'), step('0.00', 'profit')]).map(({ width }) => width)).toEqual([0, 0])
})

/** Where a bar that begins at `from` ends, whichever way it goes. */
const endOf = ({ from, width, tone, zero }: ReturnType<typeof barsOf>[number], isLoss: boolean): number => {
  if (tone === 'profit') return isLoss ? zero - width : zero + width
  return tone === 'good' ? from + width : from
}

test('whatever the steps, the last of them ends where the bar of the profit ends', () => {
  const amount = fc.integer({ min: -100_000_000, max: 100_000_000 }).map((fen) => (fen / 100).toFixed(2))
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 30 }), (amounts) => {
      const total = addMoney('0', ...amounts)
      const bars = barsOf([...amounts.map((one) => step(one)), step(total, 'profit')])
      for (const [at, bar] of bars.entries()) {
        expect(bar.from).toBeGreaterThanOrEqual(0)
        expect(bar.from + bar.width).toBeLessThan(100.000001)
        const before = bars[at - 1]
        if (!before || bar.tone === 'profit') continue
        const began = bar.tone === 'good' ? bar.from : bar.from + bar.width
        expect(began).toBeCloseTo(endOf(before, total.startsWith('-')), 6)
      }
      const ends = bars.slice(-2).map((bar) => endOf(bar, total.startsWith('-')))
      expect(ends[1]).toBeCloseTo(ends[0] ?? 0, 6)
    }),
  )
})
