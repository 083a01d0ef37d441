import { describe, expect, it } from 'vitest'
import { customRange, periodOf } from './period.ts'

describe('a period', () => {
  it('that is still running is compared with as many days of the one before', () => {
    expect(periodOf('thisYear', '2026-11-18')).toEqual({
      from: '2026-01-01',
      to: '2026-11-18',
      before: { from: '2025-01-01', to: '2025-11-18' },
    })
    expect(periodOf('thisQuarter', '2026-11-18')).toEqual({
      from: '2026-10-01',
      to: '2026-11-18',
      before: { from: '2026-07-01', to: '2026-08-18' },
    })
    expect(periodOf('thisMonth', '2026-03-31').before).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  })

  it('of twelve months ends today and follows on the twelve before', () => {
    expect(periodOf('last12Months', '2026-11-18')).toEqual({
      from: '2025-11-19',
      to: '2026-11-18',
      before: { from: '2024-11-19', to: '2025-11-18' },
    })
    expect(periodOf('last12Months', '2024-02-29').before.to).toBe('2023-02-28')
  })

  it('that has ended is compared with the whole one before', () => {
    expect(periodOf('lastYear', '2026-11-18')).toEqual({
      from: '2025-01-01',
      to: '2025-12-31',
      before: { from: '2024-01-01', to: '2024-12-31' },
    })
  })

  it('of chosen days is compared with as many days right before', () => {
    expect(customRange({ from: '2026-03-01', to: '2026-03-10' }).before).toEqual({
      from: '2026-02-19',
      to: '2026-02-28',
    })
    expect(customRange({ from: '2026-03-01', to: '2026-03-01' }).before).toEqual({
      from: '2026-02-28',
      to: '2026-02-28',
    })
  })
})
