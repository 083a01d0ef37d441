import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { NamedRef } from '../shared/fields.ts'
import { Id } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { feedbackAspects } from './feedback.ts'
import { periodQuery, ranking } from './ranking.ts'

/** Amounts are missing for those whose roles cover them. */
const Amount = z.string().nullable()

const Portion = z.object({ key: z.string().nullable(), name: z.string().nullable(), count: z.int() })

const Statistics = z.object({
  period: z.object({ from: z.string(), to: z.string() }),
  customers: z.object({ total: z.int(), added: z.int() }),
  /** Who the customers are; a city also says which regions its customers have. */
  portrait: z.object({
    level: z.array(Portion),
    stage: z.array(Portion),
    industry: z.array(Portion),
    source: z.array(Portion),
    classify: z.array(Portion),
    city: z.array(Portion.extend({ regions: z.array(z.string()) })),
  }),
  /** Null for those who may not see opportunities. */
  conversion: z
    .object({
      /** Opportunities begun in the period, by where they stand now. */
      stages: z.array(z.object({ id: Id, name: z.string(), kind: z.string(), count: z.int(), amount: Amount })),
      /** Of those that ended in the period. */
      won: z.int(),
      lost: z.int(),
      wonAmount: Amount,
      /** In percent of those won or lost. */
      winRate: z.string().nullable(),
      months: z.array(z.object({ month: z.string(), won: z.int(), lost: z.int(), amount: Amount })),
      owners: z.array(
        z.object({ owner: NamedRef, won: z.int(), amount: Amount, winRate: z.string().nullable(), days: z.int() }),
      ),
      /** Days from the first contact to winning, of those won in the period. */
      cycle: z
        .object({
          average: z.int(),
          median: z.int(),
          spans: z.array(z.object({ upTo: z.int().nullable(), count: z.int() })),
        })
        .nullable(),
    })
    .nullable(),
  /** Customers that went into pools and came out of them, by month. */
  pool: z.array(
    z.object({
      month: z.string(),
      givenBack: z.int(),
      recycled: z.int(),
      taken: z.int(),
      handedOut: z.int(),
    }),
  ),
  /** Null for those who may not see what customers said. */
  feedback: z
    .object({
      count: z.int(),
      low: z.int(),
      average: z.string().nullable(),
      aspects: z.array(z.object({ aspect: z.enum(feedbackAspects), average: z.string() })),
    })
    .nullable(),
})
export type Statistics = z.output<typeof Statistics>

/** Up to how many days a cycle of each span lasts; the last has no end. */
export const cycleSpans = [30, 60, 90, 180] as const

export const statistics = {
  ranking,
  show: endpoint({
    method: 'GET',
    path: '/api/customer_statistics/show',
    title: label('客户统计', 'Customer statistics'),
    access: { permission: 'customerStatistics:list' },
    query: z.strictObject(periodQuery),
    result: Statistics,
  }),
}
