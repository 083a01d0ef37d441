import { label, fillSentence } from '@srm/api/shared/label'
import { shanghaiDay } from '@srm/api/shared/date'
import type { Ctx } from '#kernel/ctx.ts'
import { keepAvailability } from '#modules/finder/index.ts'
import type { Round } from '../seal/key.store.ts'
import type { SentQuote } from './decrypt.service.ts'

export const holdSentence = label('{{title}} 报价留位', 'Held by a quote for {{title}}')

type HoldPeriod = { readonly id: string; readonly from: string; readonly to: string }

const datesSql = `select id, date_from as "from", coalesce(date_to, date_from) as "to" from purchase_line_ref
  where tenant_id = $1 and purchase_id = $2 and date_from is not null and line_kind in ('hall', 'room')`

/** A supplier with one hotel holds rooms and halls there; of one with several nobody knows in which. */
const hotelsSql = `select (array_agg(id))[1] as id, supplier_id as "supplierId" from hotel_ref
  where tenant_id = $1 and supplier_id = any($2::uuid[]) group by supplier_id having count(*) = 1`

const untilOf = ({ form: { hold, releaseOn } }: SentQuote): string | undefined => {
  if (hold === 'untilRelease') return releaseOn
  const hours = hold === 'h24' ? 24 : 48
  return shanghaiDay(new Date(Date.now() + hours * 3_600_000))
}

/** What quotes say of days is on the calendar from the opening on; before, it would tell who has quoted. */
export const keepHolds = async (
  ctx: Ctx,
  purchaseId: string,
  title: string,
  sent: readonly SentQuote[],
): Promise<void> => {
  const holding = sent.filter(({ isInvalid, form }) => !isInvalid && form.hold !== 'none')
  if (holding.length === 0) return
  const { rows: dates } = await ctx.db.run<HoldPeriod>(datesSql, [ctx.tenantId, purchaseId])
  const suppliers = holding.map(({ supplierId }) => supplierId)
  const { rows } = await ctx.db.run<{ id: string; supplierId: string }>(hotelsSql, [ctx.tenantId, suppliers])
  const hotels = new Map(rows.map(({ id, supplierId }) => [supplierId, id]))
  for (const one of holding) {
    const hotel = hotels.get(one.supplierId)
    const offered = new Set(one.form.lines.filter(({ isOffered }) => isOffered).map(({ line }) => line))
    const taken = dates.filter(({ id }) => offered.has(id))
    if (!hotel || taken.length === 0) continue
    const [from = '', to = ''] = [
      taken.map((day) => day.from).sort()[0],
      taken
        .map((day) => day.to)
        .sort()
        .at(-1),
    ]
    const until = untilOf(one)
    const name = fillSentence(holdSentence, { title }).slice(0, 100)
    const mark = { name, hotel, period: { from, to }, state: 'held' as const, ...(until && { until }) }
    await keepAvailability(ctx, { source: 'quote', id: one.id }, [mark])
  }
}

const earlierSql = `select q.id from quote q where q.tenant_id = $1 and q.purchase_id = $2 and q.round_no < $3
  and exists (select 1 from quote n where n.tenant_id = q.tenant_id and n.invitation_id = q.invitation_id and n.round_no = $3)`

/** What a supplier held with its quote of an earlier round gives way to what it holds with this one. */
export const releaseEarlierHolds = async (ctx: Ctx, { purchaseId, roundNo }: Round): Promise<void> => {
  const { rows } = await ctx.db.run<{ id: string }>(earlierSql, [ctx.tenantId, purchaseId, roundNo])
  for (const { id } of rows) await keepAvailability(ctx, { source: 'quote', id }, [])
}
