import { Award, type DemandPriceLine } from '@srm/api/award'
import type { Ctx } from '#kernel/ctx.ts'
import { Params } from '#kernel/records/read/filters.ts'
import { scopeSql } from '#kernel/records/read/scope.ts'
import { comparedLines } from '#modules/demand/index.ts'
import { purchaseSteps } from '#modules/inquiry/index.ts'
import { openedStages } from './parity/matrix.store.ts'

/** So many years back prices still say something, and so few of them do not where there is something wider. */
const years = 3
const enough = 3
const maxShown = 3

const asked = `json_to_recordset($2::json) as a (id uuid, name text, unit text, type uuid, kind text, city text, "from" date, "to" date)`
const today = `(now() at time zone 'Asia/Shanghai')::date`

/** The nearest in place and season of which there are enough. */
const pastSql = `with a as (select * from ${asked}),
past as (select a.id, al.unit_price as price, a.city is not null and left(l.region, 4) = a.city as in_city,
    extract(quarter from l.date_from) = extract(quarter from a."from") as in_season
  from a join award_line al on al.tenant_id = $1 and al.purchase_type_id = a.type and al.unit_price is not null
      and al.approved_at > now() - make_interval(years => $3)
    join purchase_line_ref l on l.tenant_id = $1 and l.id = al.purchase_line_id and coalesce(l.unit, '') = coalesce(a.unit, '')),
basis as (select p.id, b.basis, b.rank, p.price from past p
  cross join lateral (values ('season', 1, p.in_city and p.in_season), ('city', 2, p.in_city), ('type', 3, true)) b (basis, rank, holds)
  where b.holds),
worked as (select id, basis, rank, count(*)::int as count, min(price) as lowest, max(price) as highest,
    percentile_cont(0.5) within group (order by price::float8) as median
  from basis group by id, basis, rank)
select distinct on (id) id, basis, count, lowest::text as lowest, round(median::numeric, 2)::text as median, highest::text as highest
from worked order by id, count < $4, rank`

type PastRow = NonNullable<DemandPriceLine['past']> & { readonly id: string }

const buysSql = (seen: string): string => `select x.line, x.id, x.award, x.supplier, x."approvedOn", x."unitPrice"
  from ${asked} cross join lateral (select a.id as line, al.id, jsonb_build_object('id', t.id, 'name', t.title) as award,
      jsonb_build_object('id', s.id, 'name', s.name) as supplier, (al.approved_at at time zone 'Asia/Shanghai')::date::text as "approvedOn",
      al.unit_price::text as "unitPrice"
    from award_line al join award t on t.tenant_id = al.tenant_id and t.id = al.award_id
      join supplier_ref s on s.tenant_id = al.tenant_id and s.id = al.supplier_id
      join purchase_line_ref l on l.tenant_id = al.tenant_id and l.id = al.purchase_line_id
    where al.tenant_id = $1 and al.purchase_type_id = a.type and al.unit_price is not null
      and al.approved_at > now() - make_interval(years => $3) and coalesce(l.unit, '') = coalesce(a.unit, '')${seen}
    order by al.name = a.name desc, coalesce(left(l.region, 4) = a.city, false) desc, al.approved_at desc, al.id limit $4) x`

type Buy = DemandPriceLine['buys'][number] & { readonly line: string }

const lapses = `case q.hold when 'untilRelease' then q.release_on when 'none' then null
  else ((q.opened_at + case q.hold when 'h24' then interval '24 hours' else interval '48 hours' end) at time zone 'Asia/Shanghai')::date end`

/** Quotes that lie open and hold for days like these, and what was agreed for things of this name. */
const offersSql = (
  seen: string,
  stages: string,
): string => `select x.line, x.id, x.kind, x.supplier, x.purchase, x."unitPrice",
    x."validUntil"::text as "validUntil", case when x.held >= ${today} then x.held::text end as "heldUntil"
  from ${asked} cross join lateral ((select a.id as line, ql.id, 'quote' as kind, jsonb_build_object('id', s.id, 'name', s.name) as supplier,
      jsonb_build_object('id', p.id, 'name', p.title) as purchase, ql.unit_price::text as "unitPrice", q.valid_until as "validUntil",
      ${lapses} as held, ql.unit_price as price
    from quote_ref q join purchase_ref p on p.tenant_id = q.tenant_id and p.id = q.purchase_id and p.stage = any(${stages}::text[])
      join purchase_line_ref l on l.tenant_id = q.tenant_id and l.purchase_id = q.purchase_id and l.purchase_type_id = a.type and l.is_active
      join quote_line_ref ql on ql.tenant_id = q.tenant_id and ql.quote_id = q.id and ql.purchase_line_id = l.id
      join supplier_ref s on s.tenant_id = q.tenant_id and s.id = q.supplier_id
    where q.tenant_id = $1 and q.state in ('opened', 'shortlisted') and q.valid_until >= ${today} and not q.is_price_sealed
      and ql.is_offered and ql.unit_price is not null and coalesce(l.unit, '') = coalesce(a.unit, '')
      and (l.date_from is null or l.date_from <= a."to" and coalesce(l.date_to, l.date_from) >= a."from")${seen}
    order by ql.unit_price, ql.id limit $3)
  union all (select a.id, i.id, 'agreed', jsonb_build_object('id', s.id, 'name', s.name), null, i.price::text, i.valid_to, null, i.price
    from supplier_price_item_ref i join supplier_ref s on s.tenant_id = i.tenant_id and s.id = i.supplier_id
    where i.tenant_id = $1 and i.kind = a.kind and i.name = a.name and coalesce(i.unit, '') = coalesce(a.unit, '')
      and coalesce(i.valid_from <= a."to", true) and coalesce(i.valid_to >= a."from", true)
    order by i.price, i.id limit $3)) x order by x.line, x.price, x.id`

type Offer = DemandPriceLine['offers'][number] & { readonly line: string }

/** Earlier prices are for everybody who decides; a single award or inquiry only for those who see it. */
export const demandEvidenceOf = async (ctx: Ctx, id: string): Promise<DemandPriceLine[]> => {
  const lines = await comparedLines(ctx, id)
  if (lines.length === 0) return []
  const sent = JSON.stringify(lines)
  const { rows: past } = await ctx.db.run<PastRow>(pastSql, [ctx.tenantId, sent, years, enough])
  const forBuys = new Params(ctx.tenantId, sent, years, maxShown)
  const awards = scopeSql(Award, ctx, forBuys, { alias: 't' }).map((one) => ` and ${one}`)
  const { rows: buys } = await ctx.db.run<Buy>(buysSql(awards.join('')), forBuys.values)
  const forOffers = new Params(ctx.tenantId, sent, maxShown)
  const stages = forOffers.add([...openedStages], 'text[]')
  const { rows: offers } = await ctx.db.run<Offer>(
    offersSql(purchaseSteps.seen(ctx, forOffers, 'p'), stages),
    forOffers.values,
  )
  const hides = ctx.session.masks?.has('cost') === true
  const price = (of: string | null): string | null => (hides ? null : of)
  return lines.map(({ id: line, name, unit, quantity, budgetPrice }) => {
    const found = past.find((one) => one.id === line)
    return {
      id: line,
      name,
      unit,
      quantity,
      budgetPrice,
      past: found
        ? {
            basis: found.basis,
            count: found.count,
            lowest: price(found.lowest),
            median: price(found.median),
            highest: price(found.highest),
          }
        : null,
      buys: buys
        .filter((one) => one.line === line)
        .map(({ line: _line, unitPrice, ...buy }) => ({ ...buy, unitPrice: price(unitPrice) })),
      offers: offers
        .filter((one) => one.line === line)
        .map(({ line: _line, unitPrice, ...offer }) => ({ ...offer, unitPrice: price(unitPrice) })),
    }
  })
}
