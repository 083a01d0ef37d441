import { z } from 'zod'
import { Id } from '../shared/ids.ts'
import { NamedRef } from '../shared/fields.ts'
import { invitationStates } from './words.ts'

/** Something to be seen before a supplier is asked; what blocks keeps it out. */
const Remark = z.object({ text: z.string(), blocks: z.boolean() })

/** A supplier that is asked. Where states are kept secret everything it did is nothing until the opening. */
export const Invitation = z.object({
  id: Id,
  supplier: NamedRef,
  contact: Id.nullable(),
  contactName: z.string().nullable(),
  mobile: z.string().nullable(),
  state: z.enum(invitationStates).nullable(),
  sentAt: z.string().nullable(),
  resentCount: z.int(),
  firstViewedAt: z.string().nullable(),
  lastViewedAt: z.string().nullable(),
  viewCount: z.int().nullable(),
  declineReason: z.string().nullable(),
  declineNote: z.string().nullable(),
  roundNo: z.int(),
  remarks: z.array(Remark),
  actions: z.array(z.enum(['resend', 'withdraw', 'remove'])),
})
export type Invitation = z.output<typeof Invitation>

/** How many have done what; nothing of it where states are kept secret. */
const Counts = z.object({
  invited: z.int(),
  sent: z.int(),
  viewed: z.int(),
  intends: z.int(),
  quoted: z.int(),
  declined: z.int(),
  withdrawn: z.int(),
})

export const Invitations = z.object({
  isHidden: z.boolean(),
  counts: Counts.nullable(),
  /** By the clock of the database, so that a wrong one in the browser counts down all the same. */
  now: z.string(),
  list: z.array(Invitation),
})
export type Invitations = z.output<typeof Invitations>

/** A supplier that could be asked, with what is known of it. */
export const Candidate = z.object({
  supplier: NamedRef,
  code: z.string(),
  contact: z.object({ id: Id, name: z.string(), mobile: z.string().nullable() }).nullable(),
  grade: z.string().nullable(),
  score: z.string().nullable(),
  region: z.string().nullable(),
  /** It works in a class the lines ask for, or had such lines before. */
  isFit: z.boolean(),
  /** Lines of these types it was asked for, won, and how many of all inquiries it answered. */
  asked: z.int(),
  won: z.int(),
  responseRate: z.string().nullable(),
  /** The newest price of its list for something called like a line. */
  lastPrice: z
    .object({ name: z.string(), price: z.string().nullable(), unit: z.string().nullable(), at: z.string() })
    .nullable(),
  remarks: z.array(Remark),
})
export type Candidate = z.output<typeof Candidate>

export const InvitationChoice = z.strictObject({ supplier: Id, contact: Id.optional() })
