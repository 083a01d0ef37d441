import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { NamedRef } from '../shared/fields.ts'
import { Id, IdParams } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { invitationStates } from '../shared/invitation-states.ts'
import { holdKinds } from './form.ts'

const Day = z.iso.date({ error: '日期格式应为 YYYY-MM-DD' })

/** Rooms and halls a supplier keeps with an opened quote. */
const Hold = z.object({
  id: Id,
  purchase: NamedRef,
  code: z.string(),
  project: NamedRef.nullable(),
  supplier: NamedRef,
  hold: z.enum(holdKinds),
  /** The day on which it is given to somebody else. */
  day: z.string(),
  /** The first day it is needed. */
  eventFrom: z.string().nullable(),
  isWon: z.boolean(),
  /** What calling it off today costs, by the quote's own terms; nothing before it was awarded. */
  costRate: z.string(),
  cost: z.string().nullable(),
})
export type QuoteHold = z.output<typeof Hold>

const SupplierQuote = z.object({
  purchase: NamedRef,
  code: z.string(),
  stage: z.string(),
  sentAt: z.string().nullable(),
  roundNo: z.int(),
  /** Nothing while it is kept secret who has answered. */
  state: z.enum(invitationStates).nullable(),
  /** Nothing before the opening, and where amounts are hidden from the reader. */
  total: z.string().nullable(),
  validUntil: z.string().nullable(),
})
export type SupplierQuote = z.output<typeof SupplierQuote>

const SupplierQuotes = z.object({
  /** Of inquiries that are over. */
  counts: z.object({ asked: z.int(), answered: z.int(), quoted: z.int(), won: z.int(), lost: z.int() }),
  list: z.array(SupplierQuote),
})
export type SupplierQuotes = z.output<typeof SupplierQuotes>

/** Where suppliers stand with what they quoted. */
export const standing = {
  holds: endpoint({
    method: 'GET',
    path: '/api/quote/holds',
    family: 'quote',
    title: label('留房留厅日历', 'Holds and when they are released'),
    access: { permission: 'quote:list' },
    query: z.strictObject({ from: Day, to: Day }),
    result: z.array(Hold),
  }),
  supplier: endpoint({
    method: 'GET',
    path: '/api/quote/supplier/:id',
    family: 'quote',
    title: label('供应商的询价与报价', 'What a supplier was asked for and quoted'),
    access: { permission: 'quote:list' },
    params: IdParams,
    result: SupplierQuotes,
  }),
}
