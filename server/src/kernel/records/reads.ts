import type { Option } from '@srm/api/shared/crud'
import type { RecordDefinition } from '@srm/api/shared/record'
import { holds } from '../auth.ts'
import type { Ctx } from '../ctx.ts'
import { fail } from '../errors.ts'
import { isFoundBy, termsOf } from '../search.ts'
import { fieldsOf, quote } from './columns.ts'
import { Params } from './filters.ts'
import { scopeSql } from './conditions.ts'
import { lister } from './list.ts'
import { masker } from './masks.ts'
import { summarizer } from './summary.ts'
import { unsealer } from './secrets.ts'
import { selectionOf, type LineTables, type Row } from './select.ts'

/** Finds one record within the caller's scope; `lock` keeps others from changing it until the transaction ends. */
export const finder = (record: RecordDefinition, lines: LineTables) => {
  const { columns, joins, assemble } = selectionOf(record, Object.keys(record.all), lines)
  const sql = `select ${columns} from ${quote(record.table)} t ${joins} where t.tenant_id = $1 and t.id = $2`
  const open = unsealer(record)
  return async (ctx: Ctx, id: string, lock = false): Promise<Row> => {
    const params = new Params(ctx.tenantId, id)
    const scoped = [sql, ...scopeSql(record, ctx, params)].join(' and ')
    const { rows } = await ctx.db.run<Row>(lock ? `${scoped} for update of t` : scoped, params.values)
    return open(ctx, assemble(rows[0] ?? fail('record.not_found')))
  }
}
export type FindRows = ReturnType<typeof finder>

/** The newest records within the caller's scope, whole. */
export const newest = (record: RecordDefinition, lines: LineTables) => {
  const { columns, joins, assemble } = selectionOf(record, Object.keys(record.all), lines)
  const open = unsealer(record)
  return async (ctx: Ctx, most: number): Promise<Row[]> => {
    const params = new Params(ctx.tenantId)
    const where = ['t.tenant_id = $1', ...scopeSql(record, ctx, params)].join(' and ')
    const found = `select t.* from ${quote(record.table)} t where ${where} order by t.created_at desc, t.id desc limit ${String(most)}`
    const sql = `select ${columns} from (${found}) t ${joins} order by t.created_at desc, t.id desc`
    return (await ctx.db.run<Row>(sql, params.values)).rows.map((row) => open(ctx, assemble(row)))
  }
}

/** What a picker offers: whatever is not disabled, by name, code and pinyin. Nothing else of a record is told by finding it. */
const optionsOf = (record: RecordDefinition) => {
  const fields = fieldsOf(record.fields)
  const title = `t.${quote(fields.find(({ key }) => key === record.title)?.columns[0]?.name ?? 'name')}`
  const usable = fields.some(({ key }) => key === 'status') ? [`t.status <> 'disabled'`] : []
  return async (ctx: Ctx, keyword = ''): Promise<Option[]> => {
    const params = new Params(ctx.tenantId)
    const found = termsOf(keyword).patterns.map((pattern) => `t.search_text like ${params.add(pattern, 'text')}`)
    const where = ['t.tenant_id = $1', ...usable, ...scopeSql(record, ctx, params), ...found]
    const order = `order by ${title} collate "zh-x-icu", t.id limit 1000`
    const sql = `select t.id, t.code, ${title} as name from ${quote(record.table)} t where ${where.join(' and ')} ${order}`
    const { rows } = await ctx.db.run<Option>(sql, params.values)
    return rows.filter(({ code, name }) => isFoundBy(keyword, [code, name]))
  }
}

export type Allows = (row: Row) => readonly string[]

export const recordReads = (record: RecordDefinition, find: FindRows, allows: Allows) => {
  const found = lister(record)
  const hide = masker(record)
  const withActions = (ctx: Ctx, row: Row): Row => {
    row['actions'] = allows(row).filter((action) => holds(ctx.session, `${record.name}:${action}`))
    return hide(ctx.session, row)
  }
  return {
    options: optionsOf(record),
    summary: summarizer(record),
    show: async (ctx: Ctx, id: string): Promise<Row> => withActions(ctx, await find(ctx, id)),
    list: async (ctx: Ctx, query: Parameters<typeof found>[1]) => {
      const page = await found(ctx, query)
      for (const row of page.items) withActions(ctx, row)
      return page
    },
  }
}
