import { countCap, exactCap, maxDepth, type ListQuery } from '@srm/api/shared/page'
import type { RecordDefinition } from '@srm/api/shared/record'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { fieldsOf, quote } from '../fields/columns.ts'
import { conditionsOf, countByWays, countRows, type Conditions, type Mine } from './conditions.ts'
import { Params, planFor } from './filters.ts'
import { isMasked } from '../fields/masks.ts'
import { orderOf, type Order, type SortedRow } from './order.ts'
import { reachColumn } from './scope.ts'
import { unsealer } from '../fields/secrets.ts'
import type { ListedRow } from '../fields/row.ts'
import { selectionOf } from './select.ts'

export type Page = { items: ListedRow[]; total: number | null; capped: boolean; nextCursor: string | null }

/**
 * Ways to the same page of a search. `near`: look through the first rows of the list's own order, which
 * finds common words at once; `further`: through ten times as many, where the first held some. `few`: collect all matches through the search index, then sort. `walk`: go down
 * the list's order as far as it takes.
 */
type Way = 'near' | 'further' | 'few' | 'walk'

const reach = 2000
/** How much further is looked for a word of which some were found, but less than a page. */
const further = 10
const fewHits = 1000

type ListRequest = { order: Order; conditions: Conditions; query: ListQuery; params: Params }
/** With the value it was sorted by, for the cursor. */
type FoundRow = ListedRow & SortedRow
type ListResult = { rows: FoundRow[]; total: number | null }

/** Rows put together from several tables, read by the same engine as a table of their own. */
export type Source = {
  /** A query in brackets. */
  readonly from: string
  readonly mine: Mine
  /** What a row carries besides its fields, in SQL. */
  readonly also: string
}

const pager = (record: RecordDefinition, source: Source | undefined) => {
  const table = source?.from ?? quote(record.table)
  const also = source ? `${source.also}, ` : ''
  const { columns, joins, assemble } = selectionOf(record, record.list)
  const sqlOf = (ctx: Ctx, way: Way, { order, conditions, query, params }: ListRequest): string => {
    const { cursor, page, pageSize } = query
    const [tenant = '', ...others] = conditions.base
    const beyond = cursor ? [order.after(cursor, params)] : []
    const offset = cursor || page === 1 ? '' : `offset ${params.add((page - 1) * pageSize, 'int')}`
    const tail = `${order.sql} limit ${pageSize + 1} ${offset}`
    const reached = source ? '' : reachColumn(record, ctx, params)
    const select = `select ${columns}, ${also}${order.column}${reached}`
    const all = (...parts: readonly (readonly string[])[]): string => parts.flat().join(' and ')
    if (way === 'walk')
      return `${select} from ${table} t ${joins} where ${all(conditions.base, beyond, conditions.search)} ${tail}`
    if (way === 'near' || way === 'further') {
      // Filters stand outside: a rare one must not send the look past the rows it may take.
      const looked = way === 'near' ? reach : reach * further
      const first = `select t.* from ${table} t where ${all([tenant], beyond)} ${order.sql} limit ${looked}`
      return `${select} from (${first}) t ${joins} where ${all(others, conditions.search)} ${tail}`
    }
    const found = `with found as materialized (select t.id from ${table} t where ${all(conditions.base, conditions.search)})`
    const joined = `found join ${table} t on t.tenant_id = $1 and t.id = found.id`
    return `${found} ${select} from ${joined} ${joins} where ${all([tenant], beyond)} ${tail}`
  }
  return {
    assemble,
    rows: async (ctx: Ctx, way: Way, asked: ListRequest): Promise<FoundRow[]> => {
      const params = new Params(...asked.params.values)
      // How rare a word is decides the plan, so it is made for the word.
      const plan = way === 'few' ? 'fresh' : planFor(asked.query.filter)
      return (await ctx.db.run<FoundRow>(sqlOf(ctx, way, { ...asked, params }), params.values, plan)).rows
    },
  }
}

type Pager = ReturnType<typeof pager>

/** Without a search the page comes straight from the order's index; the count runs beside it. */
const plain = async (
  ctx: Ctx,
  pages: Pager,
  asked: ListRequest,
  count: (cap: number) => Promise<number>,
): Promise<ListResult> => {
  const { count: wanted = !asked.query.cursor } = asked.query
  const cap = wanted === 'exact' ? exactCap : countCap
  const [rows, total] = await Promise.all([pages.rows(ctx, 'walk', asked), wanted ? count(cap) : null])
  return { rows, total }
}

/** Fewer than a page, but enough for more than a page further on. */
const isSome = (found: number, pageSize: number): boolean => found <= pageSize && found * further > pageSize * 2

const searched = async (
  ctx: Ctx,
  pages: Pager,
  asked: ListRequest,
  count: (cap: number) => Promise<number>,
): Promise<ListResult> => {
  const { query } = asked
  const exact = query.count === 'exact'
  // Groups may have no index to be looked through in their order.
  const first = asked.query.group ? [] : await pages.rows(ctx, 'near', asked)
  // Much of what is common may belong to departments one does not see.
  const isLikely = ctx.session.scope.kind === 'departments' && isSome(first.length, query.pageSize)
  const near = isLikely ? await pages.rows(ctx, 'further', asked) : first
  // A word this common is not counted while somebody waits.
  if (near.length > query.pageSize) return { rows: near, total: exact ? await count(exactCap) : null }
  const total = await count(exact ? exactCap : countCap)
  const rows = await pages.rows(ctx, total <= fewHits ? 'few' : 'walk', asked)
  return { rows, total: (query.count ?? !query.cursor) ? total : null }
}

/** Whoever sees departments sees much of a list: in no order the rows of other companies would be gone through as well. */
const countOrder = ({ session }: Ctx, { sql }: Order): { order?: string } =>
  session.scope.kind === 'departments' ? { order: sql } : {}

export const lister = (record: RecordDefinition, source?: Source) => {
  const fields = fieldsOf(record.all)
  const table = source?.from ?? quote(record.table)
  const conditions = conditionsOf(record, fields, source?.mine)
  const pages = pager(record, source)
  const open = unsealer(record)
  const orders = new Map<string, Order>()
  const orderBy = (sort: string, then: readonly string[]): Order => {
    const named = [sort, ...then].join()
    const order = orders.get(named) ?? orderOf(fields, sort, then)
    orders.set(named, order)
    return order
  }
  /**
   * Where more match than are added up, groups have no sums to show, and putting all in order would take too long:
   * only what the list sorts by anyway still stands together.
   */
  const groupedOrder = async (ctx: Ctx, query: ListQuery): Promise<Order> => {
    const { sort = record.defaultSort, group: [first, ...inner] = [] } = query
    if (first === undefined) return orderBy(sort, [])
    const params = new Params(ctx.tenantId)
    const { base, search } = conditions(ctx, query, params)
    const outer = sort === `-${first}` ? sort : first
    if ((await countRows(ctx, table, [...base, ...search], params, exactCap)) <= exactCap) return orderBy(outer, inner)
    return orderBy(record.sort.includes(first) ? outer : sort, [])
  }
  return async (ctx: Ctx, query: ListQuery): Promise<Page> => {
    if (!query.cursor && query.page * query.pageSize > maxDepth) fail('page.too_deep')
    const params = new Params(ctx.tenantId)
    const order = await groupedOrder(ctx, query)
    // The order of what is covered tells it, and so does the cursor.
    if (order.metas.some((meta) => isMasked(meta, ctx.session))) fail('request.invalid')
    const asked: ListRequest = {
      order,
      conditions: conditions(ctx, query, params),
      query,
      params,
    }
    const { base, search } = asked.conditions
    const how =
      search.length > 0
        ? { plan: 'fresh' as const }
        : { plan: planFor(query.filter), ...(!source && countOrder(ctx, order)) }
    const count = async (cap: number): Promise<number> =>
      (source ? undefined : await countByWays(ctx, record, fields, query, cap)) ??
      countRows(ctx, table, [...base, ...search], new Params(...params.values), cap, how)
    const { rows, total } = await (search.length > 0 ? searched : plain)(ctx, pages, asked, count)
    const more = rows.length > query.pageSize
    const items = more ? rows.slice(0, query.pageSize) : rows
    const last = items.at(-1)
    const cap = query.count === 'exact' ? exactCap : countCap
    const uncounted = total === null && search.length > 0 && more && (query.count ?? !query.cursor) !== false
    return {
      items: items.map((row) => open(ctx, pages.assemble(row))),
      total: total === null ? null : Math.min(total, cap),
      capped: uncounted || (total ?? 0) > cap,
      nextCursor: more && last ? asked.order.cursorOf(last) : null,
    }
  }
}
