import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { NamedRef } from '../shared/fields.ts'
import { Id } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { operators } from '../shared/page.ts'
import { periods } from './period.ts'

export const rankingPageSize = 50
/** By the figure itself, or by how much more or less it is than in the period before. */
export const rankingOrders = ['value', 'growth', 'decline'] as const
export type RankingOrder = (typeof rankingOrders)[number]

const Day = z.iso.date()
const Days = z.object({ from: z.string(), to: z.string() })

/** Which days are looked at: a period by name, or with `custom` the days themselves. */
export const periodQuery = {
  period: z.enum(periods).default('thisYear'),
  from: Day.optional(),
  to: Day.optional(),
  owner: Id.optional(),
}

const ListFilter = z.object({ field: z.string(), op: z.enum(operators), value: z.unknown().optional() })

/** Something customers can be compared by, as the module that owns it says. */
const RankingMeasure = z.object({
  key: z.string(),
  name: z.string(),
  /** What a figure of it is: an amount, a number of things, or the mean of scores. */
  kind: z.enum(['money', 'count', 'average']),
  /** The list each figure is made of: with these filters and the one customer it comes to the figure. */
  list: z.object({
    path: z.string(),
    customer: z.string(),
    now: z.array(ListFilter),
    before: z.array(ListFilter),
  }),
})
export type RankingMeasure = z.output<typeof RankingMeasure>

const RankedCustomer = z.object({
  id: Id,
  rank: z.int(),
  name: z.string(),
  level: z.string().nullable(),
  stage: z.string(),
  classify: NamedRef.nullable(),
  owner: NamedRef.nullable(),
  /** By measure; one a customer has nothing of is missing. */
  values: z.record(z.string(), z.string()),
  /** The same figure in the period before. */
  before: z.string().nullable(),
  /** In percent; nothing where there was nothing before. */
  growth: z.string().nullable(),
})
export type RankedCustomer = z.output<typeof RankedCustomer>

const Ranking = z.object({
  /** Only those some module knows and the reader may see. */
  measures: z.array(RankingMeasure),
  by: z.string().nullable(),
  period: Days,
  before: Days,
  /** How many are ranked, and what they come to together; means are not added up. */
  total: z.int(),
  sum: z.string().nullable(),
  sumBefore: z.string().nullable(),
  growth: z.string().nullable(),
  items: z.array(RankedCustomer),
})
export type Ranking = z.output<typeof Ranking>

export const ranking = endpoint({
  method: 'GET',
  path: '/api/customer_statistics/ranking',
  title: label('客户采购排行', 'Purchasing ranking'),
  access: { permission: 'customerStatistics:list' },
  query: z.strictObject({
    ...periodQuery,
    by: z.string().max(50).optional(),
    order: z.enum(rankingOrders).default('value'),
    classify: Id.optional(),
    page: z.coerce.number().int().min(1).max(200).default(1),
  }),
  result: Ranking,
})
