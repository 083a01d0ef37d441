import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { crud } from '@srm/api/shared/crud'
import { choice, date, dateRange, dateTime, text } from '@srm/api/shared/fields'
import { label } from '@srm/api/shared/label'
import { record } from '@srm/api/shared/record'
import { useSession } from '@/lib/session/session.ts'
import { draw, prepareScreen } from '@/ui/screen.fixture.tsx'
import { RecordList } from '../record-list.tsx'
import { addDays, addMonths, daysBetween, isSameMonth, rangeOf, weekdayOf, weeksOf } from './calendar-days.ts'
import { entriesOf, hiddenIn, isOn, rangeFilters, segmentsOf } from './calendar-entries.ts'

const Event = record({
  name: 'event',
  table: 'event',
  label: label('活动', 'Events'),
  fields: {
    name: text('名称', 'Name'),
    on: date('日期', 'Date'),
    until: date('至', 'Until'),
    period: dateRange('期间', 'Period'),
    at: dateTime('时间', 'Time'),
    state: choice('状态', 'State', [['hold', '暂留', 'On hold', 'orange']]),
  },
  title: 'name',
  search: ['name'],
  list: ['name', 'on', 'until', 'period', 'at', 'state'],
  sort: ['on'],
  defaultSort: '-on',
  scope: 'tenant',
})

const row = (id: string, more: Readonly<Record<string, unknown>>) => ({
  id,
  version: 1,
  actions: [],
  name: `活动${id}`,
  state: 'hold',
  ...more,
})
const day = fc
  .date({ min: new Date('1999-01-01'), max: new Date('2101-01-01'), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 10))

describe('days of a calendar', () => {
  test('a month is shown in whole weeks from Monday, across the end of the year and in leap years', () => {
    expect(rangeOf('month', '2026-11-18')).toEqual({ first: '2026-10-26', last: '2026-12-06' })
    expect(rangeOf('month', '2026-12-31')).toEqual({ first: '2026-11-30', last: '2027-01-03' })
    expect(rangeOf('month', '2027-02-01')).toEqual({ first: '2027-02-01', last: '2027-02-28' })
    expect(rangeOf('month', '2028-02-29')).toEqual({ first: '2028-01-31', last: '2028-03-05' })
    expect(rangeOf('week', '2027-01-01')).toEqual({ first: '2026-12-28', last: '2027-01-03' })
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2026-12-31', 1)).toBe('2027-01-31')
    expect(addMonths('2026-01-31', -2)).toBe('2025-11-30')
  })

  test('whatever the day, its range holds it and every day of its month once', () => {
    fc.assert(
      fc.property(day, (on) => {
        const days = rangeOf('month', on)
        const all = weeksOf(days).flat()
        expect(all).toContain(on)
        expect(weekdayOf(days.first)).toBe(0)
        expect(weekdayOf(days.last)).toBe(6)
        expect(new Set(all).size).toBe(daysBetween(days.first, days.last) + 1)
        expect(isSameMonth(addDays(on, 31), on)).toBe(false)
      }),
    )
  })
})

describe('entries of a calendar', () => {
  test('only what touches the days in sight is asked for, moments in Shanghai’s day', () => {
    const days = { first: '2026-10-26', last: '2026-12-06' }
    expect(rangeFilters(Event, { from: 'on' }, days)).toEqual([
      { field: 'on', op: 'between', value: ['2026-10-26', '2026-12-06'] },
    ])
    expect(rangeFilters(Event, { from: 'at' }, days)[0]?.value).toEqual([
      '2026-10-26T00:00:00.000+08:00',
      '2026-12-06T23:59:59.999+08:00',
    ])
    expect(rangeFilters(Event, { from: 'on', to: 'until' }, days)).toEqual([
      { field: 'on', op: 'lte', value: '2026-12-06' },
      { field: 'until', op: 'gte', value: '2026-10-26' },
    ])
    expect(Event.query.safeParse({ filter: JSON.stringify(rangeFilters(Event, { from: 'at' }, days)) }).success).toBe(
      true,
    )
    expect(
      Event.query.safeParse({ filter: JSON.stringify(rangeFilters(Event, { from: 'period' }, days)) }).success,
    ).toBe(true)
  })

  test('a row is on its day, its period or from one field to another; one without a day is nowhere', () => {
    const late = row('1', { at: '2026-11-17T17:30:00.000Z', on: null })
    expect(entriesOf([late], { from: 'at' })[0]?.from).toBe('2026-11-18')
    expect(entriesOf([late], { from: 'on' })).toEqual([])
    const long = row('2', { period: { from: '2026-11-30', to: '2026-12-02' }, on: '2026-11-30', until: '2026-12-01' })
    expect(entriesOf([long], { from: 'period' })[0]).toMatchObject({ from: '2026-11-30', to: '2026-12-02' })
    expect(entriesOf([long], { from: 'on', to: 'until' })[0]).toMatchObject({ from: '2026-11-30', to: '2026-12-01' })
  })

  test('entries of a week never share a line on one day, and every one is drawn or counted', () => {
    const week = weeksOf(rangeOf('week', '2026-11-18'))[0] ?? []
    const spans = fc.array(fc.tuple(fc.integer({ min: -3, max: 9 }), fc.nat({ max: 9 })), { maxLength: 12 })
    fc.assert(
      fc.property(spans, (all) => {
        const rows = all.map(([start, length], at) =>
          row(String(at), { on: addDays('2026-11-16', start), until: addDays('2026-11-16', start + length) }),
        )
        const entries = entriesOf(rows, { from: 'on', to: 'until' })
        const segments = segmentsOf(entries, week)
        const hidden = hiddenIn(segments, 2)
        for (const [at, one] of week.entries()) {
          const here = segments.filter(({ start, length }) => start <= at && at < start + length)
          expect(new Set(here.map(({ lane }) => lane)).size).toBe(here.length)
          expect(here.length).toBe(entries.filter((entry) => isOn(entry, one)).length)
          expect(here.filter(({ lane }) => lane < 2).length + (hidden[at] ?? 0)).toBe(here.length)
        }
      }),
    )
  })
})

const asked: string[][] = []

const show = (path: string): void =>
  draw(
    <RecordList
      record={Event}
      calls={crud(Event)}
      paths={{ detail: (id) => `/event/${id}` }}
      title="活动"
      empty={{ title: '还没有活动', hint: '' }}
      layouts={{ calendar: { from: 'on', tone: 'state' } }}
    />,
    path,
  )

prepareScreen()
beforeEach(() => {
  asked.length = 0
  const items = [1, 2, 3, 4, 5].map((id) => row(String(id), { on: '2026-11-18' }))
  vi.stubGlobal('fetch', (path: string) => {
    const filters = JSON.parse(new URL(path, 'http://test').searchParams.get('filter') ?? '[]') as { value: string[] }[]
    if (filters[0]) asked.push(filters[0].value)
    const found = filters.length === 0 || (filters[0]?.value[0] ?? '') <= '2026-11-18' ? items : []
    const result = { items: found, total: found.length, capped: false, nextCursor: null }
    return Promise.resolve(Response.json({ code: 200, result }))
  })
  useSession.setState({ profile: { permissions: ['event:list'], isSuper: false } as never })
})

test('calendar shows a few entries of a day and the rest on request', async () => {
  show('/?shape=calendar&on=2026-11-01')
  const cell = await screen.findByRole('gridcell', { name: /^2026年11月18日 周三，5 条/ })
  await waitFor(() => expect(within(cell).getAllByRole('link')).toHaveLength(3))
  expect(within(cell).getAllByRole('link')[0]?.textContent).toBe('活动1暂留')
  fireEvent.click(within(cell).getByRole('button', { name: /还有 2 条/ }))
  expect(within(screen.getByRole('dialog')).getAllByRole('link')).toHaveLength(5)
})

test('calendar walks by keys over the end of a month and asks for the days it comes to', async () => {
  show('/?shape=calendar&on=2026-11-30')
  const last = await screen.findByRole('gridcell', { name: /^2026年11月30日 周一/ })
  expect(last.tabIndex).toBe(0)
  expect(asked).toEqual([['2026-10-26', '2026-12-06']])
  last.focus()
  fireEvent.keyDown(last, { key: 'ArrowRight' })
  expect(await screen.findByRole('heading', { name: '2026年12月' })).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.getAttribute('data-day')).toBe('2026-12-01'))
  expect(asked.at(-1)).toEqual(['2026-11-30', '2027-01-03'])
  fireEvent.keyDown(document.activeElement ?? last, { key: 'PageUp' })
  expect(await screen.findByRole('heading', { name: '2026年11月' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '周' }))
  await waitFor(() => expect(asked.at(-1)).toEqual(['2026-10-26', '2026-11-01']))
})

test('calendar that cannot show all says how many it leaves out', async () => {
  const total = 1300
  vi.stubGlobal('fetch', (path: string) => {
    const query = new URL(path, 'http://test').searchParams
    const from = Number(query.get('cursor') ?? 0)
    const size = Number(query.get('pageSize') ?? 20)
    const items = Array.from({ length: size }, (_, at) => row(String(from + at), { on: null }))
    const counted = query.get('count') === 'false' ? null : total
    const nextCursor = from + size < total ? String(from + size) : null
    return Promise.resolve(Response.json({ code: 200, result: { items, total: counted, capped: false, nextCursor } }))
  })
  show('/?shape=calendar&on=2027-03-01')
  expect(await screen.findByText(/只显示前 1000 条，另有 300 条未显示/)).toBeTruthy()
})
