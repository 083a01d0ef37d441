import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { NamedRef } from '../shared/fields.ts'
import { Id, IdParams } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { pageOf } from '../shared/page.ts'

/** One number about a customer, from the module that knows it. What nobody knows is not there. */
const CustomerFigure = z.object({
  key: z.string(),
  label: z.string(),
  kind: z.enum(['money', 'count']),
  /** Nothing where the reader's roles cover it. */
  value: z.string().nullable(),
  unit: z.string().nullable(),
  /** The list it comes from. */
  to: z.string().nullable(),
  /** The figure it is a part of. */
  of: z.string().nullable(),
})
export type CustomerFigure = z.output<typeof CustomerFigure>

/** Something that happened with a customer, whichever module wrote it down. */
const CustomerActivity = z.object({
  id: Id,
  kind: z.string(),
  label: z.string(),
  at: z.string(),
  title: z.string(),
  note: z.string().nullable(),
  by: NamedRef.nullable(),
  /** The record it stands in, where that has a page. */
  subject: z.string().nullable(),
  subjectId: Id.nullable(),
})
export type CustomerActivity = z.output<typeof CustomerActivity>

const HeldEvent = z.object({
  subject: z.string(),
  id: Id,
  name: z.string(),
  heldOn: z.string(),
  region: z.string().nullable(),
  attendees: z.int().nullable(),
  amount: z.string().nullable(),
})
export type HeldEvent = z.output<typeof HeldEvent>

/** An event that was held at this time of an earlier year. */
const Anniversary = z.object({
  subject: z.string(),
  id: Id,
  name: z.string(),
  customer: NamedRef,
  heldOn: z.string(),
  on: z.string(),
  /** How many days it is until then. */
  days: z.int(),
  /** How many years ago it will be then. */
  years: z.int(),
  /** Whether this year's event is being talked about already. */
  isUnderWay: z.boolean(),
})
export type Anniversary = z.output<typeof Anniversary>

const ofCustomer = { access: { permission: 'customer:show' }, params: IdParams } as const

export const overview = {
  figures: endpoint({
    ...ofCustomer,
    method: 'GET',
    path: '/api/customer/figures/:id',
    family: 'customer',
    title: label('客户关键数字', 'Figures of a customer'),
    result: z.array(CustomerFigure),
  }),
  activities: endpoint({
    ...ofCustomer,
    method: 'GET',
    path: '/api/customer/activities/:id',
    family: 'customer',
    title: label('客户全部往来', 'Everything with a customer'),
    query: z.strictObject({ cursor: z.string().max(100).optional() }),
    result: pageOf(CustomerActivity).pick({ items: true, nextCursor: true }),
  }),
  events: endpoint({
    ...ofCustomer,
    method: 'GET',
    path: '/api/customer/events/:id',
    family: 'customer',
    title: label('客户办过的活动', 'Events a customer held'),
    result: z.object({ held: z.array(HeldEvent), anniversaries: z.array(Anniversary) }),
  }),
  anniversaries: endpoint({
    method: 'GET',
    path: '/api/customer/anniversaries',
    family: 'customer',
    title: label('去年此时的活动', 'Events of this time last year'),
    access: { permission: 'customer:list' },
    query: z.strictObject({ owner: Id.optional() }),
    result: z.array(Anniversary),
  }),
}
