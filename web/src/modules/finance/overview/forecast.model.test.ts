import { describe, expect, it } from 'vitest'
import { forecastOf } from './forecast.model.ts'

const week = (at: number, into: string | null, out: string | null) => ({
  from: `2026-11-0${String(at)}`,
  to: `2026-11-0${String(at)}`,
  in: { amount: into, count: 1 },
  out: { amount: out, count: 1 },
})
const weeks = [week(1, '100.00', '50.00'), week(2, '0.00', '300.00'), week(3, '400.00', '0.00')]

describe('cash of the coming weeks', () => {
  it('goes on from what lies there, week by week, and names the lowest', () => {
    const found = forecastOf('200.00', weeks)
    expect(found?.weeks.map(({ balance }) => balance)).toEqual(['250.00', '-50.00', '350.00'])
    expect(found?.lowest).toMatchObject({ from: '2026-11-02', balance: '-50.00' })
  })

  it('is lower when what comes in comes later, and higher when we pay later', () => {
    expect(forecastOf('200.00', weeks, { in: 1, out: 0 })?.weeks.map(({ balance }) => balance)).toEqual([
      '150.00',
      '-50.00',
      '-50.00',
    ])
    expect(forecastOf('200.00', weeks, { in: 0, out: 2 })?.weeks.map(({ balance }) => balance)).toEqual([
      '300.00',
      '300.00',
      '650.00',
    ])
  })

  it('is not told to whoever sees but one side', () => {
    expect(forecastOf('200.00', [week(1, null, '50.00')])).toBeNull()
    expect(forecastOf(null, weeks)).toBeNull()
  })
})
