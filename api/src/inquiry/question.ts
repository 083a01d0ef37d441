import { z } from 'zod'
import { Id } from '../shared/ids.ts'
import { NamedRef } from '../shared/fields.ts'

export const questionText = z.string().trim().min(1).max(500)

/** Asked by one supplier, answered to all; suppliers never learn who asked. */
export const PurchaseQuestion = z.object({
  id: Id,
  question: z.string(),
  askedAt: z.string(),
  /** Nothing where states are kept secret: whoever asks may quote. */
  supplier: NamedRef.nullable(),
  answer: z.string().nullable(),
  answeredAt: z.string().nullable(),
  answeredBy: z.string().nullable(),
})
export type PurchaseQuestion = z.output<typeof PurchaseQuestion>
