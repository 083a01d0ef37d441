import type { quote as calls, QuoteHold, SupplierQuote, SupplierQuotes } from '@srm/api/quote'
import { cancellationRate, type CancellationTier } from '@srm/api/quote/cancellation'
import type { Parsed } from '@srm/api/endpoint'
import { percentage } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { Params } from '#kernel/records/read/filters.ts'
import { purchaseSteps } from '#modules/inquiry/index.ts'
import { hidesAmounts } from '../masks.rules.ts'

const today = `(now() at time zone 'Asia/Shanghai')::date`
const maxRows = 500
const maxDays = 400
const dayMs = 86_400_000

/** The day a hold lapses: the one the supplier named, or so many hours after the opening. */
const lapses = `case q.hold when 'untilRelease' then q.release_on
  else ((q.opened_at + case q.hold when 'h24' then interval '24 hours' else interval '48 hours' end) at time zone 'Asia/Shanghai')::date end`

const holdsSql = (ctx: Ctx, params: Params): string => `select h.*,
    (select min(l.date_from) from purchase_line_ref l where l.tenant_id = $1 and l.purchase_id = (h.purchase ->> 'id')::uuid)::text as "eventFrom",
    (select min(l.date_from) - ${today} from purchase_line_ref l where l.tenant_id = $1 and l.purchase_id = (h.purchase ->> 'id')::uuid) as "daysLeft"
  from (select q.id, jsonb_build_object('id', p.id, 'name', p.title) as purchase, p.code,
      (select jsonb_build_object('id', j.id, 'name', j.name) from project_ref j where j.tenant_id = p.tenant_id and j.id = p.project_id) as project,
      jsonb_build_object('id', s.id, 'name', s.name) as supplier, q.hold, (${lapses})::text as day, q.state = 'won' as "isWon",
      q.cancellation, q.total::text as total
    from quote q join purchase_ref p on p.tenant_id = q.tenant_id and p.id = q.purchase_id and p.round_no = q.round_no
      join supplier_ref s on s.tenant_id = q.tenant_id and s.id = q.supplier_id
    where q.tenant_id = $1 and q.hold <> 'none' and q.state in ('opened', 'shortlisted', 'won')
      and p.stage in ('opened', 'awarding', 'awarded', 'ordered')${purchaseSteps.seen(ctx, params, 'p')}) h
  where h.day between $2 and $3 order by h.day, h.id limit ${String(maxRows)}`

type HoldRow = Omit<QuoteHold, 'costRate' | 'cost'> & {
  readonly cancellation: readonly CancellationTier[]
  readonly total: string | null
  readonly daysLeft: number | null
}

type Period = Parsed<typeof calls.standing.holds>['query']

/** Holds that lapse within some days, with what calling off those that were awarded costs today. */
export const readHolds = async (ctx: Ctx, { from, to }: Period): Promise<QuoteHold[]> => {
  if (to < from || Date.parse(to) - Date.parse(from) > maxDays * dayMs) fail('request.invalid')
  const params = new Params(ctx.tenantId, from, to)
  const { rows } = await ctx.db.run<HoldRow>(holdsSql(ctx, params), params.values)
  return rows.map(({ cancellation, total, daysLeft, ...hold }) => {
    const costRate = hold.isWon && daysLeft !== null ? cancellationRate(cancellation, daysLeft) : '0'
    const isHidden = hidesAmounts(ctx) || !hold.isWon || total === null
    return { ...hold, costRate, cost: isHidden ? null : percentage(total, costRate) }
  })
}

const over = `p.stage not in ('draft', 'quoting', 'closed', 'failed')`

const supplierSql = (
  ctx: Ctx,
  params: Params,
): string => `select jsonb_build_object('id', p.id, 'name', p.title) as purchase, p.code,
    p.stage, i.sent_at as "sentAt", i.round_no as "roundNo", case when p.is_state_hidden and not ${over} then null else i.state end as state,
    q.total::text as total, q.valid_until::text as "validUntil",
    count(*) filter (where ${over}) over ()::int as asked,
    count(*) filter (where ${over} and i.state in ('quoted', 'declined', 'withdrawn', 'won', 'lost')) over ()::int as answered,
    count(*) filter (where ${over} and i.state in ('quoted', 'won', 'lost')) over ()::int as quoted,
    count(*) filter (where ${over} and i.state = 'won') over ()::int as won,
    count(*) filter (where ${over} and i.state = 'lost') over ()::int as lost
  from purchase_invitation_ref i join purchase_ref p on p.tenant_id = i.tenant_id and p.id = i.purchase_id
    left join quote q on q.tenant_id = i.tenant_id and q.invitation_id = i.id and q.round_no = i.round_no and q.state <> 'invalid'
  where i.tenant_id = $1 and i.supplier_id = $2 and i.sent_at is not null${purchaseSteps.seen(ctx, params, 'p')}
  order by i.sent_at desc, i.id limit ${String(maxRows)}`

const knownSql = 'select 1 from supplier_ref where tenant_id = $1 and id = $2'

type SupplierRow = SupplierQuote & SupplierQuotes['counts']

const nobody = { asked: 0, answered: 0, quoted: 0, won: 0, lost: 0 }

/** What a supplier was asked for in purchases the reader sees; of what is sealed only that it was asked. */
export const readSupplierQuotes = async (ctx: Ctx, id: string): Promise<SupplierQuotes> => {
  if ((await ctx.db.run(knownSql, [ctx.tenantId, id])).rows.length === 0) fail('record.not_found')
  const params = new Params(ctx.tenantId, id)
  const { rows } = await ctx.db.run<SupplierRow>(supplierSql(ctx, params), params.values)
  const [{ asked, answered, quoted, won, lost } = nobody] = rows
  return {
    counts: { asked, answered, quoted, won, lost },
    list: rows.map(({ purchase, code, stage, sentAt, roundNo, state, total, validUntil }) => ({
      purchase,
      code,
      stage,
      sentAt,
      roundNo,
      state,
      total: hidesAmounts(ctx) ? null : total,
      validUntil,
    })),
  }
}
