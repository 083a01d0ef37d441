import { describe, expect, it } from 'vitest'
import { deskDays, suggestNext } from './desk.rules.ts'

const at = (moment: string): Date => new Date(`${moment}+08:00`)

describe('suggested next follow-up', () => {
  it('comes after two weeks, a month or two months by the level of the customer', () => {
    const wednesday = at('2026-11-18T16:30:00')
    expect(suggestNext('A', wednesday)).toBe('2026-12-02T10:00:00.000+08:00')
    expect(suggestNext('B', wednesday)).toBe('2026-12-18T10:00:00.000+08:00')
    expect(suggestNext(null, wednesday)).toBe('2026-12-18T10:00:00.000+08:00')
    expect(suggestNext('VIP', wednesday)).toBe('2026-12-18T10:00:00.000+08:00')
    expect(suggestNext('C', at('2026-11-16T09:00:00'))).toBe('2027-01-15T10:00:00.000+08:00')
  })

  it('falls on the Monday behind a weekend', () => {
    expect(suggestNext('A', at('2026-11-21T12:00:00'))).toBe('2026-12-07T10:00:00.000+08:00')
    expect(suggestNext('A', at('2026-11-22T12:00:00'))).toBe('2026-12-07T10:00:00.000+08:00')
    expect(suggestNext('A', at('2026-11-23T12:00:00'))).toBe('2026-12-07T10:00:00.000+08:00')
  })

  it('counts days in Shanghai', () => {
    expect(suggestNext('A', new Date('2026-11-17T16:30:00Z'))).toBe('2026-12-02T10:00:00.000+08:00')
    expect(suggestNext('A', new Date('2026-11-17T15:30:00Z'))).toBe('2026-12-01T10:00:00.000+08:00')
  })
})

describe('days of the desk', () => {
  it('end the week on Sunday at midnight in Shanghai', () => {
    expect(deskDays(at('2026-11-18T08:00:00'))).toEqual({
      today: '2026-11-17T16:00:00.000Z',
      tomorrow: '2026-11-18T16:00:00.000Z',
      nextWeek: '2026-11-22T16:00:00.000Z',
    })
    const sunday = deskDays(at('2026-11-22T23:59:00'))
    expect(sunday.nextWeek).toBe(sunday.tomorrow)
  })
})
