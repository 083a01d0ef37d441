import type { PriceParity, PriceParityLine, PriceParityQuote } from '@srm/api/award'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'

export type Head = Omit<PriceParity['purchase'], 'id'> & {
  readonly id: string
  readonly method: string
  readonly isTwoEnvelope: boolean
  readonly comparisonCode: string | null
  readonly breakfastValue: string | null
  readonly criteria: PriceParity['criteria'] | null
  readonly evaluators: PriceParity['evaluators']
}

const today = `(now() at time zone 'Asia/Shanghai')::date`
const isExpired = `(q.state = 'expired' or coalesce(q.valid_until < ${today}, false))`

/** Every round with how many were asked and how many answered. */
const roundsSql = `(select jsonb_agg(jsonb_build_object('roundNo', n, 'isFinal', coalesce(r.is_final, false),
    'startedAt', coalesce(r.started_at, p.published_at),
    'invited', coalesce(r.supplier_count, (select count(*) from purchase_invitation_ref i where i.tenant_id = p.tenant_id and i.purchase_id = p.id)),
    'quotes', (select count(*) from quote_ref q where q.tenant_id = p.tenant_id and q.purchase_id = p.id and q.round_no = n and q.state <> 'invalid'))
    order by n)
  from generate_series(1, p.round_no) n
    left join purchase_round_ref r on r.tenant_id = p.tenant_id and r.purchase_id = p.id and r.round_no = n)`

/** Whoever competed in an earlier round and was not asked again counts among those who competed. */
const validSql = `(select count(distinct q.supplier_id)::int from quote_ref q
  where q.tenant_id = p.tenant_id and q.purchase_id = p.id and q.state <> 'invalid' and (not q.is_surrogate or q.has_document)
    and (q.round_no < p.round_no or not ${isExpired}))`

const headSql = `select p.id, p.code, p.title, p.stage, p.round_no as "roundNo", p.award_mode as "awardMode", p.method,
    p.compare_method as "compareMethod", coalesce(p.min_quotes, 1) as "minQuotes", p.is_two_envelope as "isTwoEnvelope",
    (select jsonb_build_object('id', j.id, 'name', j.name) from project_ref j where j.tenant_id = p.tenant_id and j.id = p.project_id) as project,
    (select jsonb_build_object('id', u.id, 'name', u.name) from user_ref u where u.tenant_id = p.tenant_id and u.id = p.buyer_id) as buyer,
    (select count(*)::int from purchase_invitation_ref i where i.tenant_id = p.tenant_id and i.purchase_id = p.id) as invited,
    ${validSql} as "validQuotes", ${roundsSql} as rounds,
    c.code as "comparisonCode", c.breakfast_value::text as "breakfastValue", c.criteria,
    coalesce((select jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name) order by u.name, u.id) from user_ref u
      where u.tenant_id = p.tenant_id and u.id = any(c.evaluators)), '[]') as evaluators
  from purchase_ref p left join comparison c on c.tenant_id = p.tenant_id and c.purchase_id = p.id
  where p.tenant_id = $1 and p.id = $2`

export const readHead = async (ctx: Ctx, purchaseId: string): Promise<Head> =>
  (await ctx.db.run<Head>(headSql, [ctx.tenantId, purchaseId])).rows[0] ?? fail('record.not_found')

/** Stages in which the quotes of a purchase lie open. */
export const openedStages: readonly string[] = ['opened', 'awarding', 'awarded', 'ordered', 'archived']

/** An award that may still count against what there is to award. */
const counts = `a.status not in ('rejected', 'terminated', 'void')`

export type MatrixLine = Omit<PriceParityLine, 'history'> & {
  readonly purchaseTypeId: string
  readonly projectId: string | null
  readonly budgetItem: string | null
  readonly poolLineId: string | null
}

const linesSql = `select l.id, l.name, l.line_kind as "lineKind", l.requirement, l.quantity::text, l.times::text, l.unit, l.attendees,
    l.date_from::text as "dateFrom", l.budget_amount::text as "budgetAmount", l.ceiling_price::text as "ceilingPrice",
    l.purchase_type_id as "purchaseTypeId", l.project_id as "projectId", l.budget_item_id as "budgetItem",
    l.pool_line_id as "poolLineId",
    (select h.unit_price::text from award_line h where h.tenant_id = l.tenant_id and h.purchase_type_id = l.purchase_type_id
      and h.name = l.name and h.approved_at is not null and h.purchase_line_id <> l.id
      order by h.approved_at desc limit 1) as "lastPrice",
    coalesce((select sum(al.quantity) from award_line al join award a on a.tenant_id = al.tenant_id and a.id = al.award_id
      where al.tenant_id = l.tenant_id and al.purchase_line_id = l.id and ${counts} and a.id is distinct from $3::uuid), 0)::text as awarded
  from purchase_line_ref l where l.tenant_id = $1 and l.purchase_id = $2 and l.is_active order by l.position, l.id`

/** What there is to award; `except` is the award that is being written, which does not count against itself. */
export const readLines = async (ctx: Ctx, purchaseId: string, except: string | null = null): Promise<MatrixLine[]> =>
  (await ctx.db.run<MatrixLine>(linesSql, [ctx.tenantId, purchaseId, except])).rows

export type MatrixQuote = Omit<PriceParityQuote, 'lines' | 'objections' | 'isShortlisted'> & {
  readonly state: string
  readonly mobile: string | null
  readonly address: string | null
  readonly device: string | null
}

const quotesSql = `select q.id, jsonb_build_object('id', s.id, 'name', s.name) as supplier, q.submitted_at as "submittedAt",
    q.valid_until::text as "validUntil", ${isExpired} as "isExpired",
    (select case when c.answered_at is null then 'asked' when c.is_confirmed then 'confirmed' else 'refused' end
      from quote_confirmation_ref c where c.tenant_id = q.tenant_id and c.quote_id = q.id order by c.asked_at desc limit 1) as confirmation,
    coalesce((select jsonb_agg(jsonb_build_object('roundNo', e.round_no, 'total', e.total::text) order by e.round_no) from quote_ref e
      where e.tenant_id = q.tenant_id and e.invitation_id = q.invitation_id and e.round_no < q.round_no and e.state <> 'invalid' and not e.is_price_sealed), '[]') as earlier,
    q.is_price_sealed as "isPriceSealed", q.is_tax_included as "isTaxIncluded", q.tax_rate::text as "taxRate", q.service_charge_rate::text as "serviceChargeRate",
    q.discount::text, q.total::text, q.payment_terms as "paymentTerms", q.deposit_rate::text as "depositRate", q.included,
    q.excluded, q.remark, q.is_surrogate as "isSurrogate", q.has_document as "hasDocument", q.state, i.mobile,
    q.origin_address as address, q.origin_device as device
  from quote_ref q join purchase_ref p on p.tenant_id = q.tenant_id and p.id = q.purchase_id
    join supplier_ref s on s.tenant_id = q.tenant_id and s.id = q.supplier_id
    left join purchase_invitation_ref i on i.tenant_id = q.tenant_id and i.id = q.invitation_id
  where q.tenant_id = $1 and q.purchase_id = $2 and q.round_no = p.round_no and q.state <> 'invalid'
  order by q.total, q.submitted_at, q.id`

/** The quotes of the last round that hold, the cheapest first as they came. */
export const readQuotes = async (ctx: Ctx, purchaseId: string): Promise<MatrixQuote[]> =>
  (await ctx.db.run<MatrixQuote>(quotesSql, [ctx.tenantId, purchaseId])).rows

export type MatrixQuoteLine = {
  readonly id: string
  readonly quoteId: string
  readonly lineId: string
  readonly unitPrice: string | null
  readonly quantity: string | null
  readonly taxRate: string | null
  readonly minSpend: string | null
  readonly hasBreakfast: boolean | null
  readonly isAlternate: boolean
  readonly alternateText: string | null
  readonly leadDays: number | null
  readonly remark: string | null
  readonly blocks: NonNullable<PriceParityQuote['lines'][number]['blocks']>
  readonly costItems: NonNullable<PriceParityQuote['lines'][number]['costItems']>
}

const quoteLinesSql = `select ql.id, ql.quote_id as "quoteId", ql.purchase_line_id as "lineId", ql.unit_price::text as "unitPrice",
    ql.quantity::text, ql.tax_rate::text as "taxRate", ql.min_spend::text as "minSpend", ql.has_breakfast as "hasBreakfast",
    ql.is_alternate as "isAlternate", ql.alternate_text as "alternateText", ql.lead_days as "leadDays", ql.remark, ql.blocks,
    ql.cost_items as "costItems"
  from quote_line_ref ql where ql.tenant_id = $1 and ql.quote_id = any($2::uuid[]) and ql.is_offered`

export const readQuoteLines = async (ctx: Ctx, quotes: readonly string[]): Promise<MatrixQuoteLine[]> =>
  quotes.length === 0 ? [] : (await ctx.db.run<MatrixQuoteLine>(quoteLinesSql, [ctx.tenantId, quotes])).rows
