import { cycleSpans, momentsOf, Opportunity, type DayRange, type Statistics } from '@srm/api/crm'
import { metaOf } from '@srm/api/shared/field-meta'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { isMasked } from '#kernel/records/fields/masks.ts'
import { Params } from '#kernel/records/read/filters.ts'
import { scopeSql } from '#kernel/records/read/scope.ts'
import { monthsIn, shareOf } from './period.views.ts'

type Conversion = NonNullable<Statistics['conversion']>
type Query = { readonly owner?: string | undefined }

type Row = {
  readonly by: 'stage' | 'month' | 'owner' | 'total' | 'span'
  readonly key: string | null
  readonly name: string | null
  readonly kind: string | null
  readonly count: number
  readonly won: number
  readonly lost: number
  readonly amount: string | null
  readonly days: number | null
  readonly median: number | null
}

/** Since the customer's last win, or since we know it: who buys again has not been waited for since the first day. */
const firstContactSql = `select min(f.at) as at from follow_up f where f.tenant_id = $1 and f.customer_id = w.customer_id and f.at <= w.closed_at
  and f.at > coalesce((select max(p.closed_at) from opportunity p where p.tenant_id = $1 and p.customer_id = w.customer_id
    and p.outcome = 'won' and p.closed_at < w.closed_at), '-infinity')`

const spanSql = `case ${cycleSpans.map((days) => `when days <= ${String(days)} then ${String(days)}`).join(' ')} end`

const endedSql = `count(*) filter (where outcome = 'won')::int as won, count(*) filter (where outcome = 'lost')::int as lost,
  (sum(amount) filter (where outcome = 'won'))::text as amount`

const conversionSql = (ctx: Ctx, { owner }: Query, range: DayRange, params: Params): string => {
  const [from, to] = momentsOf(range).map((moment) => params.add(moment, 'timestamptz'))
  const where = [
    'o.tenant_id = $1',
    ...scopeSql(Opportunity, ctx, params, { alias: 'o' }),
    ...(owner ? [`o.owner_id = ${params.add(owner, 'uuid')}`] : []),
    `(o.created_at between ${from} and ${to} or o.closed_at between ${from} and ${to})`,
  ].join(' and ')
  return `with looked as materialized (
      select o.stage_id, o.outcome, o.expected_amount as amount, o.created_at, o.closed_at, o.owner_id, o.customer_id,
        o.created_at between ${from} and ${to} as begun, coalesce(o.closed_at between ${from} and ${to}, false) as ended
      from opportunity o where ${where}),
    cycles as (
      select w.owner_id, extract(epoch from w.closed_at - least(w.created_at, coalesce(f.at, w.created_at))) / 86400 as days
      from looked w left join lateral (${firstContactSql}) f on true where w.ended and w.outcome = 'won')
    select 'stage' as by, s.id::text as key, s.name, s.kind, count(l.stage_id)::int as count, 0 as won, 0 as lost,
      coalesce(sum(l.amount), 0)::text as amount, null::int as days, null::int as median, s.sort as place
    from opportunity_stage s left join looked l on l.stage_id = s.id and l.begun where s.tenant_id = $1 group by s.id, s.name, s.kind, s.sort
    union all select 'month', to_char(closed_at at time zone 'Asia/Shanghai', 'YYYY-MM'), null, null, 0, ${endedSql}, null, null, 0
    from looked where ended group by 2
    union all select 'owner', u.id::text, u.name, null, 0, l.won, l.lost, l.amount, c.days, null, 0 from (
      select owner_id, ${endedSql} from looked where ended and owner_id is not null group by owner_id) l
    join user_ref u on u.tenant_id = $1 and u.id = l.owner_id
    join lateral (select round(avg(days))::int as days from cycles where owner_id = l.owner_id) c on true where l.won > 0
    union all select 'total', null, null, null, 0, t.won, t.lost, t.amount, c.days, c.median, 0
    from (select ${endedSql} from looked where ended) t,
      (select round(avg(days))::int as days, round((percentile_cont(0.5) within group (order by days))::numeric)::int as median from cycles) c
    union all select 'span', (${spanSql})::text, null, null, count(*)::int, 0, 0, null, null, null, 0 from cycles group by 2
    order by place, won desc, key`
}

const cycleOf = (total: Row | undefined, spans: readonly Row[]): Conversion['cycle'] => {
  if (total?.days === null || total?.days === undefined || total.median === null) return null
  const countOf = (upTo: number | null): number =>
    spans.find(({ key }) => key === (upTo === null ? null : String(upTo)))?.count ?? 0
  return {
    average: total.days,
    median: total.median,
    spans: [...cycleSpans, null].map((upTo) => ({ upTo, count: countOf(upTo) })),
  }
}

/** What becomes of opportunities, and how long it takes. */
export const conversionOf = async (ctx: Ctx, query: Query, range: DayRange): Promise<Conversion | null> => {
  if (!holds(ctx.session, 'opportunity:list')) return null
  const params = new Params(ctx.tenantId)
  const sql = conversionSql(ctx, query, range, params)
  const { rows } = await ctx.db.run<Row>(sql, params.values)
  const isHidden = isMasked(metaOf(Opportunity.fields.expectedAmount), ctx.session)
  const amountOf = (row: Row | undefined): string | null => (isHidden ? null : (row?.amount ?? '0.00'))
  const of = (by: Row['by']): Row[] => rows.filter((row) => row.by === by)
  const [total] = of('total')
  const months = new Map(of('month').map((row) => [row.key, row]))
  const [won, lost] = [total?.won ?? 0, total?.lost ?? 0]
  return {
    stages: of('stage').map((row) => ({
      id: row.key ?? '',
      name: row.name ?? '',
      kind: row.kind ?? '',
      count: row.count,
      amount: amountOf(row),
    })),
    won,
    lost,
    wonAmount: amountOf(total),
    winRate: shareOf(won, won + lost),
    months: monthsIn(range).map((month) => {
      const row = months.get(month)
      return { month, won: row?.won ?? 0, lost: row?.lost ?? 0, amount: amountOf(row) }
    }),
    owners: of('owner').map((row) => ({
      owner: { id: row.key ?? '', name: row.name ?? '' },
      won: row.won,
      amount: amountOf(row),
      winRate: shareOf(row.won, row.won + row.lost),
      days: row.days ?? 0,
    })),
    cycle: cycleOf(total, of('span')),
  }
}
