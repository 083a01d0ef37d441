import { addDuration } from '@srm/flow/run/clock'
import { describe, expect, it } from 'vitest'
import { announcedDays } from './calendar.seed.rules.ts'

const calendar = Object.fromEntries(announcedDays().map(({ day, works }) => [day, works]))
const at = (text: string): number => Date.parse(`${text}+08:00`)
const later = (from: string, amount: number): string =>
  new Date(addDuration(at(from), { amount, unit: 'workday' }, calendar) + 8 * 3_600_000).toISOString().slice(0, 16)

describe('the working calendar', () => {
  it('names each day once', () => {
    const days = announcedDays().map(({ day }) => day)
    expect(new Set(days).size).toBe(days.length)
  })

  it('passes over a long holiday and counts the weekend worked for it', () => {
    expect(later('2026-09-30T15:00', 1)).toBe('2026-10-08T15:00')
    expect(later('2026-09-30T15:00', 3)).toBe('2026-10-10T15:00')
    expect(later('2026-02-13T09:30', 1)).toBe('2026-02-14T09:30')
    expect(later('2026-02-14T09:30', 1)).toBe('2026-02-24T09:30')
  })

  it('is the week of every other month', () => {
    expect(later('2026-11-13T10:00', 1)).toBe('2026-11-16T10:00')
  })
})
