import type { NotNull } from 'kysely'
import type { ListQuery } from '@srm/api/shared/page'
import type { RecordDefinition } from '@srm/api/shared/record'
import type { Ctx } from '#kernel/ctx.ts'
import { masker } from '#kernel/records/fields/masks.ts'
import { fieldsOf, quote } from '#kernel/records/fields/columns.ts'
import { conditionsOf } from '#kernel/records/read/conditions.ts'
import { scopeSql } from '#kernel/records/read/scope.ts'
import { Params } from '#kernel/records/read/filters.ts'
import { unsealer } from '#kernel/records/fields/secrets.ts'
import type { Row } from '#kernel/records/fields/row.ts'
import { refTable, selectionOf, type LineTables } from '#kernel/records/read/select.ts'
import { optionNameIn } from '#modules/dictionary/index.ts'
import { read } from '../transfer.db.ts'

export type KnownName = { id: string; code: string | null; name: string }

const columns = 'r.id, r.code, r.name'
const mine = 'r.tenant_id = $1'

/** Who the ids stand for; `isAmbiguous` tells that another has the same name. */
export const knownByIds = async (ctx: Ctx, of: string, ids: readonly string[]) => {
  const source = refTable(of)
  const isAmbiguous = `exists (select 1 from ${source} o where o.tenant_id = r.tenant_id and o.name = r.name and o.id <> r.id) as "isAmbiguous"`
  const sql = `select ${columns}, ${isAmbiguous} from ${source} r where ${mine} and r.id = any($2::uuid[])`
  return (await ctx.db.run<KnownName & { isAmbiguous: boolean }>(sql, [ctx.tenantId, ids])).rows
}

/** Everybody whose name or code is among the texts. */
export const knownByTexts = async (ctx: Ctx, of: string, texts: readonly string[]): Promise<KnownName[]> => {
  const sql = `select ${columns} from ${refTable(of)} r where ${mine} and (r.name = any($2::text[]) or r.code = any($2::text[]))`
  return (await ctx.db.run<KnownName>(sql, [ctx.tenantId, texts])).rows
}

/** Options as this reader calls them; `stored` is what they are called in the table. */
export const optionsOf = async (ctx: Ctx, types: readonly string[]) => {
  if (types.length === 0) return []
  const rows = await read(ctx)
    .selectFrom('sel_option_ref')
    .select(['type', 'value', 'name', 'status'])
    .$narrowType<{ type: NotNull; value: NotNull; name: NotNull; status: NotNull }>()
    .where('type', 'in', types)
    .orderBy('sort')
    .orderBy('id')
    .execute()
  return rows.map(({ name: stored, ...row }) => ({
    ...row,
    stored,
    name: optionNameIn(ctx.language, row.type, row.value, stored),
  }))
}

export const fileNames = async (ctx: Ctx, ids: readonly string[]): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await read(ctx).selectFrom('file_ref').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id ?? '', name ?? '']))
}

export type Match = { id: string; version: number; code: string; title: string }

/** Records of the person's scope that have one of the codes or titles. */
export const matches = async (
  ctx: Ctx,
  record: RecordDefinition,
  codes: readonly string[],
  titles: readonly string[],
): Promise<Match[]> => {
  const column = fieldsOf(record.fields).find(({ key }) => key === record.title)?.columns[0]?.name ?? 'name'
  const title = `t.${quote(column)}`
  const params = new Params(ctx.tenantId)
  const any = [`t.code = any(${params.add(codes, 'text[]')})`, `${title} = any(${params.add(titles, 'text[]')})`]
  const where = ['t.tenant_id = $1', `(${any.join(' or ')})`, ...scopeSql(record, ctx, params)].join(' and ')
  const sql = `select t.id, t.version, t.code, ${title} as title from ${quote(record.table)} t where ${where}`
  return (await ctx.db.run<Match>(sql, params.values)).rows
}

/** Whole records by id, in the order of the ids; what the ids may be was decided by whoever found them. */
export const recordsOf = (record: RecordDefinition, keys: readonly string[], lines: LineTables = {}) => {
  const { columns: select, joins, assemble } = selectionOf(record, keys, lines)
  const hide = masker(record)
  const open = unsealer(record)
  const sql = `select ${select} from ${quote(record.table)} t ${joins} where t.tenant_id = $1 and t.id = any($2::uuid[])`
  return async (ctx: Ctx, ids: readonly string[]): Promise<Row[]> => {
    const { rows } = await ctx.db.run<Row>(sql, [ctx.tenantId, ids])
    const byId = new Map(rows.map((row) => [row.id, row]))
    return ids.flatMap((id) => {
      const row = byId.get(id)
      return row ? [hide(ctx.session, open(ctx, assemble(row)))] : []
    })
  }
}

/** Those of the ids the person may see, in their order. */
export const visibleIds = async (ctx: Ctx, record: RecordDefinition, ids: readonly string[]): Promise<string[]> => {
  const params = new Params(ctx.tenantId)
  const where = ['t.tenant_id = $1', `t.id = any(${params.add(ids, 'uuid[]')})`, ...scopeSql(record, ctx, params)]
  const sql = `select t.id from ${quote(record.table)} t where ${where.join(' and ')}`
  const found = new Set((await ctx.db.run<{ id: string }>(sql, params.values)).rows.map(({ id }) => id))
  return [...new Set(ids)].filter((id) => found.has(id))
}

/** How many rows a list has in all, for the progress of a long export; the list itself stops counting early. */
export const countAll = async (
  ctx: Ctx,
  record: RecordDefinition,
  query: Pick<ListQuery, 'filter' | 'keyword'>,
): Promise<number> => {
  const params = new Params(ctx.tenantId)
  const { base, search } = conditionsOf(record, fieldsOf(record.all))(ctx, query, params)
  const where = [...base, ...search].join(' and ')
  const sql = `select count(*)::int as n from ${quote(record.table)} t where ${where}`
  return (await ctx.db.run<{ n: number }>(sql, params.values)).rows[0]?.n ?? 0
}
