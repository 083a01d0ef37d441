import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { crud } from '../shared/crud.ts'
import { optional } from '../shared/field-meta.ts'
import { choice, date, dateRange, integer, ref, text } from '../shared/fields.ts'
import { Id } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'

const states = [
  ['occupied', '已占用', 'Taken', 'dark'],
  ['open', '可预留', 'Can be reserved', 'green'],
  ['held', '暂留', 'Held', 'orange'],
  ['confirmed', '已确认', 'Confirmed', 'blue'],
] as const
export type AvailabilityState = (typeof states)[number][0]

const parts = [
  ['day', '全天', 'All day'],
  ['am', '上午', 'Morning'],
  ['pm', '下午', 'Afternoon'],
  ['eve', '晚上', 'Evening'],
] as const

const described = record({
  name: 'availability',
  table: 'availability',
  label: label('档期', 'Availability'),
  fields: {
    name: text('事由', 'What for', { max: 100 }),
    /** One of the three. */
    hall: optional(ref('会议厅', 'Hall', 'hall')),
    room: optional(ref('房型', 'Room type', 'room')),
    hotel: optional(ref('酒店', 'Hotel', 'hotel')),
    period: dateRange('日期', 'Dates'),
    part: choice('时段', 'Part of the day', parts).default('day'),
    state: choice('档期状态', 'State', states),
    /** Of rooms; without one it is all of them. */
    quantity: optional(integer('间数', 'Rooms', { min: 1, max: 20_000 })),
    /** A hold ends by itself after this day. */
    until: optional(date('暂留至', 'Held until')),
    remark: optional(text('备注', 'Remark', { max: 200 })),
    /** Who says so: people by hand, or another part of the product. */
    source: choice('来源', 'Source', [
      ['manual', '手工登记', 'By hand'],
      ['quote', '供应商报价', 'A quote'],
      ['order', '采购订单', 'An order'],
    ]),
  },
  title: 'name',
  search: ['name', 'remark'],
  list: [
    'code',
    'name',
    'state',
    'hall',
    'room',
    'hotel',
    'period',
    'part',
    'quantity',
    'until',
    'source',
    'createdBy',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'code', 'name', 'state'],
  defaultSort: '-createdAt',
  scope: 'tenant',
})

const managedFields = { source: true } as const

export const Availability = {
  ...described,
  create: described.create.omit(managedFields),
  update: described.update.omit(managedFields),
}

const Mark = z.object({
  id: Id,
  version: z.int(),
  /** The row it stands in. */
  target: Id,
  name: z.string(),
  from: z.string(),
  to: z.string(),
  part: z.enum(['day', 'am', 'pm', 'eve']),
  state: z.enum(['occupied', 'open', 'held', 'confirmed']),
  quantity: z.int().nullable(),
  until: z.string().nullable(),
  source: z.enum(['manual', 'quote', 'order']),
  by: z.string().nullable(),
})
export type Mark = z.output<typeof Mark>

const Lane = z.object({
  id: Id,
  kind: z.enum(['hall', 'room', 'hotel']),
  name: z.string(),
  /** Rooms of the type. */
  count: z.int().nullable(),
  /** Halls that cannot be used while this one is: what it is divided into, or divided from. */
  shares: z.array(Id),
  /** The place it is in, where lanes of several are shown. */
  house: z.string().nullable(),
})
export type Lane = z.output<typeof Lane>

const Month = z.object({
  /** Empty where it is about many places. */
  name: z.string(),
  lanes: z.array(Lane),
  marks: z.array(Mark),
  /** There are more halls than are shown. */
  hasMore: z.boolean(),
})
export type Month = z.output<typeof Month>

export const availability = {
  ...crud(Availability),
  month: endpoint({
    method: 'GET',
    path: '/api/availability/month',
    title: label('档期月历', 'A month of availability'),
    access: { permission: 'availability:list' },
    query: z
      .strictObject({
        place: Id.optional(),
        hotel: Id.optional(),
        /** With neither of them the halls of all places, or of those in a region. */
        region: z
          .string()
          .regex(/^\d{6}$/)
          .optional(),
        month: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/),
      })
      .refine(({ place, hotel }) => place === undefined || hotel === undefined, { path: ['place'] }),
    result: Month,
  }),
  places: endpoint({
    method: 'GET',
    path: '/api/availability/places',
    title: label('有档期的地方', 'Where availability can be kept'),
    access: { permission: 'availability:list' },
    query: z.strictObject({ keyword: z.string().trim().max(50).optional() }),
    result: z.array(
      z.object({ id: Id, kind: z.enum(['place', 'hotel']), name: z.string(), region: z.string().nullable() }),
    ),
  }),
}
