import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { NamedRef } from '../shared/fields.ts'
import { Id, IdParams } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { priceBases } from '../shared/price-history.ts'

/** Missing for whoever does not see what things cost. */
const Price = z.string().nullable()

/** What was bought before, each: between the lowest and the highest. */
const PastPrices = z.object({
  basis: z.enum(priceBases),
  count: z.int(),
  lowest: Price,
  median: Price,
  highest: Price,
})

/** One earlier award the reader may open. */
const PastBuy = z.object({
  id: Id,
  award: NamedRef,
  supplier: NamedRef,
  approvedOn: z.string(),
  unitPrice: Price,
})

/** A price that still holds: quoted for something like it, or agreed with the supplier. */
const Offer = z.object({
  id: Id,
  kind: z.enum(['quote', 'agreed']),
  supplier: NamedRef,
  /** Whose inquiry it was quoted for. */
  purchase: NamedRef.nullable(),
  unitPrice: Price,
  validUntil: z.string().nullable(),
  /** The place is kept until then. */
  heldUntil: z.string().nullable(),
})

const Line = z.object({
  id: Id,
  name: z.string(),
  unit: z.string().nullable(),
  quantity: z.string(),
  budgetPrice: Price,
  past: PastPrices.nullable(),
  buys: z.array(PastBuy),
  offers: z.array(Offer),
})
export type DemandPriceLine = z.output<typeof Line>

/** For whoever decides on a demand: what things like it cost before, and what is on offer. */
export const demandEvidence = {
  show: endpoint({
    method: 'GET',
    path: '/api/award/demand_evidence/:id',
    family: 'award',
    title: label('需求历史价格与有效报价', 'Earlier prices and offers for a demand'),
    access: { permission: 'demand:show' },
    params: IdParams,
    result: z.array(Line),
  }),
}
