import { expect, test } from 'vitest'
import { dayAfter, daysBetween, daysOfMonth, stretches, weekdayOf, workdaysIn, works, type Mark } from './days.ts'

const marks = (...all: readonly Mark[]): ReadonlyMap<string, Mark> => new Map(all.map((one) => [one.day, one]))

test('a week begins on Monday', () => {
  expect(weekdayOf('2026-11-16')).toBe(0)
  expect(weekdayOf('2026-11-22')).toBe(6)
})

test('months have the days they have, in leap years too', () => {
  expect(daysOfMonth(2026, 2)).toHaveLength(28)
  expect(daysOfMonth(2028, 2).at(-1)).toBe('2028-02-29')
  expect(daysOfMonth(2026, 12).at(-1)).toBe('2026-12-31')
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
})

test('what was set for a day goes before what its weekday says', () => {
  const set = marks(
    { day: '2026-10-01', works: false, name: '国庆节' },
    { day: '2026-10-10', works: true, name: '调休上班' },
  )
  expect(['2026-10-01', '2026-10-08', '2026-10-10', '2026-10-11'].map((day) => works(day, set))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(workdaysIn(daysOfMonth(2026, 10), set)).toBe(22)
})

test('a stretch is the same whichever end is named first', () => {
  expect(daysBetween('2026-10-03', '2026-10-01')).toEqual(['2026-10-01', '2026-10-02', '2026-10-03'])
  expect(stretches(['2026-10-10', '2026-10-02', '2026-10-01'])).toEqual([
    { from: '2026-10-01', to: '2026-10-02' },
    { from: '2026-10-10', to: '2026-10-10' },
  ])
})
