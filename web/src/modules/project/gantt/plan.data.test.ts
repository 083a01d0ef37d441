import { describe, expect, test } from 'vitest'
import type { TaskNode } from '@srm/api/project'
import {
  arrowsOf,
  barsOf,
  calendarFrom,
  dateOf,
  dayNear,
  daysAfterDrag,
  isCritical,
  linkOf,
  rangeOf,
  restsIn,
  zoomFor,
} from './plan.data.ts'
import { aNode } from './plan.fixture.ts'

const id = (bars: ReturnType<typeof barsOf>, n: number) => bars[n]

describe('bars of a tree', () => {
  const tree = [
    aNode({ id: 'a', children: [aNode({ id: 'b' }), aNode({ id: 'c', isMilestone: true, end: '2027-03-01' })] }),
  ]

  test('stand behind what they are below, parents as summaries', () => {
    expect(barsOf(tree).map(({ id: of, parent, type }) => [of, parent, type])).toEqual([
      ['a', '0', 'project'],
      ['b', 'a', 'task'],
      ['c', 'a', 'milestone'],
    ])
  })

  test('last until the morning after their last day, a milestone no day', () => {
    const bars = barsOf(tree)
    expect(id(bars, 1)?.end_date).toEqual(dateOf('2027-03-04'))
    expect(id(bars, 2)?.end_date).toEqual(dateOf('2027-03-01'))
  })

  test('stay closed where the reader closed them', () => {
    expect(barsOf(tree, new Set(['a'])).map(({ open }) => open)).toEqual([false, true, true])
  })
})

test('arrows carry their kind there and back', () => {
  const links = [
    { id: '1', from: 'a', to: 'b', type: 'FS', lag: 0 },
    { id: '2', from: 'a', to: 'c', type: 'SF', lag: 2 },
  ] as const
  expect(arrowsOf(links).map(({ type }) => type)).toEqual(['0', '3'])
  expect(arrowsOf(links).map(linkOf)).toEqual(links.map(({ from, to, type }) => ({ from, to, type })))
})

test('a task without slack is critical, one above others is not', () => {
  expect([0, -2, 1, null].map((slack) => isCritical({ slack }))).toEqual([true, true, false, false])
})

describe('days after a bar was let go', () => {
  // 2027-03-01 is a Monday; the sixth is worked.
  const calendar = calendarFrom([{ day: '2027-03-06', works: true }])
  const plain = calendarFrom([])
  const node = aNode({})
  const move = (of: TaskNode, day: string, hours = 0, on = plain) => {
    const start = new Date(dateOf(day).getTime() + hours * 3_600_000)
    return daysAfterDrag(of, { mode: 'move', start, end: start }, on)
  }

  test('keep the working days it lasts, over a weekend too', () => {
    expect(move(node, '2027-03-04')).toEqual({ start: '2027-03-04', end: '2027-03-08' })
    expect(move(node, '2027-03-04', 0, calendar)).toEqual({ start: '2027-03-04', end: '2027-03-06' })
  })

  test('begin on the next worked day', () => {
    expect(move(node, '2027-03-06')).toEqual({ start: '2027-03-08', end: '2027-03-10' })
  })

  test('may be free where free days count', () => {
    expect(move(aNode({ isEveryDay: true }), '2027-03-06')).toEqual({ start: '2027-03-06', end: '2027-03-08' })
  })

  test('are the nearest, and none when it is the same', () => {
    expect(move(node, '2027-03-02', 9)).toEqual({ start: '2027-03-02', end: '2027-03-04' })
    expect(move(node, '2027-03-01', 9)).toBeUndefined()
    expect(dayNear(new Date(dateOf('2027-03-01').getTime() + 13 * 3_600_000))).toBe('2027-03-02')
  })

  test('are one for a milestone', () => {
    expect(move(aNode({ isMilestone: true, end: '2027-03-01', duration: 0 }), '2027-03-06')).toEqual({
      start: '2027-03-06',
      end: '2027-03-06',
    })
  })

  test('are as drawn where an edge was pulled, never fewer than one', () => {
    const pull = (start: string, end: string) =>
      daysAfterDrag(node, { mode: 'resize', start: dateOf(start), end: dateOf(end) }, plain)
    expect(pull('2027-03-01', '2027-03-07')).toEqual({ start: '2027-03-01', end: '2027-03-06' })
    expect(pull('2027-03-01', '2027-03-01')).toEqual({ start: '2027-03-01', end: '2027-03-01' })
    expect(pull('2027-03-01', '2027-03-04')).toBeUndefined()
  })
})

test('rests are told in stretches, by the company’s own days', () => {
  const calendar = calendarFrom([
    { day: '2027-03-06', works: true },
    { day: '2027-03-08', works: false },
  ])
  expect(restsIn({ start: '2027-03-01', end: '2027-03-14' }, calendar)).toEqual([
    { start: '2027-03-07', end: '2027-03-08' },
    { start: '2027-03-13', end: '2027-03-14' },
  ])
})

test('a plan is drawn from before its first day to behind its event, by days, weeks or months', () => {
  const plan = {
    bars: barsOf([aNode({})]),
    arrows: [],
    calendar: calendarFrom([]),
    event: { start: '2027-03-20', end: '2027-03-21' },
  }
  expect(rangeOf(plan)).toEqual({ start: '2027-02-22', end: '2027-04-11' })
  expect(zoomFor(rangeOf(plan))).toBe('day')
  expect(zoomFor({ start: '2027-01-01', end: '2027-07-01' })).toBe('week')
  expect(zoomFor({ start: '2027-01-01', end: '2029-01-01' })).toBe('month')
})
