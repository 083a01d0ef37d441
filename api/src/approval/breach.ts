import { z } from 'zod'

/** A row that breaks a promise about the data: which promise, of which approval. */
export const Breach = z.object({
  no: z.string(),
  rule: z.string(),
  instance: z.string().nullable(),
  id: z.string(),
  detail: z.string(),
})
export type Breach = z.infer<typeof Breach>
