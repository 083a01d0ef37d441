import { z } from 'zod'
import { NamedRef } from '../shared/fields.ts'
import { Id } from '../shared/ids.ts'

/** Missing for whoever does not see the budget. */
const Amount = z.string().nullable()

/** A budget line a demand draws on. */
const BudgetPart = z.object({
  id: Id,
  name: z.string(),
  amount: Amount,
  /** What documents hold of it, this demand among them once it is submitted. */
  used: Amount,
  /** What this demand asks for. */
  asked: Amount,
  /** What is free once the demand has its part. */
  left: Amount,
})

/** For whoever decides on a demand: who asks, when the event is, and what the budget says to it. */
export const DemandEvidence = z.object({
  project: NamedRef,
  requester: z.string().nullable(),
  department: z.string().nullable(),
  eventStart: z.string().nullable(),
  eventEnd: z.string().nullable(),
  /** From today; less than 0 once it has begun. */
  eventDays: z.int().nullable(),
  needDate: z.string(),
  needDays: z.int(),
  attendees: z.int().nullable(),
  budget: z.array(BudgetPart),
  /** What no budget line stands for; nothing where there is no such line. */
  unbudgeted: Amount,
  unbudgetedLines: z.int(),
  /** What the customer pays directly: of no budget of ours. */
  customerPaid: Amount,
})
export type DemandEvidence = z.output<typeof DemandEvidence>
