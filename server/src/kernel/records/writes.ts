import type { RecordDefinition } from '@srm/api/shared/record'
import type { Ctx } from '../ctx.ts'
import { fail } from '../errors.ts'
import { newId } from '../ids.ts'
import { gramKeys, gramsOf, searchText } from '../search.ts'
import { fieldsOf, quote, storedValues } from './columns.ts'
import { writeEvent } from './events.ts'
import { Params } from './filters.ts'
import { lineSync } from './lines.ts'
import type { Find } from './reads.ts'
import type { LineTables, Row } from './select.ts'
import { changedColumns, changesBetween, snapshot, type Change } from './timeline.ts'

type Values = Readonly<Record<string, unknown>>
type Action = 'created' | 'updated' | 'deleted'

/** Row and timeline in one statement, made once: a create is one round trip. */
const insertSql = (record: RecordDefinition): string => {
  const columns = fieldsOf(record.fields).flatMap((field) => field.columns)
  const names = ['id', 'code', ...columns.map(({ name }) => name), 'search_text', 'search_grams'].map(quote)
  const types = ['uuid', 'text', ...columns.map(({ type }) => type), 'text', 'int[]']
  const values = types.map((type, index) => `$${index + 1}::${type}`)
  return `with made as (insert into ${quote(record.table)} (${names.join(', ')}) values (${values.join(', ')}))
    insert into record_event (subject, subject_id, id, kind) values ('${record.name}', $1::uuid, $${types.length + 1}::uuid, 'created')`
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
  const sets = [...changedColumns(record, changes, after)].map(
    ([column, [value, type]]) => `${quote(column)} = ${params.add(value, type)}`,
  )
  sets.push(
    `search_text = ${params.add(search, 'text')}`,
    `search_grams = ${params.add(gramKeys(ctx.tenantId, gramsOf(search)), 'int[]')}`,
  )
  sets.push('version = version + 1', 'updated_at = now()', 'updated_by = app.actor()')
  await ctx.db.run(
    `update ${quote(record.table)} set ${sets.join(', ')} where tenant_id = $1 and id = $2`,
    params.values,
  )
}

export const recordWrites = (record: RecordDefinition, find: Find, lines: LineTables) => {
  const { name, table } = record
  const fields = fieldsOf(record.fields)
  const sync = lineSync(record, lines)
  const insert = insertSql(record)
  const searchOf = (values: Values): string =>
    searchText([values['code'], ...record.search.map((key) => values[key])] as string[])
  const tell = (ctx: Ctx, id: string, action: Action, version: number) =>
    ctx.before(ctx.job('record.changed', { subject: name, id, action, version }))
  return {
    create: async (ctx: Ctx, values: Values & { code: string }): Promise<{ id: string; code: string }> => {
      const id = newId()
      const search = searchOf(values)
      const stored = fields.flatMap((field) => storedValues(field, values))
      tell(ctx, id, 'created', 1)
      await ctx.db.run(insert, [id, values.code, ...stored, search, gramKeys(ctx.tenantId, gramsOf(search)), newId()])
      await sync(ctx, id, values)
      return { id, code: values.code }
    },
    /** Answers what changed beside the new version, so that a use case can act on it. */
    update: async (ctx: Ctx, id: string, version: number, given: Values) => {
      const before = await find(ctx, id, true)
      refuseStale(before, version)
      const values = { code: before['code'], ...given }
      const changes = changesBetween(record, before, values)
      if (changes.length === 0) return { id, version, changes, before }
      await saveChanges(ctx, record, id, changes, values, searchOf(values))
      await sync(ctx, id, values, new Set(changes.map(({ field }) => field)))
      ctx.before(writeEvent(ctx, name, id, 'updated', changes))
      tell(ctx, id, 'updated', version + 1)
      return { id, version: version + 1, changes, before }
    },
    remove: async (ctx: Ctx, id: string, version?: number): Promise<{ id: string; before: Row }> => {
      const before = await find(ctx, id, true)
      refuseStale(before, version)
      await ctx.db.run(`delete from ${quote(table)} where tenant_id = $1 and id = $2`, [ctx.tenantId, id])
      ctx.before(writeEvent(ctx, name, id, 'deleted', snapshot(record, before)))
      tell(ctx, id, 'deleted', Number(before['version']))
      return { id, before }
    },
  }
}
