import { fillSentence } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { keepAvailability } from '#modules/finder/index.ts'
import { Failure, fail } from '#kernel/errors.ts'
import { orderSentences } from '../sentences.rules.ts'

const linesSql = `select l.name, l.line_kind as kind, l.quantity::text as quantity, l.hall_id as hall, l.room_id as room,
    l.date_from::text as "from", coalesce(l.date_to, l.date_from)::text as "to", l.time_slot as slot,
    (select (array_agg(h.id))[1] from hotel_ref h where h.tenant_id = o.tenant_id and h.supplier_id = o.supplier_id
      having count(*) = 1) as hotel, o.code
  from purchase_order_line l join purchase_order o on o.tenant_id = l.tenant_id and o.id = l.order_id
  where l.tenant_id = $1 and l.order_id = $2 and l.date_from is not null and l.quantity > 0
    and (l.hall_id is not null or l.room_id is not null or l.line_kind in ('hall', 'room')) order by l.line`

type DatedLine = {
  readonly name: string
  readonly kind: string
  readonly quantity: string
  readonly hall: string | null
  readonly room: string | null
  readonly from: string
  readonly to: string
  readonly slot: string | null
  readonly hotel: string | null
  readonly code: string
}

type Mark = Parameters<typeof keepAvailability>[2][number]

const parts: Readonly<Record<string, 'am' | 'pm' | 'eve'>> = { morning: 'am', afternoon: 'pm', evening: 'eve' }

/** Rooms are counted; a part of one is one. */
const countOf = (quantity: string): number => Math.max(1, Math.ceil(Number(quantity)))

/** A named hall or room type is taken; where only the hotel is known, nobody else is kept from another hall of it. */
const marksOf = (line: DatedLine): readonly Mark[] => {
  const { code, name, hall, room, hotel, kind, quantity, slot } = line
  const mark = {
    name: fillSentence(orderSentences.taken, { code, name }).slice(0, 100),
    period: { from: line.from, to: line.to },
  }
  if (hall !== null)
    return [{ ...mark, hall, state: 'confirmed' as const, part: parts[slot ?? ''] ?? ('day' as const) }]
  if (room !== null) return [{ ...mark, room, state: 'confirmed' as const, quantity: countOf(quantity) }]
  if (hotel === null) return []
  return kind === 'room'
    ? [{ ...mark, hotel, state: 'confirmed' as const, quantity: countOf(quantity) }]
    : [{ ...mark, hotel, state: 'held' as const }]
}

const quotesSql = `select q.id from quote_ref q where q.tenant_id = $1 and q.supplier_id = $2 and q.purchase_id = $3 and q.hold <> 'none'`

type Order = {
  readonly id: string
  readonly supplier: { readonly id: string }
  readonly purchase: { readonly id: string } | null
}

/** What was only held by the quote is the order's now. */
const dropHolds = async (ctx: Ctx, { supplier, purchase }: Order): Promise<void> => {
  if (!purchase) return
  const { rows } = await ctx.db.run<{ id: string }>(quotesSql, [ctx.tenantId, supplier.id, purchase.id])
  for (const { id } of rows) await keepAvailability(ctx, { source: 'quote', id }, [])
}

/** Halls and rooms are taken on the calendar. Who has them already is nobody's business outside. */
export const takeAvailability = async (ctx: Ctx, order: Order): Promise<void> => {
  const { rows } = await ctx.db.run<DatedLine>(linesSql, [ctx.tenantId, order.id])
  try {
    await keepAvailability(ctx, { source: 'order', id: order.id }, rows.flatMap(marksOf))
  } catch (error) {
    if (error instanceof Failure && error.key.startsWith('availability.')) return fail('order.place_taken')
    throw error
  }
  await dropHolds(ctx, order)
}

export const freeAvailability = (ctx: Ctx, id: string): Promise<void> =>
  keepAvailability(ctx, { source: 'order', id }, [])
