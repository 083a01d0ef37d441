import { z } from 'zod'
import { compareDecimals } from '../shared/decimal-text.ts'

/** How seats are set, and the room a person takes in each, in tenths of a square metre: what planners reckon with. */
export const layouts = {
  theater: 10,
  classroom: 18,
  banquet: 18,
  uShape: 30,
  hollowSquare: 30,
  boardroom: 30,
  cocktail: 10,
  herringbone: 20,
} as const
export type Layout = keyof typeof layouts
export const layoutNames = Object.keys(layouts) as [Layout, ...Layout[]]

/** The whole day is all three parts of it. */
export const dayParts = ['day', 'am', 'pm', 'eve'] as const
export type DayPart = (typeof dayParts)[number]

export const kinds = ['hall', 'hotel'] as const
export const standings = ['fit', 'maybe', 'miss'] as const
export type Standing = (typeof standings)[number]

const aMonth = 31 * 86_400_000
const whole = (max: number) => z.coerce.number().int().min(1).max(max).optional()
const measure = (places: number) =>
  z
    .string()
    .regex(new RegExp(`^\\d{1,7}(\\.\\d{1,${String(places)}})?$`), { abort: true })
    .refine((value) => compareDecimals(value, '0') > 0)
    .optional()
const yes = z.literal('true').optional()

/** At most a month, the end not before the beginning. */
export const lasting = ({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean => {
  if (from === undefined) return to === undefined
  const end = to ?? from
  return from <= end && Date.parse(end) - Date.parse(from) < aMonth
}

export const tooLong = { error: '日期范围应在一个月以内', path: ['to'] }

export const demandFields = {
  kind: z.enum(kinds).default('hall'),
  region: z
    .string()
    .regex(/^\d{6}$/)
    .optional(),
  from: z.iso.date().optional(),
  /** The last day; without one it is a single day. */
  to: z.iso.date().optional(),
  part: z.enum(dayParts).default('day'),
  people: whole(100_000),
  layout: z.enum(layoutNames).optional(),
  area: measure(1),
  height: measure(2),
  pillarFree: yes,
  led: yes,
  /** Kilograms a square metre. */
  load: whole(100_000),
  /** Rooms a night, of any kind and by kind. */
  rooms: whole(20_000),
  king: whole(20_000),
  twin: whole(20_000),
  suite: whole(20_000),
  /** For a hall a day, for a hotel a room and night. */
  budget: measure(2),
}

export type Demand = z.output<z.ZodObject<typeof demandFields>>
