import type { Parsed, HandlerResult } from '@srm/api/endpoint'
import type { supplier } from '@srm/api/supplier'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { Params } from '#kernel/records/read/filters.ts'
import { isFoundBy, termsOf } from '#kernel/search.ts'

type FindEndpoint = typeof supplier.supplier.find
type Row = HandlerResult<FindEndpoint>

/** A class stands for everything below it as well. */
const belowSql = (id: string): string => `s.classifies && (with recursive below as (
    select id from supplier_classify_ref where tenant_id = $1 and id = ${id}
    union all select c.id from supplier_classify_ref c join below b on c.parent_id = b.id where c.tenant_id = $1)
  select array_agg(id) from below)`

/** The digits a region and everything in it begin with. */
const regionPrefix = (region: string): string => `${region.replace(/(?:00)+$/, '')}%`

const classSql = `select 1 from supplier_classify_ref where tenant_id = $1 and id = $2`

/** Suppliers to choose from, by pinyin. */
export const findSuppliers = async (ctx: Ctx, asked: Parsed<FindEndpoint>['body']): Promise<Row> => {
  if (asked.classifyId && (await ctx.db.run(classSql, [ctx.tenantId, asked.classifyId])).rows.length === 0)
    fail('record.not_found')
  const params = new Params(ctx.tenantId)
  const where = [
    's.tenant_id = $1',
    `s.status <> 'disabled'`,
    ...termsOf(asked.keyword ?? '').patterns.map((pattern) => `s.search_text like ${params.add(pattern, 'text')}`),
    ...(asked.lifecycle ? [`s.lifecycle = any(${params.add(asked.lifecycle, 'text[]')})`] : []),
    ...(asked.region ? [`s.region like ${params.add(regionPrefix(asked.region), 'text')}`] : []),
    ...(asked.classifyId ? [belowSql(params.add(asked.classifyId, 'uuid'))] : []),
  ]
  const sql = `select s.id, s.code, s.name, s.short_name as "shortName", s.lifecycle, s.grade from supplier s
    where ${where.join(' and ')} order by s.name collate "zh-x-icu", s.id limit 1000`
  const { rows } = await ctx.db.run<Row[number]>(sql, params.values)
  return rows.filter(({ code, name, shortName }) => isFoundBy(asked.keyword ?? '', [code, name, shortName]))
}

const parts = {
  contact: 'from supplier_contact',
  bankAccount: 'from supplier_bank_account',
  certificate: 'from supplier_certificate',
  qualification: 'from supplier_qualification',
  priceItem: 'from supplier_price_item',
  hotel: 'from hotel',
  place: 'from place',
  staff: 'from staff',
} as const

const counts = Object.entries(parts).map(
  ([key, from]) => `(select count(*)::int ${from} x where x.tenant_id = $1 and x.supplier_id = s.id) as "${key}"`,
)
const partsSql = `select ${counts.join(', ')} from supplier s where s.tenant_id = $1 and s.id = $2`

/** How much of each kind a supplier has, in one statement. */
export const partsOf = async (ctx: Ctx, id: string): Promise<Record<string, number>> => {
  const { rows } = await ctx.db.run<Record<string, number>>(partsSql, [ctx.tenantId, id])
  return rows[0] ?? fail('record.not_found')
}
