import { z } from 'zod'
import { metaOf } from '@srm/api/shared/field-meta'
import { shanghaiDay } from '@srm/api/shared/date'
import type { Filter } from '@srm/api/shared/page'
import { fieldOf, type Row } from '@/ui/record-shape.ts'
import type { CalendarLayout } from '../layouts.ts'
import type { ListRecord } from '../list-types.ts'
import { daysBetween, type DayRange } from './calendar-days.ts'

/** The rows that touch the days in sight, as filters the list endpoint knows. */
export const rangeFilters = (record: ListRecord, { from, to }: CalendarLayout, days: DayRange): Filter[] => {
  const { kind } = metaOf(fieldOf(record.all, from))
  const isMoment = kind === 'dateTime'
  const first = isMoment ? `${days.first}T00:00:00.000+08:00` : days.first
  const last = isMoment ? `${days.last}T23:59:59.999+08:00` : days.last
  if (to === undefined) return [{ field: from, op: 'between', value: [first, last] }]
  return [
    { field: from, op: 'lte', value: last },
    { field: to, op: 'gte', value: first },
  ]
}

/** A row on the calendar, from a day to a day. */
export type Entry = { readonly row: Row; readonly from: string; readonly to: string }

const range = z.object({ from: z.string(), to: z.string() })

const dayOf = (value: unknown): string | undefined => {
  if (typeof value !== 'string' || value === '') return undefined
  return value.length > 10 ? shanghaiDay(new Date(value)) : value
}

const entryOf = (row: Row, { from, to }: CalendarLayout): Entry | undefined => {
  const period = range.safeParse(row[from]).data
  if (period) return { row, from: period.from, to: period.to }
  const begin = dayOf(row[from])
  if (begin === undefined) return undefined
  const end = (to === undefined ? undefined : dayOf(row[to])) ?? begin
  return { row, from: begin, to: end < begin ? begin : end }
}

/** In the order they are laid out: what begins first and lasts longest comes first. */
export const entriesOf = (rows: readonly Row[], layout: CalendarLayout): Entry[] =>
  rows
    .map((row) => entryOf(row, layout))
    .filter((entry) => entry !== undefined)
    .toSorted((one, other) => one.from.localeCompare(other.from) || other.to.localeCompare(one.to))

export const isOn = ({ from, to }: Entry, day: string): boolean => from <= day && day <= to

/** The part of an entry that lies in one week. */
export type Segment = {
  readonly entry: Entry
  /** Lines from the top; segments of one line do not meet. */
  readonly lane: number
  /** From 0 for Monday. */
  readonly start: number
  readonly length: number
  readonly begins: boolean
  readonly ends: boolean
}

const maxOf = (one: string, other: string): string => (one > other ? one : other)
const minOf = (one: string, other: string): string => (one < other ? one : other)

/** Puts the entries of a week on lines, each on the first that has room. */
export const segmentsOf = (entries: readonly Entry[], week: readonly string[]): Segment[] => {
  const [monday = '', sunday = ''] = [week[0], week.at(-1)]
  /** The last weekday taken on each line. */
  const taken: number[] = []
  return entries
    .filter(({ from, to }) => from <= sunday && to >= monday)
    .map((entry) => {
      const start = daysBetween(monday, maxOf(entry.from, monday))
      const end = daysBetween(monday, minOf(entry.to, sunday))
      const free = taken.findIndex((last) => last < start)
      const lane = free === -1 ? taken.length : free
      taken[lane] = end
      const length = end - start + 1
      return { entry, lane, start, length, begins: entry.from >= monday, ends: entry.to <= sunday }
    })
}

/** How many entries of each day have no line left for them. */
export const hiddenIn = (segments: readonly Segment[], maxLanes: number): number[] =>
  Array.from(
    { length: 7 },
    (_, day) =>
      segments.filter(({ lane, start, length }) => lane >= maxLanes && start <= day && day < start + length).length,
  )
