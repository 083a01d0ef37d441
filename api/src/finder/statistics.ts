import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { NamedRef } from '../shared/fields.ts'
import { Id } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { pageOf } from '../shared/page.ts'

const Figure = { count: z.int(), amount: z.string() }

const Statistics = z.object({
  /** The class asked for and everything below it. */
  within: z.array(Id),
  total: z.object({ ...Figure, active: z.int() }),
  lifecycles: z.array(z.object({ lifecycle: z.string(), ...Figure })),
  /** A supplier of two classes counts in both; null is without a class. */
  classes: z.array(z.object({ classify: NamedRef.nullable(), ...Figure })),
  /** By prefecture; `regions` are the codes the suppliers themselves have. */
  cities: z.array(z.object({ city: z.string().nullable(), regions: z.array(z.string()), ...Figure })),
  grades: z.array(z.object({ grade: z.string().nullable(), ...Figure })),
  certificates: z.object({ expired: z.int(), soon: z.int() }),
  /** Where the money goes, the largest first: shares in percent of all of it. */
  pareto: z.array(z.object({ supplier: NamedRef, amount: z.string(), share: z.string(), cumulative: z.string() })),
  concentration: z.object({ cr3: z.string(), cr5: z.string(), hhi: z.int(), paid: z.int() }).nullable(),
})
export type Statistics = z.output<typeof Statistics>

export const measures = ['amount', 'orders', 'score', 'responseRate', 'winRate', 'saving'] as const
export type Measure = (typeof measures)[number]

const RankedItem = z.object({
  id: Id,
  rank: z.int(),
  name: z.string(),
  lifecycle: z.string(),
  grade: z.string().nullable(),
  region: z.string().nullable(),
  /** Null where no part of the product knows. */
  values: z.record(z.enum(measures), z.string().nullable()),
})
export type RankedItem = z.output<typeof RankedItem>

export const statistics = {
  show: endpoint({
    method: 'GET',
    path: '/api/finder/statistics',
    title: label('供应商统计', 'Supplier statistics'),
    access: { permission: 'supplierStatistics:list' },
    query: z.strictObject({ classify: Id.optional() }),
    result: Statistics,
  }),
  ranking: endpoint({
    method: 'GET',
    path: '/api/finder/ranking',
    title: label('供应商排行', 'Supplier ranking'),
    access: { permission: 'supplierStatistics:list' },
    query: z.strictObject({
      by: z.enum(measures).default('amount'),
      classify: Id.optional(),
      cursor: z.string().max(200).optional(),
      pageSize: z.coerce.number().int().min(1).max(100).default(50),
    }),
    result: pageOf(RankedItem).extend({ known: z.array(z.enum(measures)) }),
  }),
}
