import { describe, expect, it } from 'vitest'
import { isDueOn } from './due.rules.ts'

describe('a scheduled report', () => {
  it('is due on its day of the month, once', () => {
    const days = Array.from({ length: 61 }, (_, at) =>
      new Date(Date.UTC(2026, 1, 1) + at * 86_400_000).toISOString().slice(0, 10),
    )
    expect(days.filter((day) => isDueOn({ rhythm: 'monthly', day: 28 }, day))).toEqual(['2026-02-28', '2026-03-28'])
  })

  it('is due on its day of the week, which begins with Monday', () => {
    expect(isDueOn({ rhythm: 'weekly', day: 1 }, '2026-11-16')).toBe(true)
    expect(isDueOn({ rhythm: 'weekly', day: 7 }, '2026-11-22')).toBe(true)
    expect(isDueOn({ rhythm: 'weekly', day: 1 }, '2026-11-22')).toBe(false)
  })
})
