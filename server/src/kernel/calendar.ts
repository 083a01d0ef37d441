import type { Label } from '@srm/api/shared/label'
import type { Ctx } from './ctx.ts'
import type { Params } from './records/read/filters.ts'

/** What a calendar is asked with: `$1` is the tenant, `$2` the person, `$3` and `$4` the first and the last day. */
export type CalendarQuestion = { readonly ctx: Ctx; readonly params: Params }

/** Something that goes from the day it was seen on to another; what lasts several days keeps its length. */
export type CalendarMove = { readonly id: string; readonly from: string; readonly to: string }

/** Dates of one kind of record, as they stand in the calendar of whoever may see them. */
export type CalendarSource = {
  readonly key: string
  /** Less comes first, whichever module it is from. */
  readonly rank: number
  readonly label: Label
  /** The colour of its entries, as choices name colours. */
  readonly color: string
  /** Where one is shown; its id follows. */
  readonly path: string
  readonly permission?: string
  /**
   * SQL of `id`, `title`, `note`, `first` and `last` (days), `at` and `until` (moments, null for whole days), `person`
   * (whose it is, or null) and `movable`: all kinds are asked in one statement. No amounts: a feed leaves the product.
   */
  readonly rows: (question: CalendarQuestion) => string
  /** Done through the module's own service, which judges the change; rows that are not `movable` are not offered. */
  readonly move?: {
    readonly permission?: string
    readonly run: (ctx: Ctx, move: CalendarMove) => Promise<unknown>
  }
}

/** So many days later, or earlier. */
export const shiftDay = (day: string, { from, to }: CalendarMove): string =>
  new Date(Date.parse(day) + Date.parse(to) - Date.parse(from)).toISOString().slice(0, 10)

/** The same time of another day. */
export const shiftMoment = (moment: string, { from, to }: CalendarMove): string =>
  new Date(Date.parse(moment) + Date.parse(to) - Date.parse(from)).toISOString()

/** All rows whose days touch those asked for. */
export const touchesDays = (first: string, last = first): string => `${first} <= $4::date and ${last} >= $3::date`

/** A day in Shanghai of a moment, and the first moment of a day. */
export const dayOfSql = (moment: string): string => `(${moment} at time zone 'Asia/Shanghai')::date`
