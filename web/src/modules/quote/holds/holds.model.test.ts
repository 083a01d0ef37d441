import { expect, it } from 'vitest'
import { daysOfMonth, monthBeside } from './holds.model.ts'

it('a month begins on its weekday and has all its days', () => {
  const days = daysOfMonth('2026-08')
  expect(days.slice(0, 6)).toEqual([undefined, undefined, undefined, undefined, undefined, '2026-08-01'])
  expect(days.at(-1)).toBe('2026-08-31')
  expect(daysOfMonth('2028-02').at(-1)).toBe('2028-02-29')
})

it('months follow each other across years', () => {
  expect(monthBeside('2026-12', 1)).toBe('2027-01')
  expect(monthBeside('2026-01', -1)).toBe('2025-12')
})
