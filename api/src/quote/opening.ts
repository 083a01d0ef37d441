import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { NamedRef } from '../shared/fields.ts'
import { Id, IdParams } from '../shared/ids.ts'
import { label } from '../shared/label.ts'

const LateQuote = z.object({
  id: Id,
  supplier: NamedRef,
  by: NamedRef,
  reason: z.string(),
  at: z.string(),
  hasDocument: z.boolean(),
  isApproved: z.boolean().nullable(),
  canDecide: z.boolean(),
})

export const OpenedQuote = z.object({
  id: Id,
  supplier: NamedRef,
  versionNo: z.int(),
  submittedAt: z.string(),
  validUntil: z.string().nullable(),
  /** Judged by everything else first; nobody can read its price. */
  isPriceSealed: z.boolean(),
  total: z.string().nullable(),
  totalExTax: z.string().nullable(),
  offered: z.int(),
  lines: z.int(),
  isSurrogate: z.boolean(),
  hasDocument: z.boolean(),
  state: z.enum(['opened', 'shortlisted', 'won', 'lost', 'invalid', 'expired']),
})
export type OpenedQuote = z.output<typeof OpenedQuote>

const Opening = z.object({
  stage: z.string(),
  openMode: z.enum(['clockOrAll', 'clock', 'twoPeople']),
  roundNo: z.int(),
  deadline: z.string().nullable(),
  /** The clock that counts. */
  now: z.string(),
  openedAt: z.string().nullable(),
  /** Who said that quotes may be opened, in their order. Nobody where the clock did. */
  confirmations: z.array(z.object({ name: z.string().nullable(), at: z.string(), isBuyer: z.boolean() })),
  /** Some of those who may open them. */
  openers: z.array(z.string()),
  canOpen: z.boolean(),
  canEnter: z.boolean(),
  /** Prices that stay sealed until so many scores are given of those it takes; nothing where none are. */
  technical: z.object({ given: z.int(), needed: z.int() }).nullable(),
  late: z.array(LateQuote),
  quotes: z.array(OpenedQuote),
})
export type Opening = z.output<typeof Opening>

export const opening = {
  show: endpoint({
    method: 'GET',
    path: '/api/quote/opening/:id',
    family: 'quote',
    title: label('开标信息', 'How the quotes of a purchase are opened'),
    access: { permission: 'quote:list' },
    params: IdParams,
    result: Opening,
  }),
  open: endpoint({
    method: 'POST',
    path: '/api/quote/open/:id',
    family: 'quote',
    title: label('开标', 'Open the quotes of a purchase, or the prices among them'),
    access: { permission: 'inquiry:open' },
    params: IdParams,
    result: z.object({ isOpened: z.boolean() }),
  }),
  decideLate: endpoint({
    method: 'POST',
    path: '/api/quote/late/:id',
    family: 'quote',
    title: label('审批截止后代录的报价', 'Decide about a quote entered after the deadline'),
    access: { permission: 'inquiry:open' },
    params: IdParams,
    body: z.strictObject({ isApproved: z.boolean(), note: z.string().trim().min(1).max(500).optional() }),
    result: z.object({ id: Id }),
  }),
}
