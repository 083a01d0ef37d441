import { z } from 'zod'

/** What a screen that knows no document by itself has to be told of one. */
export const shown = {
  /** How each field the person may see is called and shown. */
  fields: z.array(z.object({ path: z.string(), meta: z.record(z.string(), z.unknown()) })),
  /** What was submitted the round before, and what this time. */
  diff: z.array(z.object({ path: z.string(), before: z.unknown(), after: z.unknown() })),
}

export const Counts = z.object({
  todo: z.int(),
  overdue: z.int(),
  cc: z.int(),
  byType: z.record(z.string(), z.int()),
  /** Whether the person looks after any flow. */
  manages: z.boolean(),
})
