import type { RecordDefinition } from '@srm/api/shared/record'
import type { Ctx } from '#kernel/ctx.ts'
import { fieldsOf, quote } from '#kernel/records/fields/columns.ts'
import { conditionsOf } from '#kernel/records/read/conditions.ts'
import type { Finding } from '#kernel/records/read/find.ts'
import { Params } from '#kernel/records/read/filters.ts'
import { orderOf } from '#kernel/records/read/order.ts'

const reach = 2000
const candidates = 200
const most = 6

/** What a search everywhere finds of one kind, worked out by one statement for this kind alone. */
export const findOfOneKind = async (ctx: Ctx, record: RecordDefinition, keyword: string): Promise<Finding[]> => {
  const fields = fieldsOf(record.all)
  const table = quote(record.table)
  const title = `t.${quote(fields.find(({ key }) => key === record.title)?.columns[0]?.name ?? 'name')}`
  const order = orderOf(fields, record.defaultSort).sql
  const params = new Params(ctx.tenantId)
  const { base, search } = conditionsOf(record, fields)(ctx, { keyword }, params)
  if (search.length === 0) return []
  const all = (...parts: readonly (readonly string[])[]): string => parts.flat().join(' and ')
  const [tenant = '', ...scope] = base
  const codes = params.add([keyword, keyword.toUpperCase()], 'text[]')
  const begins = params.add(`${keyword.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`, 'text')
  const newest = `select t.* from ${table} t where ${tenant} ${order} limit ${reach}`
  const sql = `with near as materialized (select t.id from (${newest}) t where ${all(scope, search)}),
    far as materialized (select t.id from ${table} t
      where (select count(*) from near) < ${most} and ${all(base, search)} limit ${candidates}),
    named as (select t.id from ${table} t where ${all(base)} and t.code = any(${codes}))
    select t.id, t.code, ${title} as name
    from (select id from near union select id from far union select id from named) f
      join ${table} t on t.tenant_id = $1 and t.id = f.id
    order by case when t.code = any(${codes}) then 0 when lower(${title}) like ${begins} then 1 else 2 end,
      ${order.replace('order by ', '')} limit ${most}`
  return (await ctx.db.run<Finding>(sql, params.values, 'fresh')).rows
}
