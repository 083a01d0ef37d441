import type { PriceHistory } from '@srm/api/shared/price-history'
import type { Ctx } from '#kernel/ctx.ts'

/** So many years back prices still say something. */
const years = 3

/** Fewer say nothing about what is usual, where there is something wider to look at. */
const enough = 3

/** So many of the last prices of a type are looked at: a company that buys for decades is answered as soon as another. */
const newest = 1000

/**
 * What was awarded of the same type and unit, and what the price library says of things of the same name. Prices of one
 * city and quarter say most; where there are too few of them all of the city count, then all.
 */
const historySql = `with asked as (select l.id, l.name, l.purchase_type_id, l.line_kind, coalesce(l.unit, '') as unit, left(l.region, 4) as city,
    extract(quarter from l.date_from) as season
  from purchase_line_ref l where l.tenant_id = $1 and l.purchase_id = $2 and l.is_active),
awarded as (select al.* from (select distinct purchase_type_id from asked) k
  cross join lateral (select h.purchase_type_id, h.unit_price, h.purchase_line_id from award_line h
    where h.tenant_id = $1 and h.purchase_type_id = k.purchase_type_id and h.approved_at > now() - make_interval(years => $3)
      and h.unit_price is not null order by h.approved_at desc limit $5) al),
past as (select a.id, al.unit_price as price, a.city is not null and left(l.region, 4) = a.city as in_city,
    a.season is not null and extract(quarter from l.date_from) = a.season as in_season
  from awarded al join purchase_line_ref l on l.tenant_id = $1 and l.id = al.purchase_line_id and l.purchase_id <> $2
    join asked a on a.purchase_type_id = al.purchase_type_id and coalesce(l.unit, '') = a.unit
  union all
  select a.id, p.price, a.city is not null and left(s.region, 4) = a.city, false
  from asked a join supplier_price_item_ref p on p.tenant_id = $1 and p.kind = a.line_kind and p.name = a.name
      and coalesce(p.unit, '') = a.unit and p.created_at > now() - make_interval(years => $3)
    join supplier_ref s on s.tenant_id = $1 and s.id = p.supplier_id),
basis as (select p.id, b.basis, b.rank, p.price from past p
    cross join lateral (values ('season', 1, p.in_city and p.in_season), ('city', 2, p.in_city), ('type', 3, true)) b (basis, rank, holds)
  where b.holds),
worked as (select id, basis, rank, count(*)::int as count,
    percentile_cont(array[0.25, 0.5, 0.75]) within group (order by price::float8) as marks
  from basis group by id, basis, rank)
select distinct on (id) id as line, basis, count, round(marks[1]::numeric, 2)::text as p25, round(marks[2]::numeric, 2)::text as median,
  round(marks[3]::numeric, 2)::text as p75
from worked order by id, count < $4, rank`

/** What lines like those of a purchase cost before, by one statement. */
export const readPriceHistory = async (ctx: Ctx, purchaseId: string): Promise<PriceHistory[]> =>
  (await ctx.db.run<PriceHistory>(historySql, [ctx.tenantId, purchaseId, years, enough, newest])).rows
