import { expect, it } from 'vitest'
import { spanDays } from './spans.ts'

it('spans begin with their first day and reach until today, or the end of last year', () => {
  const today = '2026-11-19'
  expect(spanDays('thisYear', today)).toEqual({ from: '2026-01-01', to: today })
  expect(spanDays('thisQuarter', today)).toEqual({ from: '2026-10-01', to: today })
  expect(spanDays('thisMonth', today)).toEqual({ from: '2026-11-01', to: today })
  expect(spanDays('lastYear', today)).toEqual({ from: '2025-01-01', to: '2025-12-31' })
  expect(spanDays('thisQuarter', '2026-03-31').from).toBe('2026-01-01')
})
