import { describe, expect, it } from 'vitest'
import type { Lane, Mark } from '@srm/api/finder'
import { cellOf, daysOf, inOrder, isOff, monthAfter, weekdayOf } from './days.ts'

const hall: Lane = { id: 'hall', kind: 'hall', name: '大宴会厅', count: null, shares: ['part'], house: null }
const room: Lane = { id: 'room', kind: 'room', name: '大床房', count: 50, shares: [], house: null }
const mark = (more: Partial<Mark>): Mark => ({
  id: String(Math.random()),
  version: 1,
  target: 'hall',
  name: '年会',
  from: '2026-12-03',
  to: '2026-12-05',
  part: 'day',
  state: 'occupied',
  quantity: null,
  until: null,
  source: 'manual',
  by: null,
  ...more,
})
const at = (marks: Mark[], lane = hall, day = '2026-12-04') => cellOf(lane, day, marks, '2026-11-15')

describe('a day of a hall', () => {
  it('shows each part of the day on its own, the weightiest first', () => {
    const { parts, clash } = at([
      mark({ part: 'am', state: 'held' }),
      mark({ state: 'open' }),
      mark({ part: 'eve', state: 'confirmed' }),
    ])
    expect(parts).toEqual({ am: 'held', pm: 'open', eve: 'confirmed' })
    expect(clash).toBe(false)
  })

  it('tells when two want the same part, and forgets a hold that has run out', () => {
    expect(at([mark({ state: 'held' }), mark({ state: 'held', part: 'pm' })]).clash).toBe(true)
    expect(at([mark({ state: 'held' }), mark({ state: 'held', until: '2026-11-01' })]).clash).toBe(false)
    expect(at([mark({ from: '2026-12-05' })]).marks).toEqual([])
  })

  it('is blocked by what shares its floor', () => {
    expect(at([mark({ target: 'part' })]).blocked).toBe(true)
    expect(at([mark({ target: 'part', state: 'held' })]).blocked).toBe(false)
  })
})

describe('a night of rooms', () => {
  it('adds up what is given away and tells when it is more than there are', () => {
    const given = [
      mark({ target: 'room', quantity: 30 }),
      mark({ target: 'room', quantity: 15, state: 'held' }),
      mark({ target: 'room', quantity: 9, state: 'open' }),
    ]
    expect(at(given, room)).toMatchObject({ taken: 45, clash: false })
    expect(at([...given, mark({ target: 'room', quantity: 6 })], room)).toMatchObject({ taken: 51, clash: true })
  })
})

it('knows how long a month is and what comes after it', () => {
  expect(daysOf('2028-02')).toHaveLength(29)
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
  expect(inOrder('2026-12-05', '2026-12-03')).toEqual({ from: '2026-12-03', to: '2026-12-05' })
})

describe('a day of the calendar', () => {
  it('is off at the weekend and on a holiday, and not on a worked Saturday', () => {
    const holidays = new Map([
      ['2026-10-01', { works: false, name: '国庆节' }],
      ['2026-10-10', { works: true, name: '国庆节调休' }],
    ])
    expect(weekdayOf('2026-11-16')).toBe(1)
    expect(isOff('2026-10-01', holidays)).toBe(true)
    expect(isOff('2026-10-10', holidays)).toBe(false)
    expect(isOff('2026-10-11', holidays)).toBe(true)
    expect(isOff('2026-10-12', holidays)).toBe(false)
  })
})
