import type { ListQuery } from '@srm/api/shared/page'
import type { RecordDefinition } from '@srm/api/shared/record'
import type { Ctx } from '../ctx.ts'
import type { Plan } from '../handle.ts'
import { fail } from '../errors.ts'
import { gramKeys, termsOf } from '../search.ts'
import { quote, type Field } from './columns.ts'
import { filterSql, Params } from './filters.ts'

/** Rows a person may see in a record that has owners: by department, or only what is theirs. */
export const scopeSql = (record: RecordDefinition, ctx: Ctx, params: Params): string[] => {
  const { scope, userId } = ctx.session
  if (record.scope === 'tenant' || scope.kind === 'all') return []
  const mine = `t.owner_id = ${params.add(userId, 'uuid')} or t.created_by = ${params.add(userId, 'uuid')}`
  if (scope.kind === 'self') return [`(${mine})`]
  return [`(t.department_id = any(${params.add(scope.ids, 'uuid[]')}) or ${mine})`]
}

/**
 * Nothing is said about a record outside one's scope, not even that it exists. The past of a deleted
 * one is open to those who see all; with `existing` the record itself must be there.
 */
export const assertInScope = async (
  ctx: Ctx,
  record: RecordDefinition,
  id: string,
  existing = false,
): Promise<void> => {
  const params = new Params(ctx.tenantId, id)
  const scope = scopeSql(record, ctx, params)
  if (scope.length === 0 && !existing) return
  const where = ['t.tenant_id = $1', 't.id = $2', ...scope].join(' and ')
  const { rowCount } = await ctx.db.run(`select 1 from ${quote(record.table)} t where ${where}`, params.values)
  if (rowCount === 0) fail('record.not_found')
}

const searchSql = (ctx: Ctx, keyword: string, params: Params): string[] => {
  const { grams, patterns } = termsOf(keyword)
  if (patterns.length === 0) return []
  return [
    `t.search_grams @> ${params.add(gramKeys(ctx.tenantId, grams), 'int[]')}`,
    ...patterns.map((pattern) => `t.search_text like ${params.add(pattern, 'text')}`),
  ]
}

export type Conditions = {
  /** Tenant, scope and filters. */
  readonly base: readonly string[]
  /** What the search box asks for; empty when it is. */
  readonly search: readonly string[]
}

/** Which rows a list is about, in SQL. */
export const conditionsOf =
  (record: RecordDefinition, fields: readonly Field[]) =>
  (ctx: Ctx, query: Pick<ListQuery, 'filter' | 'keyword'>, params: Params): Conditions => {
    const filters = (query.filter ?? []).map((filter) => {
      const field = fields.find(({ key }) => key === filter.field)
      return field ? filterSql(field, filter, params) : fail('request.invalid')
    })
    const base = ['t.tenant_id = $1', ...scopeSql(record, ctx, params), ...filters]
    return { base, search: searchSql(ctx, query.keyword ?? '', params) }
  }

export const countRows = async (
  ctx: Ctx,
  table: string,
  where: readonly string[],
  params: Params,
  cap: number,
  plan: Plan = 'kept',
): Promise<number> => {
  const sql = `select count(*)::int as n from (select 1 from ${table} t where ${where.join(' and ')} limit ${cap + 1}) c`
  const { rows } = await ctx.db.run<{ n: number }>(sql, params.values, plan)
  return rows[0]?.n ?? 0
}
