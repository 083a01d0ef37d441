import type { Ageing, AgeingGroup, AgeingSum, finance as calls, OpenItems } from '@srm/api/finance'
import type { Parsed } from '@srm/api/endpoint'
import { shanghaiDay } from '@srm/api/shared/date'
import { addMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { Params } from '#kernel/records/read/filters.ts'
import { scopeSql } from '#kernel/records/read/scope.ts'
import { subjectOf } from '#kernel/records/subjects.ts'
import { contractMoney } from '#modules/contract/index.ts'
import { agedBy } from '../rule/rule.views.ts'
import { bucketSql, itemsSql, maskOf, type MonitorSide } from './items.rules.ts'

type AgeingQuery = Parsed<typeof calls.receivable.ageing>['query']
type ItemQuery = Parsed<typeof calls.receivable.items>['query']
type Filters = Pick<AgeingQuery, 'asOf' | AgeingGroup> & Pick<ItemQuery, 'dueFrom' | 'dueTo'>

/** More than anybody reads; the totals are of all. */
const maxRows = 200
const pageSize = 50

const keys = ['party', 'project', 'owner'] as const

const acceptanceRecord = () => subjectOf('acceptance')?.record ?? fail('record.not_found')

/** The documents of a question as a table `i`, and the parameters they take. */
export const openDocuments = (
  ctx: Ctx,
  side: MonitorSide,
  query: Filters,
  days: readonly number[],
): { readonly sql: string; readonly params: Params } => {
  const params = new Params(ctx.tenantId, query.asOf, [1, ...days.map((day) => day + 1)])
  const seen = {
    plans: scopeSql(contractMoney.plan, ctx, params),
    acceptances: side === 'payable' ? scopeSql(acceptanceRecord(), ctx, params) : [],
  }
  const all = itemsSql(side, query.asOf < shanghaiDay(new Date()), seen)
  const where = keys.flatMap((key) => {
    const wanted = query[key]
    if (wanted === undefined) return []
    return [wanted === 'none' ? `i.${key} is null` : `i.${key} = ${params.add(wanted, 'uuid')}`]
  })
  if (query.dueFrom !== undefined) where.push(`i.due_date >= ${params.add(query.dueFrom, 'date')}`)
  if (query.dueTo !== undefined) where.push(`i.due_date <= ${params.add(query.dueTo, 'date')}`)
  const only = where.length > 0 ? ` where ${where.join(' and ')}` : ''
  return { sql: `select i.*, ${bucketSql} as bucket from (${all}) i${only}`, params }
}

/** Where the names of those documents are grouped by stand. */
type NameTable = 'customer_ref' | 'supplier_ref' | 'project_ref' | 'user_ref'

const parties = { receivable: 'customer_ref', payable: 'supplier_ref' } as const

const namesOf = (side: MonitorSide, group: AgeingGroup): NameTable => {
  if (group === 'project') return 'project_ref'
  return group === 'owner' ? 'user_ref' : parties[side]
}

type Sums = {
  readonly isTotal: boolean
  readonly id: string | null
  readonly name: string | null
  readonly bucket: number
  readonly amount: string
  readonly count: number
  readonly more: boolean
}

/** Whoever does not see amounts is not told by the order which is more. */
const sumsSql = (
  items: string,
  group: AgeingGroup,
  names: NameTable,
  { isHidden, most }: { readonly isHidden: boolean; readonly most: number },
): string => `with items as (${items}),
  sums as (select grouping(i.${group}) = 1 as "isTotal", i.${group} as id, i.bucket, sum(i.open) as amount, count(*)::int as count
    from items i group by grouping sets ((i.${group}, i.bucket), (i.bucket))),
  ranked as (select s.id, row_number() over (order by ${isHidden ? '' : 'sum(s.amount) desc,'} s.id) as rank from sums s
    where not s."isTotal" group by s.id)
  select s."isTotal", s.id, n.name, s.bucket, s.amount::numeric(18, 2)::text as amount, s.count,
    exists (select 1 from ranked o where o.rank > ${String(most)}) as more
  from sums s left join ranked r on not s."isTotal" and r.id is not distinct from s.id
    left join ${names} n on n.tenant_id = $1 and n.id = s.id
  where s."isTotal" or r.rank <= ${String(most)} order by r.rank nulls first, s.bucket`

const none: AgeingSum = { amount: '0.00', count: 0 }

const rowOf = (sums: readonly Sums[], buckets: number, isHidden: boolean) => {
  const shown = ({ amount, count }: AgeingSum): AgeingSum => ({ amount: isHidden ? null : amount, count })
  const found = Array.from({ length: buckets }, (_, at) => sums.find(({ bucket }) => bucket === at - 1) ?? none)
  const total = {
    amount: addMoney('0', ...sums.map(({ amount }) => amount)),
    count: sums.reduce((count, one) => count + one.count, 0),
  }
  return { total: shown(total), buckets: found.map(shown) }
}

/** What is open on a day by how long it is due, for each customer or supplier, project or person. */
export const ageingOf = async (
  ctx: Ctx,
  side: MonitorSide,
  query: AgeingQuery,
  most: number = maxRows,
): Promise<Ageing> => {
  const { ageingDays: days } = await agedBy(ctx)
  const { sql, params } = openDocuments(ctx, side, query, days)
  const isHidden = ctx.session.masks?.has(maskOf[side]) === true
  const { rows } = await ctx.db.run<Sums>(
    sumsSql(sql, query.group, namesOf(side, query.group), { isHidden, most }),
    params.values,
  )
  const buckets = days.length + 3
  const parts = rows.filter(({ isTotal }) => !isTotal)
  const ids = [...new Set(parts.map(({ id }) => id))]
  return {
    asOf: query.asOf,
    days,
    rows: ids.map((id) => {
      const own = parts.filter((row) => row.id === id)
      return { id, name: own[0]?.name ?? null, ...rowOf(own, buckets, isHidden) }
    }),
    total: rowOf(
      rows.filter(({ isTotal }) => isTotal),
      buckets,
      isHidden,
    ),
    hasMore: rows.some(({ more }) => more),
  }
}

type Page = { readonly bucket: string; readonly offset: string; readonly limit: number }

const listSql = (items: string, names: NameTable, { bucket, offset, limit }: Page): string => `with items as (${items}),
  asked as (select i.* from items i ${bucket}),
  page as (select * from asked order by due_date nulls last, id limit ${String(limit)} offset ${offset})
  select (select count(*)::int from asked) as count, (select coalesce(sum(open), 0)::numeric(18, 2)::text from asked) as total,
    (select coalesce(json_agg(json_build_object('id', p.id, 'subject', p.subject, 'code', p.code, 'title', p.title,
        'party', case when y.id is not null then json_build_object('id', y.id, 'name', y.name) end,
        'project', case when j.id is not null then json_build_object('id', j.id, 'name', j.name) end,
        'owner', case when u.id is not null then json_build_object('id', u.id, 'name', u.name) end,
        'dueDate', p.due_date::text, 'daysOver', $2::date - p.due_date, 'amount', p.amount::text,
        'settled', p.settled::numeric(15, 2)::text, 'open', p.open::numeric(15, 2)::text) order by p.due_date nulls last, p.id), '[]')
      from page p left join ${names} y on y.tenant_id = $1 and y.id = p.party
        left join project_ref j on j.tenant_id = $1 and j.id = p.project
        left join user_ref u on u.tenant_id = $1 and u.id = p.owner) as items`

/** The documents a figure is the sum of, the oldest first. */
export const openItems = async (
  ctx: Ctx,
  side: MonitorSide,
  query: ItemQuery,
  limit: number = pageSize,
): Promise<OpenItems> => {
  const { ageingDays: days } = await agedBy(ctx)
  const { sql, params } = openDocuments(ctx, side, query, days)
  const offset = params.add((query.page - 1) * limit, 'int')
  const bucket = query.bucket === undefined ? '' : `where i.bucket = ${params.add(query.bucket, 'int')}`
  const { rows } = await ctx.db.run<OpenItems>(listSql(sql, parties[side], { bucket, offset, limit }), params.values)
  const { count, total, items } = rows[0] ?? { count: 0, total: '0.00', items: [] }
  if (ctx.session.masks?.has(maskOf[side]) !== true) return { items, count, total }
  const hidden = { amount: null, settled: null, open: null }
  return { items: items.map((item) => ({ ...item, ...hidden })), count, total: null }
}
