import type { Option } from '@srm/api/shared/crud'
import { metaOf } from '@srm/api/shared/field-meta'
import type { RecordDefinition } from '@srm/api/shared/record'
import { holds, type Session } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { isFoundBy, termsOf } from '#kernel/search.ts'
import { sentenceIn } from '#kernel/sentences.ts'
import { fieldsOf, quote } from '../fields/columns.ts'
import { Params } from './filters.ts'
import { reachColumn, refuseChange, scopeSql } from './scope.ts'
import { lister } from './list.ts'
import { masker } from '../fields/masks.ts'
import { summarizer } from './summary.ts'
import { unsealer } from '../fields/secrets.ts'
import type { Cells, ListedRow, Row, ShownRow } from '../fields/row.ts'
import { selectionOf, type LineTables } from './select.ts'

/** Finds one record within the caller's scope; `change` is for whoever writes it, and keeps others from it until the end. */
export const finder = (record: RecordDefinition, lines: LineTables) => {
  const { columns, joins, assemble } = selectionOf(record, Object.keys(record.all), lines)
  const from = `from ${quote(record.table)} t ${joins} where t.tenant_id = $1 and t.id = $2`
  const lock = 'for update of t'
  // Most records are seen alike by everybody: their statements are put together once.
  const open = { read: `select ${columns} ${from}`, change: `select ${columns} ${from} ${lock}` }
  const unseal = unsealer(record)
  const scopedSql = (ctx: Ctx, params: Params, scope: readonly string[], change: boolean): string => {
    const reach = change ? '' : reachColumn(record, ctx, params)
    return `select ${columns}${reach} ${[from, ...scope].join(' and ')} ${change ? lock : ''}`
  }
  return async (ctx: Ctx, id: string, change?: 'edit' | 'own'): Promise<Row> => {
    const params = new Params(ctx.tenantId, id)
    const scope = scopeSql(record, ctx, params, { reach: change ?? 'read' })
    const everywhere = change ? open.change : open.read
    const sql = scope.length === 0 ? everywhere : scopedSql(ctx, params, scope, change !== undefined)
    const [row] = (await ctx.db.run<Row>(sql, params.values)).rows
    if (!row && change) await refuseChange(ctx, record, id)
    return unseal(ctx, assemble(row ?? fail('record.not_found')))
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

/** Who was only shown a record does nothing with it; who may edit it does not delete it. */
const withinReach = (row: ListedRow, actions: readonly string[]): readonly string[] => {
  const reach = 'reach' in row ? row.reach : 'own'
  if (reach === 'read') return []
  return reach === 'edit' ? actions.filter((action) => action !== 'delete') : actions
}

export type Allows = (row: ListedRow) => readonly string[]

const inWords = (language: Ctx['language'], value: unknown): unknown =>
  typeof value === 'string' ? sentenceIn(language, value) : value

/** Put in by hand: `Object.assign` costs more than the rest of a row. */
function addActions<T extends Cells>(row: T, actions: string[]): asserts row is T & { actions: string[] } {
  const answer: { actions?: unknown } = row
  answer.actions = actions
}

export const recordReads = (record: RecordDefinition, find: FindRows, allows: Allows) => {
  const found = lister(record)
  const hide = masker(record)
  const permissions = new Map<string, string>()
  const permissionOf = (action: string): string => {
    const known = permissions.get(action) ?? `${record.name}:${action}`
    permissions.set(action, known)
    return known
  }
  // Asked for every row of a list: what a person may do is the same in all of them.
  const rights = new WeakMap<Session, Map<string, boolean>>()
  const rightsOf = (session: Session): Map<string, boolean> => {
    const known = rights.get(session) ?? new Map<string, boolean>()
    rights.set(session, known)
    return known
  }
  const actionsFor = ({ session }: Ctx, row: ListedRow): string[] => {
    const known = rightsOf(session)
    return withinReach(row, allows(row)).filter((action) => {
      const isHeld = known.get(action) ?? holds(session, permissionOf(action))
      known.set(action, isHeld)
      return isHeld
    })
  }
  const sentences = Object.entries(record.fields).flatMap(([key, schema]) => (metaOf(schema).sentence ? [key] : []))
  // On the row itself: copying twenty rows of thirty fields is dear.
  const present = <T extends ListedRow>(ctx: Ctx, row: T) => {
    const cells: Cells = row
    for (const key of sentences) cells[key] = inWords(ctx.language, cells[key])
    addActions(row, actionsFor(ctx, row))
    return hide(ctx.session, row)
  }
  return {
    options: optionsOf(record),
    summary: summarizer(record),
    show: async (ctx: Ctx, id: string): Promise<ShownRow> => present(ctx, await find(ctx, id)),
    list: async (ctx: Ctx, query: Parameters<typeof found>[1]) => {
      const page = await found(ctx, query)
      for (const row of page.items) present(ctx, row)
      return page
    },
  }
}
