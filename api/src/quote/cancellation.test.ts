import { expect, test } from 'vitest'
import { cancellationRate } from './cancellation.ts'

test('cancellation costs what the nearest tier says, and nothing before the first', () => {
  const tiers = [
    { days: 30, rate: '30' },
    { days: 7, rate: '80' },
  ]
  expect([31, 30, 8, 7, 0].map((days) => cancellationRate(tiers, days))).toEqual(['0', '30', '30', '80', '80'])
  expect(cancellationRate([], 1)).toBe('0')
})
