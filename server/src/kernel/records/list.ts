import { countCap, maxDepth, type ListQuery } from '@srm/api/shared/page'
import type { RecordDefinition } from '@srm/api/shared/record'
import type { Ctx } from '../ctx.ts'
import { fail } from '../errors.ts'
import { termsOf } from '../search.ts'
import { fieldsOf, quote } from './columns.ts'
import { filterSql, Params } from './filters.ts'
import { orderOf, type Order } from './order.ts'
import { selectionOf, type Row } from './select.ts'

export type Page = { items: Row[]; total: number | null; capped: boolean; nextCursor: string | null }

/** Rows a person may see in a record that has owners: by department, or only what is theirs. */
export const scopeSql = (record: RecordDefinition, ctx: Ctx, params: Params): string[] => {
  const { scope, userId } = ctx.session
  if (record.scope === 'tenant' || scope.kind === 'all') return []
  const mine = `t.owner_id = ${params.add(userId, 'uuid')} or t.created_by = ${params.add(userId, 'uuid')}`
  if (scope.kind === 'self') return [`(${mine})`]
  return [`(t.department_id = any(${params.add(scope.ids, 'uuid[]')}) or ${mine})`]
}

const searchSql = (keyword: string, params: Params): string[] => {
  const { grams, patterns } = termsOf(keyword)
  if (patterns.length === 0) return []
  return [
    `t.search_grams @> ${params.add(grams, 'text[]')}`,
    ...patterns.map((pattern) => `t.search_text like ${params.add(pattern, 'text')}`),
  ]
}

/** Up to this many hits the matches are collected first and sorted; beyond it, walking the sorted index finds a page sooner. */
const fewHits = 1000

type Parts = { from: string; where: string[]; params: Params }

const counted = async (ctx: Ctx, { from, where, params }: Parts, cap: number): Promise<number> => {
  const sql = `select count(*)::int as n from (select 1 from ${from} where ${where.join(' and ')} limit ${cap + 1}) c`
  const { rows } = await ctx.db.run<{ n: number }>(sql, params.values)
  return rows[0]?.n ?? 0
}

export const lister = (record: RecordDefinition) => {
  const fields = fieldsOf(record.all)
  const table = quote(record.table)
  const { columns, joins, assemble } = selectionOf(record, record.list)
  const orders = new Map<string, Order>()
  const orderBy = (sort: string): Order => {
    const order = orders.get(sort) ?? orderOf(fields, sort)
    orders.set(sort, order)
    return order
  }

  const conditions = (ctx: Ctx, query: ListQuery, params: Params): string[] => {
    const filters = (query.filter ?? []).map((filter) => {
      const field = fields.find(({ key }) => key === filter.field)
      return field ? filterSql(field, filter, params) : fail('request.invalid')
    })
    return ['t.tenant_id = $1', ...scopeSql(record, ctx, params), ...filters, ...searchSql(query.keyword ?? '', params)]
  }

  const pageSql = (order: Order, where: string[], query: ListQuery, params: Params, few: boolean): string => {
    const { cursor, page, pageSize } = query
    const beyond = cursor ? [order.after(cursor, params)] : []
    const offset = cursor || page === 1 ? '' : `offset ${params.add((page - 1) * pageSize, 'int')}`
    const tail = `${order.sql} limit ${pageSize + 1} ${offset}`
    const select = `select ${columns}, ${order.column}`
    if (!few) return `${select} from ${table} t ${joins} where ${[...where, ...beyond].join(' and ')} ${tail}`
    const found = `with found as materialized (select t.id from ${table} t where ${where.join(' and ')})`
    const all = ['t.tenant_id = $1', ...beyond].join(' and ')
    return `${found} ${select} from found join ${table} t on t.tenant_id = $1 and t.id = found.id ${joins} where ${all} ${tail}`
  }

  return async (ctx: Ctx, query: ListQuery): Promise<Page> => {
    if (!query.cursor && query.page * query.pageSize > maxDepth) fail('page.too_deep')
    const params = new Params(ctx.tenantId)
    const where = conditions(ctx, query, params)
    const parts = { from: `${table} t`, where, params: new Params(...params.values) }
    const wanted = query.count ?? !query.cursor
    const searched = Boolean(query.keyword)
    const order = orderBy(query.sort ?? record.defaultSort)
    const rowsFor = async (few: boolean) =>
      (await ctx.db.run<Row>(pageSql(order, where, query, params, few), params.values)).rows
    const needed = wanted ? countCap : fewHits
    const count = searched ? await counted(ctx, parts, needed) : undefined
    const [rows, total] = await Promise.all([
      rowsFor(searched && (count ?? 0) <= fewHits),
      count ?? (wanted ? counted(ctx, parts, countCap) : null),
    ])
    const more = rows.length > query.pageSize
    const items = more ? rows.slice(0, query.pageSize) : rows
    const last = items.at(-1)
    const nextCursor = more && last ? order.cursorOf(last) : null
    const shown = wanted && total !== null ? Math.min(total, countCap) : null
    return { items: items.map(assemble), total: shown, capped: wanted && (total ?? 0) > countCap, nextCursor }
  }
}
