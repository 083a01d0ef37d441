import type { ListQuery } from '@srm/api/shared/page'
import type { RecordDefinition } from '@srm/api/shared/record'
import type { Ctx } from '#kernel/ctx.ts'
import type { Plan } from '#kernel/db/handle.ts'
import { fail } from '#kernel/errors.ts'
import { fingerprint } from '#kernel/log/sealing.ts'
import { gramKeys, termsOf } from '#kernel/search.ts'
import { quote, type Field } from '../fields/columns.ts'
import { filterSql, Params, planFor } from './filters.ts'
import { isMasked } from '../fields/masks.ts'
import { scopeSql, scopeWays } from './scope.ts'

/** What one may not see is no help in finding either: a number guessed in full would be told by its being found. */
export const readable = (record: RecordDefinition, fields: readonly Field[], ctx: Ctx): string =>
  fields
    .filter(({ key, meta }) => record.search.includes(key) && isMasked(meta, ctx.session))
    .flatMap(({ columns }) => columns)
    .reduce((text, { name }) => `replace(${text}, coalesce(lower(t.${quote(name)}), ''), '')`, 't.search_text')

const searchSql = (ctx: Ctx, keyword: string, params: Params, text: string): string[] => {
  const { grams, patterns } = termsOf(keyword)
  if (patterns.length === 0) return []
  return [
    `t.search_grams @> ${params.add(gramKeys(ctx.tenantId, grams), 'int[]')}`,
    ...patterns.map((pattern) => `${text} like ${params.add(pattern, 'text')}`),
  ]
}

/** A sealed value is found by its fingerprint. */
const sealedSql = (ctx: Ctx, { columns }: Field, value: unknown, params: Params): string => {
  const key = columns.find((column) => column.key)?.name ?? ''
  return `t.${quote(key)} = ${params.add(fingerprint(ctx.config, ctx.tenantId, String(value)), 'text')}`
}

export type Conditions = {
  /** Tenant, scope and filters. */
  readonly base: readonly string[]
  /** What the search box asks for; empty when it is. */
  readonly search: readonly string[]
}

/** Which rows a list is about at all, besides being this company's: for lists that hold something for one person. */
export type Mine = (ctx: Ctx, params: Params) => string

type Question = Pick<ListQuery, 'filter' | 'keyword'>

const filtersSql = (fields: readonly Field[], ctx: Ctx, { filter: asked = [] }: Question, params: Params): string[] =>
  asked.map((filter) => {
    const field = fields.find(({ key }) => key === filter.field)
    // Asking for every value in turn would tell what is hidden.
    if (!field || isMasked(field.meta, ctx.session)) return fail('request.invalid')
    if (field.meta.secret && filter.op === 'eq') return sealedSql(ctx, field, filter.value, params)
    return filterSql(field, filter, params)
  })

/** Which rows a list is about, in SQL. */
export const conditionsOf =
  (record: RecordDefinition, fields: readonly Field[], mine?: Mine) =>
  (ctx: Ctx, query: Question, params: Params): Conditions => {
    const filters = filtersSql(fields, ctx, query, params)
    const ours = mine ? `t.tenant_id = $1 and ${mine(ctx, params)}` : 't.tenant_id = $1'
    const base = [ours, ...scopeSql(record, ctx, params), ...filters]
    return { base, search: searchSql(ctx, query.keyword ?? '', params, readable(record, fields, ctx)) }
  }

type CountOptions = {
  readonly plan?: Plan
  /** By which the rows are gone through until there are enough; any when it says nothing. */
  readonly order?: string
}

export const countRows = async (
  ctx: Ctx,
  table: string,
  where: readonly string[],
  params: Params,
  cap: number,
  { plan = 'kept', order = '' }: CountOptions = {},
): Promise<number> => {
  const found = `select 1 from ${table} t where ${where.join(' and ')} ${order} limit ${cap + 1}`
  const { rows } = await ctx.db.run<{ n: number }>(`select count(*)::int as n from (${found}) c`, params.values, plan)
  return rows[0]?.n ?? 0
}

/**
 * How many somebody sees who sees departments, counted way by way: no more is looked at than is counted, however much
 * the company has. Nothing where the rows are not seen by several ways, or are searched for.
 */
export const countByWays = async (
  ctx: Ctx,
  record: RecordDefinition,
  fields: readonly Field[],
  query: Question,
  cap: number,
): Promise<number | undefined> => {
  const params = new Params(ctx.tenantId)
  const ways = scopeWays(record, ctx, params)
  if (ways.length === 0 || query.keyword) return undefined
  const filters = filtersSql(fields, ctx, query, params)
  const parts = ways.map((way) => {
    const where = ['t.tenant_id = $1', ...way, ...filters].join(' and ')
    return `(select t.id from ${quote(record.table)} t where ${where} limit ${cap + 1})`
  })
  const found = `${parts.join(' union ')} limit ${cap + 1}`
  const { rows } = await ctx.db.run<{ n: number }>(
    `select count(*)::int as n from (${found}) c`,
    params.values,
    planFor(query.filter),
  )
  return rows[0]?.n ?? 0
}
