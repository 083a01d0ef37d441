import type { RecordDefinition } from '@srm/api/shared/record'
import { holds } from '../auth.ts'
import type { Ctx } from '../ctx.ts'
import { fail } from '../errors.ts'
import { newId } from '../ids.ts'
import { gramKeysOf, searchText } from '../search.ts'
import { fieldsOf, isArray, quote, storedValues, type Field } from './columns.ts'
import { writeEvent } from './events.ts'
import { Params } from './filters.ts'
import { lineSync } from './lines.ts'
import { unmasker } from './masks.ts'
import type { FindRows } from './reads.ts'
import { sealer } from './secrets.ts'
import { refTable, type LineTables, type Row } from './select.ts'
import { changedColumns, changesBetween, snapshot, type Change } from './timeline.ts'

type Values = Readonly<Record<string, unknown>>

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
    const ids = values[key] as readonly string[] | undefined
    if (!meta.of || !isArray(meta.kind) || !ids || ids.length === 0 || only?.has(key) === false) continue
    if (meta.kind !== 'refs' && meta.kind !== 'persons') continue
    const sql = `select count(*)::int as n from ${refTable(meta.of)} where tenant_id = $1 and id = any($2::uuid[])`
    const { rows } = await ctx.db.run<{ n: number }>(sql, [ctx.tenantId, ids])
    if (rows[0]?.n !== new Set(ids).size) fail('record.bad_reference', { errors: [{ path: key, message: '' }] })
  }
}

const refuseStale = (row: Row, version: number | undefined): void => {
  if (version === undefined || row['version'] === version) return
  const by = row['updatedBy'] as { name: string } | null
  fail('record.stale', {
    details: { version: row['version'], updatedAt: row['updatedAt'], updatedBy: by?.name ?? null },
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

const ownerIn = (row: Values): string | undefined => (row['owner'] as { id?: string } | null | undefined)?.id

/** Where what one sees goes by owner, writing something down in another's name takes a permission of its own. */
const assertOwner = (ctx: Ctx, { name, scope }: RecordDefinition, { owner }: Values, before: Values = {}): void => {
  if (scope !== 'owner' || typeof owner !== 'string' || owner === ctx.userId || owner === ownerIn(before)) return
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
  const bySteps = fields.map(({ key }) => key).filter((key) => !(key in record.create.shape))
  const searchOf = (values: Values): string =>
    searchText([values['code'], ...record.search.map((key) => values[key])] as string[])
  const save = async (ctx: Ctx, id: string, before: Row, values: Values) => {
    const version = Number(before['version'])
    const changes = changesBetween(record, before, values)
    if (changes.length === 0) return { id, version, changes, before }
    const touched = new Set(changes.map(({ field }) => field))
    await assertRefs(ctx, fields, values, touched)
    await saveChanges(ctx, record, id, changes, values, searchOf(values))
    await sync(ctx, id, values, touched)
    ctx.beforeCommit(writeEvent(ctx, name, id, 'updated', changes))
    return { id, version: version + 1, changes, before }
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
    /** Answers what changed beside the new version, so that a use case can act on it. */
    update: async (ctx: Ctx, id: string, version: number, given: Values) => {
      const before = await find(ctx, id, true)
      refuseStale(before, version)
      assertOwner(ctx, record, given, before)
      const kept = Object.fromEntries(['code', ...bySteps].map((key) => [key, before[key]]))
      return save(ctx, id, before, { ...kept, ...unmask(ctx.session, before, given) })
    },
    /** Changes some fields and leaves the others as they are, whatever version the caller knew. */
    patch: async (ctx: Ctx, id: string, some: Values) => {
      const before = await find(ctx, id, true)
      return save(ctx, id, before, { ...before, ...some })
    },
    remove: async (ctx: Ctx, id: string, version?: number): Promise<{ id: string; before: Row }> => {
      const before = await find(ctx, id, true)
      refuseStale(before, version)
      await ctx.db.run(`delete from ${quote(table)} where tenant_id = $1 and id = $2`, [ctx.tenantId, id])
      ctx.beforeCommit(writeEvent(ctx, name, id, 'deleted', snapshot(record, before)))
      return { id, before }
    },
  }
}
