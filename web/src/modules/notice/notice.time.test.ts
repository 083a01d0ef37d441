import { expect, test } from 'vitest'
import { dayOf, whenOf } from './notice.time.ts'

const now = new Date('2026-11-16T10:00:00+08:00')

test.each([
  ['2026-11-16T09:59:30+08:00', { kind: 'now' }],
  ['2026-11-16T10:00:05+08:00', { kind: 'now' }],
  ['2026-11-16T09:57:00+08:00', { kind: 'minutes', count: 3 }],
  ['2026-11-16T00:10:00+08:00', { kind: 'today', time: '00:10' }],
  ['2026-11-15T23:50:00+08:00', { kind: 'yesterday', time: '23:50' }],
  ['2026-11-14T08:00:00+08:00', { kind: 'date', text: '11-14 08:00' }],
  ['2025-11-14T08:00:00+08:00', { kind: 'date', text: '2025-11-14' }],
])('%s', (at, said) => expect(whenOf(at, now)).toEqual(said))

test('days are those of Shanghai, wherever the browser is', () => {
  expect(dayOf('2026-11-15T16:30:00Z', now)).toBe('today')
  expect(dayOf('2026-11-15T15:30:00Z', now)).toBe('yesterday')
  expect(dayOf('2026-11-13T15:30:00Z', now)).toBe('earlier')
})
