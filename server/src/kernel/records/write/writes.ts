import { hasOwners, type RecordDefinition } from '@srm/api/shared/record'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { gramKeysOf, searchText } from '#kernel/search.ts'
import { fieldsOf, quote, storedValues, type Field } from '../fields/columns.ts'
import { assertDeletable } from './deletion-guard.ts'
import { writeEvent } from './events.ts'
import { Params } from '../read/filters.ts'
import { lineSync } from './lines.ts'
import { unmasker } from '../fields/masks.ts'
import type { FindRows } from '../read/reads.ts'
import { sealer } from '../fields/secrets.ts'
import { removeShares } from './shares.ts'
import { idOf, type Row, type Values } from '../fields/row.ts'
import { refTable, type LineTables } from '../read/select.ts'
import { changedColumns, changesBetween, snapshot, type Change } from './timeline.ts'

/** Row and timeline in one statement, made once: a create is one round trip. */
const insertSql = (record: RecordDefinition): string => {
  const columns = fieldsOf(record.fields).flatMap((field) => field.columns)
  const names = ['id', 'code', ...columns.map(({ name }) => name), 'search_text', 'search_grams'].map(quote)
  const types = ['uuid', 'text', ...columns.map(({ type }) => type), 'text', 'int[]']
  const values = types.map((type, index) => `$${index + 1}::${type}`)
  return `with made as (insert into ${quote(record.table)} (${names.join(', ')}) values (${values.join(', ')}))
    insert into record_event (subject, subject_id, id, kind) values ('${record.name}', $1::uuid, $${types.length + 1}::uuid, 'created')`
}

/** A list of references has no foreign key: whatever is new in it must be one of this company's records. */
const assertRefs = async (
  ctx: Ctx,
  fields: readonly Field[],
  values: Values,
  only?: ReadonlySet<string>,
): Promise<void> => {
  for (const { key, meta } of fields) {
    const ids = values[key]
    if (!meta.of || !Array.isArray(ids) || ids.length === 0 || only?.has(key) === false) continue
    if (meta.kind !== 'refs' && meta.kind !== 'persons') continue
    const sql = `select count(*)::int as n from ${refTable(meta.of)} where tenant_id = $1 and id = any($2::uuid[])`
    const { rows } = await ctx.db.run<{ n: number }>(sql, [ctx.tenantId, ids])
    if (rows[0]?.n !== new Set(ids).size) fail('record.bad_reference', { errors: [{ path: key, message: '' }] })
  }
}

/** Whoever changes a record has seen its newest version. */
export const refuseStale = (row: Row, version: number | undefined): void => {
  if (version === undefined || row.version === version) return
  fail('record.stale', {
    details: { version: row.version, updatedAt: row.updatedAt, updatedBy: row.updatedBy?.name ?? null },
  })
}

const saveChanges = async (
  ctx: Ctx,
  record: RecordDefinition,
  id: string,
  changes: readonly Change[],
  after: Values,
  search: string,
) => {
  const params = new Params(ctx.tenantId, id)
  const sets = [...changedColumns(record, changes, sealer(record)(ctx, after))].map(
    ([column, [value, type]]) => `${quote(column)} = ${params.add(value, type)}`,
  )
  sets.push(
    `search_text = ${params.add(search, 'text')}`,
    `search_grams = ${params.add(gramKeysOf(ctx.tenantId, search), 'int[]')}`,
  )
  sets.push('version = version + 1', 'updated_at = now()', 'updated_by = app.actor()')
  await ctx.db.run(
    `update ${quote(record.table)} set ${sets.join(', ')} where tenant_id = $1 and id = $2`,
    params.values,
  )
}

/** What is saved where that depends on what was there; the row is locked by then. */
type Prepare = (before: Row) => Promise<Values> | Values
type Check = (before: Row) => Promise<void> | void

/** Where what one sees goes by owner, writing something down in another's name takes a permission of its own. */
const assertOwner = (
  ctx: Ctx,
  { name, scope }: RecordDefinition,
  { owner }: Values,
  { owner: former }: Values = {},
): void => {
  if (!hasOwners(scope) || typeof owner !== 'string' || owner === ctx.userId || owner === idOf(former)) return
  if (!holds(ctx.session, `${name}:assign`)) fail('record.other_owner', { errors: [{ path: 'owner', message: '' }] })
}

export const recordWrites = (record: RecordDefinition, find: FindRows, lines: LineTables) => {
  const { name, table } = record
  const fields = fieldsOf(record.fields)
  const sync = lineSync(record, lines)
  const insert = insertSql(record)
  const unmask = unmasker(record)
  const sealed = sealer(record)
  // What no form sends stays as the record's own steps left it.
  const managedFields = fields.map(({ key }) => key).filter((key) => !(key in record.create.shape))
  const searchOf = ({ code, ...values }: Values): string =>
    searchText([code, ...record.search.map((key) => values[key])])
  const save = async (ctx: Ctx, id: string, before: Row, values: Values) => {
    const { version } = before
    const changes = changesBetween(record, before, values)
    const saved = { id, version, changes, before, after: values }
    if (changes.length === 0) return saved
    const touched = new Set(changes.map(({ field }) => field))
    await assertRefs(ctx, fields, values, touched)
    await saveChanges(ctx, record, id, changes, values, searchOf(values))
    await sync(ctx, id, values, touched)
    ctx.beforeCommit(writeEvent(ctx, name, id, 'updated', changes))
    return { ...saved, version: version + 1 }
  }
  return {
    create: async (ctx: Ctx, given: Values & { code: string }): Promise<{ id: string; code: string }> => {
      assertOwner(ctx, record, given)
      const values = { ...unmask(ctx.session, {}, given), code: given.code }
      const id = newId()
      const search = searchOf(values)
      const kept = sealed(ctx, values)
      const stored = fields.flatMap((field) => storedValues(field, kept))
      await assertRefs(ctx, fields, values)
      await ctx.db.run(insert, [id, values.code, ...stored, search, gramKeysOf(ctx.tenantId, search), newId()])
      await sync(ctx, id, values)
      return { id, code: values.code }
    },
    update: async (ctx: Ctx, id: string, version: number, values: Values | Prepare) => {
      const before = await find(ctx, id, 'edit')
      const given = typeof values === 'function' ? await values(before) : values
      refuseStale(before, version)
      assertOwner(ctx, record, given, before)
      const kept = Object.fromEntries(['code', ...managedFields].map((key) => [key, before[key]]))
      return save(ctx, id, before, { ...kept, ...unmask(ctx.session, before, given) })
    },
    patch: async (ctx: Ctx, id: string, some: Values) => {
      const before = await find(ctx, id, 'edit')
      return save(ctx, id, before, { ...before, ...some })
    },
    remove: async (ctx: Ctx, id: string, version?: number, check?: Check): Promise<{ id: string; before: Row }> => {
      const before = await find(ctx, id, 'own')
      await check?.(before)
      await assertDeletable(ctx, name, id)
      refuseStale(before, version)
      await ctx.db.run(`delete from ${quote(table)} where tenant_id = $1 and id = $2`, [ctx.tenantId, id])
      if (hasOwners(record.scope)) await removeShares(ctx, name, [id])
      ctx.beforeCommit(writeEvent(ctx, name, id, 'deleted', snapshot(record, before)))
      return { id, before }
    },
  }
}
