import type { RecordDefinition } from '@srm/api/shared/record'
import type { Ctx } from '../ctx.ts'
import { fieldsOf, quote } from './columns.ts'
import { conditionsOf, scopeSql } from './conditions.ts'
import { Params } from './filters.ts'
import { orderOf } from './order.ts'

export type Finding = { readonly id: string; readonly code: string; readonly name: string }

/** How many of one kind are told of; one more is looked for, to know whether there are more. */
export const mostFound = 5
const reach = 2000
const candidates = 200

const titleOf = (record: RecordDefinition): string => {
  const field = fieldsOf(record.all).find(({ key }) => key === record.title)
  return `t.${quote(field?.columns[0]?.name ?? 'name')}`
}

/** What a person typed, as the words of a title begin. */
const beginning = (keyword: string): string => `${keyword.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/**
 * The few records of a kind that fit best what somebody typed, in one statement whose work has an end: the newest rows
 * are looked through, the search index is asked only when they hold too few, and a code typed in full is always found.
 */
export const finderOf = (record: RecordDefinition) => {
  const fields = fieldsOf(record.all)
  const table = quote(record.table)
  const title = titleOf(record)
  const order = orderOf(fields, record.defaultSort).sql
  const conditions = conditionsOf(record, fields)
  return async (ctx: Ctx, keyword: string): Promise<Finding[]> => {
    const params = new Params(ctx.tenantId)
    const { base, search } = conditions(ctx, { keyword }, params)
    if (search.length === 0) return []
    const all = (...parts: readonly (readonly string[])[]): string => parts.flat().join(' and ')
    const [tenant = '', ...scope] = base
    const codes = params.add([keyword, keyword.toUpperCase()], 'text[]')
    const begins = params.add(beginning(keyword), 'text')
    const newest = `select t.* from ${table} t where ${tenant} ${order} limit ${reach}`
    const sql = `with near as materialized (select t.id from (${newest}) t where ${all(scope, search)}),
      far as materialized (select t.id from ${table} t
        where (select count(*) from near) <= ${mostFound} and ${all(base, search)} limit ${candidates}),
      named as (select t.id from ${table} t where ${all(base)} and t.code = any(${codes}))
      select t.id, t.code, ${title} as name
      from (select id from near union select id from far union select id from named) f
        join ${table} t on t.tenant_id = $1 and t.id = f.id
      order by case when t.code = any(${codes}) then 0 when lower(${title}) like ${begins} then 1 else 2 end,
        ${order.replace('order by ', '')} limit ${mostFound + 1}`
    return (await ctx.db.run<Finding>(sql, params.values, 'fresh')).rows
  }
}

/** What given records are called, as far as the person may see them. */
export const namesIn = async (
  ctx: Ctx,
  record: RecordDefinition,
  ids: readonly string[],
): Promise<Map<string, Finding>> => {
  const params = new Params(ctx.tenantId)
  const wanted = `t.id = any(${params.add(ids, 'uuid[]')})`
  const where = ['t.tenant_id = $1', wanted, ...scopeSql(record, ctx, params)].join(' and ')
  const sql = `select t.id, t.code, ${titleOf(record)} as name from ${quote(record.table)} t where ${where}`
  const { rows } = await ctx.db.run<Finding>(sql, params.values)
  return new Map(rows.map((row) => [row.id, row]))
}
