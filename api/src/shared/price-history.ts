import { z } from 'zod'
import { Id } from './ids.ts'

/** What was like it: bought in the same city and quarter, in the same city, or of the same type anywhere. */
export const priceBases = ['season', 'city', 'type'] as const

/** What things of a line's type and unit cost before, each: a quarter of them less than `p25`, a quarter more than `p75`. */
export const PriceHistory = z.object({
  line: Id,
  basis: z.enum(priceBases),
  count: z.int(),
  p25: z.string(),
  median: z.string(),
  p75: z.string(),
})
export type PriceHistory = z.output<typeof PriceHistory>
