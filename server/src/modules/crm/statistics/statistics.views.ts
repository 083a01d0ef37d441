import {
  Customer,
  CustomerFeedback,
  feedbackAspects,
  lowScore,
  momentsOf,
  type crm,
  type DayRange,
  type Statistics,
} from '@srm/api/crm'
import type { Parsed } from '@srm/api/endpoint'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { snake } from '#kernel/records/fields/columns.ts'
import { Params } from '#kernel/records/read/filters.ts'
import { scopeSql } from '#kernel/records/read/scope.ts'
import { conversionOf } from './conversion.views.ts'
import { monthsIn, rangeOf } from './period.views.ts'

type Query = Pick<Parsed<typeof crm.statistics.show>['query'], 'owner'>

type PortraitRow = {
  readonly by: keyof Statistics['portrait'] | 'total'
  readonly key: string | null
  readonly name: string | null
  readonly count: number
  readonly added: number
  readonly regions: string[] | null
}

/** Everything one reading of the customers tells, so that the parts agree with the whole. */
const portraitSql = (ctx: Ctx, { owner }: Query, range: DayRange, params: Params): string => {
  const [from, to] = momentsOf(range).map((moment) => params.add(moment, 'timestamptz'))
  const where = [
    'c.tenant_id = $1',
    ...scopeSql(Customer, ctx, params, { alias: 'c' }),
    ...(owner ? [`c.owner_id = ${params.add(owner, 'uuid')}`] : []),
  ].join(' and ')
  return `with grouped as (
      select case when grouping(level) = 0 then 'level' when grouping(stage) = 0 then 'stage' when grouping(industry) = 0 then 'industry'
          when grouping(source) = 0 then 'source' when grouping(classify_id) = 0 then 'classify' when grouping(city) = 0 then 'city' else 'total' end as by,
        coalesce(level, stage, industry, source, classify_id::text, city) as key, classify_id, count(*)::int as count,
        count(*) filter (where created_at between ${from} and ${to})::int as added,
        case when grouping(city) = 0 then array_remove(array_agg(distinct region), null) end as regions
      from (select c.level, c.stage, c.industry, c.source, c.classify_id, left(c.region, 4) as city, c.region, c.created_at
        from customer c where ${where}) c
      group by grouping sets ((), (level), (stage), (industry), (source), (classify_id), (city)))
    select g.by, g.key, k.name, g.count, g.added, g.regions from grouped g
      left join customer_classify_ref k on k.tenant_id = $1 and k.id = g.classify_id order by g.count desc, g.key`
}

type Customers = Pick<Statistics, 'customers' | 'portrait'>

const customersOf = async (ctx: Ctx, query: Query, range: DayRange): Promise<Customers> => {
  const params = new Params(ctx.tenantId)
  const sql = portraitSql(ctx, query, range, params)
  const { rows } = await ctx.db.run<PortraitRow>(sql, params.values)
  const total = rows.find(({ by }) => by === 'total')
  const of = (part: keyof Statistics['portrait']) =>
    rows.filter(({ by }) => by === part).map(({ key, name, count }) => ({ key, name, count }))
  const cities = rows
    .filter(({ by }) => by === 'city')
    .map(({ key, count, regions }) => ({ key: key && `${key}00`, name: null, count, regions: regions ?? [] }))
  return {
    customers: { total: total?.count ?? 0, added: total?.added ?? 0 },
    portrait: {
      level: of('level'),
      stage: of('stage'),
      industry: of('industry'),
      source: of('source'),
      classify: of('classify'),
      city: cities,
    },
  }
}

/** Whom a change concerns: who gave the customer up, or who has it now. Such changes are seen by their department. */
const personSql = `(case when h.reason in ('givenBack', 'recycled') then h.from_id else h.to_id end)`

/** Parameters a statement does not use are refused: only what is asked for is added. */
const scopedPeople = (ctx: Ctx, params: Params): string[] => {
  const { scope, userId } = ctx.session
  if (scope.kind === 'all') return []
  const mine = `${personSql} = ${params.add(userId, 'uuid')}`
  if (scope.kind === 'self') return [mine]
  const ours = `u.department_id = any(${params.add(scope.ids, 'uuid[]')})`
  return [`(${mine} or exists (select 1 from user_ref u where u.tenant_id = $1 and u.id = ${personSql} and ${ours}))`]
}

const peopleSql = (ctx: Ctx, { owner }: Query, params: Params): string[] => [
  ...scopedPeople(ctx, params),
  ...(owner ? [`${personSql} = ${params.add(owner, 'uuid')}`] : []),
]

const poolOf = async (ctx: Ctx, query: Query, range: DayRange): Promise<Statistics['pool']> => {
  const params = new Params(ctx.tenantId)
  const [from, to] = momentsOf(range).map((moment) => params.add(moment, 'timestamptz'))
  const reasons = ['givenBack', 'recycled', 'taken', 'handedOut'] as const
  const where = [
    'h.tenant_id = $1',
    `h.created_at between ${from} and ${to}`,
    `h.reason in (${reasons.map((reason) => `'${reason}'`).join(', ')})`,
    ...peopleSql(ctx, query, params),
  ].join(' and ')
  const counts = reasons.map((reason) => `(count(*) filter (where h.reason = '${reason}'))::int as "${reason}"`)
  const sql = `select to_char(h.created_at at time zone 'Asia/Shanghai', 'YYYY-MM') as month, ${counts.join(', ')}
    from customer_owner_history h where ${where} group by 1`
  const { rows } = await ctx.db.run<Statistics['pool'][number]>(sql, params.values)
  const none = { givenBack: 0, recycled: 0, taken: 0, handedOut: 0 }
  return monthsIn(range).map((month) => rows.find((row) => row.month === month) ?? { month, ...none })
}

type FeedbackRow = { readonly count: number; readonly low: number } & Readonly<
  Record<'score' | (typeof feedbackAspects)[number], string | null>
>

const feedbackOf = async (ctx: Ctx, { owner }: Query, range: DayRange): Promise<Statistics['feedback']> => {
  if (!holds(ctx.session, 'customerFeedback:list')) return null
  const params = new Params(ctx.tenantId)
  const where = [
    'f.tenant_id = $1',
    ...scopeSql(CustomerFeedback, ctx, params, { alias: 'f' }),
    `f.event_date between ${params.add(range.from, 'date')} and ${params.add(range.to, 'date')}`,
    ...(owner
      ? [
          `exists (select 1 from customer c where c.tenant_id = $1 and c.id = f.customer_id and c.owner_id = ${params.add(owner, 'uuid')})`,
        ]
      : []),
  ].join(' and ')
  const means = (['score', ...feedbackAspects] as const).map(
    (key) => `round(avg(f.${snake(key)}), 2)::text as "${key}"`,
  )
  const sql = `select count(*)::int as count,
      (count(*) filter (where f.score <= ${String(lowScore)}))::int as low, ${means.join(', ')}
    from customer_feedback f where ${where}`
  const { rows } = await ctx.db.run<FeedbackRow>(sql, params.values)
  const [whole] = rows
  return {
    count: whole?.count ?? 0,
    low: whole?.low ?? 0,
    average: whole?.score ?? null,
    aspects: feedbackAspects.flatMap((aspect) => {
      const average = whole?.[aspect]
      return average ? [{ aspect, average }] : []
    }),
  }
}

/** How customers are won, kept and satisfied, of those the reader sees. */
export const statisticsOf = async (
  ctx: Ctx,
  query: Parsed<typeof crm.statistics.show>['query'],
): Promise<Statistics> => {
  const { from, to } = rangeOf(query)
  const range = { from, to }
  const [customers, conversion, pool, feedback] = await Promise.all([
    customersOf(ctx, query, range),
    conversionOf(ctx, query, range),
    poolOf(ctx, query, range),
    feedbackOf(ctx, query, range),
  ])
  return { period: range, ...customers, conversion, pool, feedback }
}
