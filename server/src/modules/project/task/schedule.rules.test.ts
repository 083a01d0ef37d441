import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarOf as calendarWithin, dayNumber, dayText, workCalendar } from '@srm/api/project/schedule/calendar'
import { moveEvent, planFor, startFor, type EventDays, type Offset } from '@srm/api/project/schedule/event'
import { findCycle } from '@srm/api/project/schedule/order'
import { lastDayOf, latestStarts, pushed, slackOf } from '@srm/api/project/schedule/plan'
import { linkTypes, type Link, type Task } from '@srm/api/project/schedule/task'
import { isFullDepth } from '#test/depth.ts'
import { oracle } from './schedule.fixture.ts'

const graphs = { numRuns: isFullDepth ? 10_000 : 1000 }

const monday = dayNumber('2026-11-16')
/** Counting a century for each plan would take most of the time. */
const calendarOf = (isWorked: (day: number) => boolean) =>
  calendarWithin(isWorked, { first: monday - 400, last: monday + 400 })

/** A week of its own kind, with some days that are the other way round. */
const calendars = fc
  .record({
    free: fc.subarray([0, 1, 2, 3, 4, 5, 6], { maxLength: 4 }),
    odd: fc.uniqueArray(fc.nat(40), { maxLength: 8 }),
  })
  .map(({ free, odd }) => {
    const isFree = new Set(free)
    const isOdd = new Set(odd.map((day) => monday + day))
    return (day: number): boolean => !isFree.has(((day % 7) + 7) % 7) !== isOdd.has(day)
  })

const taskOf = (n: number): fc.Arbitrary<Task> =>
  fc
    .record({
      start: fc.integer({ min: monday, max: monday + 20 }),
      duration: fc.integer({ min: 0, max: 5 }),
      isEveryDay: fc.boolean(),
      isFixed: fc.constantFrom(false, false, false, true),
    })
    .map((task) => ({ ...task, id: String(n) }))

/** Links only lead from lower numbers to higher ones: there is no circle. */
const linksAmong = (count: number): fc.Arbitrary<Link[]> =>
  fc.array(
    fc
      .record({
        pair: fc.uniqueArray(fc.nat(count - 1), { minLength: 2, maxLength: 2 }),
        type: fc.constantFrom(...linkTypes),
        lag: fc.integer({ min: -3, max: 4 }),
      })
      .map(({ pair, type, lag }) => ({
        from: String(Math.min(...pair)),
        to: String(Math.max(...pair)),
        type,
        lag,
      })),
    { maxLength: count * 2 },
  )

const plans = fc.integer({ min: 2, max: 7 }).chain((count) =>
  fc.record({
    isWorked: calendars,
    tasks: fc.tuple(...Array.from({ length: count }, (_, n) => taskOf(n))),
    links: linksAmong(count),
  }),
)

const sorted = (starts: ReadonlyMap<string, number>): readonly (readonly [string, number])[] =>
  [...starts].toSorted(([a], [b]) => a.localeCompare(b))

describe('what walking from day to day says, the engine says', () => {
  test('of tasks that are pushed by what they wait for', () => {
    fc.assert(
      fc.property(plans, ({ isWorked, tasks, links }) => {
        expect(sorted(pushed(tasks, links, calendarOf(isWorked)))).toEqual(
          sorted(oracle.pushed(isWorked, tasks, links)),
        )
      }),
      graphs,
    )
  })

  test('of the last day each task may start', () => {
    fc.assert(
      fc.property(plans, ({ isWorked, tasks, links }) => {
        const calendar = calendarOf(isWorked)
        const limit = lastDayOf(tasks, calendar) ?? monday
        const found = latestStarts(tasks, links, calendar, limit)
        for (const { id } of tasks)
          expect(found.get(id)).toBe(oracle.latestStart(isWorked, tasks, links, { id, limit }))
      }),
      { numRuns: graphs.numRuns / 4 },
    )
  })

  const offsets: fc.Arbitrary<Offset> = fc.record({
    anchor: fc.constantFrom('start', 'end'),
    days: fc.integer({ min: -30, max: 10 }),
    isWorkdays: fc.boolean(),
  })
  const events: fc.Arbitrary<EventDays> = fc
    .record({ start: fc.integer({ min: monday, max: monday + 30 }), days: fc.nat(3) })
    .map(({ start, days }) => ({ start, end: start + days }))

  test('of the day a task of a template starts', () => {
    fc.assert(
      fc.property(calendars, offsets, events, fc.boolean(), (isWorked, offset, event, isEveryDay) => {
        const found = startFor(offset, event, calendarOf(isWorked), isEveryDay)
        expect(found).toBe(oracle.startFor(isWorked, offset, event, isEveryDay))
      }),
      graphs,
    )
  })

  test('of what moves along with an event', () => {
    fc.assert(
      fc.property(
        plans,
        events,
        fc.integer({ min: -14, max: 14 }),
        fc.nat(2),
        ({ isWorked, tasks, links }, from, by, longer) => {
          const to = { start: from.start + by, end: from.end + by + longer }
          const along = tasks.map((task) => {
            const isAfter = task.start > from.end
            const shift = isAfter ? by + longer : by
            if (task.isFixed || shift === 0) return task
            return { ...task, start: oracle.nearest(isWorked, task.start + shift, isAfter ? 1 : -1, task) }
          })
          const told = moveEvent(tasks, links, calendarOf(isWorked), { from, to })
          const starts = oracle.pushed(isWorked, along, links)
          const moved = tasks.filter(({ id, start }) => starts.get(id) !== start)
          expect(told.map(({ id, after }) => [id, after.start])).toEqual(moved.map(({ id }) => [id, starts.get(id)]))
          for (const { id, after } of told) {
            const task = tasks.find((each) => each.id === id)
            expect(after.end).toBe(task && oracle.lastDay(isWorked, task, after.start))
          }
        },
      ),
      graphs,
    )
  })
})

const link = (from: string, to: string, more: Partial<Link> = {}): Link => ({ from, to, type: 'FS', lag: 0, ...more })
const task = (id: string, day: string, duration: number, more: Partial<Task> = {}): Task => ({
  id,
  start: dayNumber(day),
  duration,
  ...more,
})
const days = (starts: ReadonlyMap<string, number>): Record<string, string> =>
  Object.fromEntries([...starts].map(([id, start]) => [id, dayText(start)]))

describe('circles', () => {
  test('of any length are found and named one after the other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 60 }), linksAmong(8), (length, others) => {
        const circle = Array.from({ length }, (_, n) => link(`c${String(n)}`, `c${String((n + 1) % length)}`))
        const ids = [...circle.map(({ from }) => from), ...Array.from({ length: 8 }, (_, n) => String(n))]
        const tasks = ids.map((id) => task(id, '2026-11-16', 1))
        const found = findCycle(tasks, [...others, ...circle]) ?? []
        expect(found).toHaveLength(length + 1)
        expect(found.at(0)).toBe(found.at(-1))
        for (const [n, from] of found.slice(0, -1).entries())
          expect(circle.some((each) => each.from === from && each.to === found[n + 1])).toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  test('are made by a task that waits for its own parent', () => {
    const tasks = [task('p', '2026-11-16', 0), task('a', '2026-11-16', 1, { parent: 'p' })]
    expect(findCycle(tasks, [link('p', 'a')])).toEqual(['a', 'a'])
    expect(findCycle(tasks, [])).toBeUndefined()
  })
})

describe('a plan before a holiday', () => {
  const nationalDay = new Map([
    ...Array.from({ length: 7 }, (_, n) => [`2026-10-0${String(n + 1)}`, false] as const),
    ['2026-10-10', true] as const,
  ])
  const calendar = workCalendar(nationalDay)

  test('what follows starts on the first day worked, make-up days included', () => {
    const tasks = [task('a', '2026-09-28', 3), task('b', '2026-09-28', 3), task('c', '2026-09-28', 1)]
    expect(days(pushed(tasks, [link('a', 'b'), link('b', 'c')], calendar))).toEqual({
      a: '2026-09-28',
      b: '2026-10-08',
      c: '2026-10-12',
    })
  })

  test('a link of a parent holds for all below it', () => {
    const tasks = [
      task('p', '2026-11-16', 0),
      task('a', '2026-11-16', 5, { parent: 'p' }),
      task('b', '2026-11-16', 2, { parent: 'p' }),
      task('c', '2026-11-16', 1),
    ]
    expect(days(pushed(tasks, [link('p', 'c')], calendar))['c']).toBe('2026-11-23')
  })

  test('what has no time to spare is critical, what has is told how much', () => {
    const tasks = [task('a', '2026-11-16', 3), task('b', '2026-11-19', 2), task('c', '2026-11-16', 1)]
    expect(Object.fromEntries(slackOf(tasks, [link('a', 'b'), link('c', 'b')], calendar))).toEqual({ a: 0, b: 0, c: 2 })
  })

  test('a milestone is reached at the end of its day, what follows it begins on the next', () => {
    const tasks = [task('a', '2026-11-16', 2), task('m', '2026-11-16', 0), task('b', '2026-11-16', 1)]
    expect(days(pushed(tasks, [link('a', 'm'), link('m', 'b')], calendar))).toEqual({
      a: '2026-11-16',
      m: '2026-11-17',
      b: '2026-11-18',
    })
  })

  test('a template counted back from an event on a Saturday', () => {
    const event = { start: dayNumber('2026-12-12'), end: dayNumber('2026-12-13') }
    const template = [
      { id: '签约', duration: 1, offset: { anchor: 'start', days: -30 } },
      { id: '彩排', duration: 1, isEveryDay: true, offset: { anchor: 'start', days: -1 } },
      { id: '结算', duration: 3, offset: { anchor: 'end', days: 1 } },
    ] as const
    const planned = planFor(template, [], event, calendar)
    expect(planned.map(({ id, start }) => `${id} ${dayText(start)}`)).toEqual([
      '签约 2026-11-12',
      '彩排 2026-12-11',
      '结算 2026-12-14',
    ])
  })

  test('a task that would run into the event it was over before is told', () => {
    const from = { start: dayNumber('2026-12-12'), end: dayNumber('2026-12-12') }
    const to = { start: dayNumber('2026-11-19'), end: dayNumber('2026-11-19') }
    const tasks = [task('a', '2026-11-16', 3, { isFixed: true }), task('b', '2026-12-09', 2)]
    const [moved] = moveEvent(tasks, [link('a', 'b')], calendar, { from, to })
    expect(moved).toMatchObject({ id: 'b', cause: 'link', isTooLate: true })
    expect(dayText(moved?.after.start ?? 0)).toBe('2026-11-19')
  })
})

test('two thousand tasks are planned in a blink', () => {
  const tasks = Array.from({ length: 2000 }, (_, n) => task(String(n), '2026-11-16', 1 + (n % 3)))
  const links = tasks.slice(1).map((_, n) => link(String(Math.floor(n / 2)), String(n + 1)))
  const calendar = workCalendar()
  const began = performance.now()
  pushed(tasks, links, calendar)
  slackOf(tasks, links, calendar)
  expect(performance.now() - began).toBeLessThan(1000)
})
