import {
  Customer,
  rankingPageSize,
  type ComparedRange,
  type crm,
  type RankedCustomer,
  type Ranking,
  type RankingOrder,
} from '@srm/api/crm'
import type { Parsed } from '@srm/api/endpoint'
import type { Ctx } from '#kernel/ctx.ts'
import { figureSql, figuresSql } from '#kernel/records/read/figure.ts'
import { Params } from '#kernel/records/read/filters.ts'
import { scopeSql } from '#kernel/records/read/scope.ts'
import { filtersIn, kindOf, measuresFor, sourceOf, type CustomerMeasure } from './measure.store.ts'
import { rangeOf } from './period.views.ts'

type Query = Parsed<typeof crm.statistics.ranking>['query']

/** A class stands for everything below it as well. */
const inClass = (id: string): string => `c.classify_id in (with recursive below as (
    select id from customer_classify_ref where tenant_id = $1 and id = ${id}
    union all select k.id from customer_classify_ref k join below b on k.parent_id = b.id where k.tenant_id = $1)
  select id from below)`

/** Whose customers, of which class; only those the reader sees. */
const customersSql = (ctx: Ctx, params: Params, { classify, owner }: Query): string =>
  [
    'c.tenant_id = $1',
    ...scopeSql(Customer, ctx, params, { alias: 'c' }),
    ...(classify ? [inClass(params.add(classify, 'uuid'))] : []),
    ...(owner ? [`c.owner_id = ${params.add(owner, 'uuid')}`] : []),
  ].join(' and ')

/** Whom an order ranks, and how: who had nothing before has not grown by any share. */
const orders: Readonly<Record<RankingOrder, { readonly ranks: string; readonly by: string }>> = {
  value: { ranks: 'value is not null', by: 'value desc' },
  growth: { ranks: 'growth is not null', by: 'growth desc' },
  decline: { ranks: 'growth is not null', by: 'growth' },
}

const growthSql = (now: string, before: string): string =>
  `case when ${before} > 0 then round((coalesce(${now}, 0) - ${before}) * 100 / ${before}, 1) end`

type Row = Pick<RankedCustomer, 'id' | 'name' | 'level' | 'stage' | 'before' | 'growth'> & {
  readonly classifyId: string | null
  readonly classifyName: string | null
  readonly ownerId: string | null
  readonly ownerName: string | null
  readonly total: number
  readonly sum: string | null
  readonly sumBefore: string | null
  readonly growthAll: string | null
} & Readonly<Record<`m${number}`, string | null>>

type Plan = {
  readonly ctx: Ctx
  readonly query: Query
  readonly range: ComparedRange
  readonly measures: readonly CustomerMeasure[]
  readonly by: CustomerMeasure
}

/** All of a page in one statement: the measure it is ordered by of everybody, the others only of those shown. */
const rankingSql = ({ ctx, query, range, measures, by }: Plan, params: Params): string => {
  const all = (days: ComparedRange | ComparedRange['before']): string =>
    figuresSql(sourceOf(by), ctx, { filter: filtersIn(by, days), params })
  const { ranks, by: order } = orders[query.order]
  const columns = measures.map((measure, index) =>
    measure === by
      ? `p.value::text as m${String(index)}`
      : `(${figureSql(sourceOf(measure), ctx, { filter: filtersIn(measure, range), params }, 'p.id')})::text as m${String(index)}`,
  )
  return `with now_figures as (${all(range)}), before_figures as (${all(range.before)}),
    compared as (
      select c.id, c.name, c.level, c.stage, c.classify_id, c.owner_id, n.value, b.value as before, ${growthSql('n.value', 'b.value')} as growth
      from now_figures n full join before_figures b on b.key = n.key join customer c on c.id = coalesce(n.key, b.key)
      where ${customersSql(ctx, params, query)}),
    whole as (
      select (count(*) filter (where ${ranks}))::int as total, sum(value) as sum, sum(before) as sum_before from compared),
    page as (
      select *, row_number() over (order by ${order}, id) as place from compared where ${ranks}
      order by ${order}, id limit ${String(rankingPageSize)} offset ${params.add((query.page - 1) * rankingPageSize, 'int')})
    select p.id, p.name, p.level, p.stage, p.before::text as before, p.growth::text as growth,
      k.id as "classifyId", k.name as "classifyName", u.id as "ownerId", u.name as "ownerName",
      w.total, w.sum::text as sum, w.sum_before::text as "sumBefore", ${growthSql('w.sum', 'w.sum_before')}::text as "growthAll",
      ${columns.join(', ')}
    from whole w left join page p on true
      left join customer_classify_ref k on k.tenant_id = $1 and k.id = p.classify_id
      left join user_ref u on u.tenant_id = $1 and u.id = p.owner_id
    order by p.place`
}

const named = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })

const toItem = (row: Row, rank: number, measures: readonly CustomerMeasure[]): RankedCustomer => ({
  id: row.id,
  rank,
  name: row.name,
  level: row.level,
  stage: row.stage,
  classify: named(row.classifyId, row.classifyName),
  owner: named(row.ownerId, row.ownerName),
  values: Object.fromEntries(
    measures.flatMap(({ key }, index) => {
      const value = row[`m${index}`]
      return value === null || value === undefined ? [] : [[key, value]]
    }),
  ),
  before: row.before,
  growth: row.growth,
})

/** Customers in the order of one measure, under the reader's own scope, with the list behind each figure. */
export const rankingOf = async (ctx: Ctx, query: Query): Promise<Ranking> => {
  const range = rangeOf(query)
  const measures = measuresFor(ctx)
  const by = measures.find(({ key }) => key === query.by) ?? measures[0]
  const head = {
    measures: measures.map((measure) => ({
      key: measure.key,
      name: measure.label[ctx.language],
      kind: kindOf(measure),
      list: {
        path: measure.path,
        customer: measure.customer,
        now: filtersIn(measure, range),
        before: filtersIn(measure, range.before),
      },
    })),
    period: { from: range.from, to: range.to },
    before: range.before,
  }
  const none = { by: null, total: 0, sum: null, sumBefore: null, growth: null, items: [] }
  if (!by) return { ...head, ...none }
  const params = new Params(ctx.tenantId)
  const sql = rankingSql({ ctx, query, range, measures, by }, params)
  const { rows } = await ctx.db.run<Row>(sql, params.values)
  const [first] = rows
  const isMean = kindOf(by) === 'average'
  const ranked = rows.filter(({ id }) => id !== null)
  const start = (query.page - 1) * rankingPageSize
  return {
    ...head,
    ...none,
    by: by.key,
    total: first?.total ?? 0,
    ...(isMean
      ? {}
      : { sum: first?.sum ?? null, sumBefore: first?.sumBefore ?? null, growth: first?.growthAll ?? null }),
    items: ranked.map((row, index) => toItem(row, start + index + 1, measures)),
  }
}
