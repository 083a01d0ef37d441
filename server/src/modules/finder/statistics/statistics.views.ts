import type { finder, Statistics } from '@srm/api/finder'
import { shanghaiDay } from '@srm/api/shared/date'
import type { Parsed } from '@srm/api/endpoint'
import type { Ctx } from '#kernel/ctx.ts'

/** A class stands for everything below it as well. */
export const inClass = (id: string): string => `(${id} is null or s.classifies && (with recursive below as (
    select id from supplier_classify_ref where tenant_id = $1 and id = ${id}
    union all select c.id from supplier_classify_ref c join below b on c.parent_id = b.id where c.tenant_id = $1)
  select coalesce(array_agg(id), '{}') from below))`

const belowSql = `with recursive below as (
    select id from supplier_classify_ref where tenant_id = $1 and id = $2
    union all select c.id from supplier_classify_ref c join below b on c.parent_id = b.id where c.tenant_id = $1)
  select id from below`

/** All figures of one reading of the suppliers, so that they agree with each other. */
const figuresSql = `with s as materialized (
    select s.id, s.lifecycle, s.grade, s.region, left(s.region, 4) as city, s.classifies, s.status, s.cooperation_amount as amount,
      s.certificate_expires_on as expires from supplier_ref s where s.tenant_id = $1 and ${inClass('$2::uuid')}
  ), grouped as (
    select case when grouping(lifecycle) = 0 then 'lifecycle' when grouping(grade) = 0 then 'grade' when grouping(city) = 0 then 'city' else 'total' end as by,
      coalesce(lifecycle, grade, city) as key, count(*)::int as count, sum(amount)::numeric(17, 2)::text as amount,
      case when grouping(city) = 0 then array_remove(array_agg(distinct region), null) end as regions,
      count(*) filter (where status = 'enabled')::int as active,
      count(*) filter (where expires < $3::date)::int as expired, count(*) filter (where expires between $3::date and $3::date + 30)::int as soon
    from s group by grouping sets ((), (lifecycle), (grade), (city))
  ), classed as (
    select c.id, count(*)::int as count, sum(s.amount)::numeric(17, 2)::text as amount
    from s left join lateral unnest(case when cardinality(s.classifies) = 0 then array[null::uuid] else s.classifies end) as c (id) on true group by c.id
  )
  select g.by, g.key, null::uuid as id, g.count, g.amount, g.regions, g.active, g.expired, g.soon from grouped g
  union all select 'class', r.name, c.id, c.count, c.amount, null, null, null, null from classed c
    left join supplier_classify_ref r on r.tenant_id = $1 and r.id = c.id
  order by 4 desc, 2`

/** Shares in percent of everything that was spent; the running sum is cut only where it is shown. */
const paretoSql = `with paid as (
    select s.id, s.name, s.cooperation_amount as amount from supplier_ref s where s.tenant_id = $1 and s.cooperation_amount > 0 and ${inClass('$2::uuid')}
  ), ranked as (
    select id, name, amount, row_number() over w as rank, amount * 100 / sum(amount) over () as share,
      sum(amount) over (w rows unbounded preceding) * 100 / sum(amount) over () as cumulative
    from paid window w as (order by amount desc, id)
  )
  select id, name, amount::text as amount, round(share, 2)::text as share, round(cumulative, 2)::text as cumulative, rank::int as rank,
    round(sum(share) filter (where rank <= 3) over (), 2)::text as cr3, round(sum(share) filter (where rank <= 5) over (), 2)::text as cr5,
    round(sum(share * share) over ())::int as hhi, (count(*) over ())::int as paid
  from ranked order by rank limit 20`

type Figure = {
  readonly key: string | null
  readonly id: string | null
  readonly count: number
  readonly amount: string | null
} & {
  readonly by: 'total' | 'lifecycle' | 'grade' | 'city' | 'class'
  readonly regions: string[] | null
  readonly active: number
  readonly expired: number
  readonly soon: number
}

type PaymentShare = Statistics['pareto'][number] & {
  id: string
  name: string
  cr3: string
  cr5: string
  hhi: number
  paid: number
}

const sums = ({ count, amount }: Figure): { count: number; amount: string } => ({ count, amount: amount ?? '0.00' })

type Query = Parsed<typeof finder.statistics.show>['query']

/** Who our suppliers are, and how much depends on how few. */
export const statisticsOf = async (ctx: Ctx, { classify }: Query): Promise<Statistics> => {
  const within = [ctx.tenantId, classify ?? null]
  const [figures, spent, below] = await Promise.all([
    ctx.db.run<Figure>(figuresSql, [...within, shanghaiDay(new Date())]),
    ctx.db.run<PaymentShare>(paretoSql, within),
    ctx.db.run<{ id: string }>(belowSql, within),
  ])
  const of = (by: Figure['by']): Figure[] => figures.rows.filter((row) => row.by === by)
  const [total] = of('total')
  const [first] = spent.rows
  return {
    within: below.rows.map(({ id }) => id),
    total: total ? { ...sums(total), active: total.active } : { count: 0, amount: '0.00', active: 0 },
    lifecycles: of('lifecycle').map((row) => ({ lifecycle: row.key ?? '', ...sums(row) })),
    grades: of('grade').map((row) => ({ grade: row.key, ...sums(row) })),
    cities: of('city').map((row) => ({ city: row.key && `${row.key}00`, regions: row.regions ?? [], ...sums(row) })),
    classes: of('class').map((row) => ({
      classify: row.id ? { id: row.id, name: row.key ?? '' } : null,
      ...sums(row),
    })),
    certificates: { expired: total?.expired ?? 0, soon: total?.soon ?? 0 },
    pareto: spent.rows.map(({ id, name, amount, share, cumulative }) => ({
      supplier: { id, name },
      amount,
      share,
      cumulative,
    })),
    concentration: first ? { cr3: first.cr3, cr5: first.cr5, hhi: first.hhi, paid: first.paid } : null,
  }
}
