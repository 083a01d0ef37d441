import type { RecordDefinition } from '@srm/api/shared/record'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { fieldsOf, quote, storedValues } from '../fields/columns.ts'
import { Params } from '../read/filters.ts'
import { linesIn, type Line } from '../fields/row.ts'
import type { LineTables } from '../read/select.ts'

/** So many lines are written by one statement: few statements, and none with more parameters than the engine takes. */
const atOnce = 100

/** Brings a sub-table to the given lines: known ids stay the same rows, new ones are added, the rest go. */
const syncTable = async (
  ctx: Ctx,
  fields: ReturnType<typeof fieldsOf>,
  { table, parent }: { table: string; parent: string },
  parentId: string,
  lines: readonly Line[],
): Promise<void> => {
  const kept = lines.flatMap(({ id }) => (id ? [id] : []))
  const where = `tenant_id = $1 and ${quote(parent)} = $2`
  const { rowCount } = await ctx.db.run(`select id from ${quote(table)} where ${where} and id = any($3::uuid[])`, [
    ctx.tenantId,
    parentId,
    kept,
  ])
  // An id that is not one of this record's own lines is somebody else's row.
  if (rowCount !== new Set(kept).size || kept.length !== new Set(kept).size) fail('record.bad_reference')
  await ctx.db.run(`delete from ${quote(table)} where ${where} and id <> all($3::uuid[])`, [
    ctx.tenantId,
    parentId,
    kept,
  ])
  if (kept.length > 0 && fields.some(({ key }) => key === 'isDefault'))
    // Two lines may swap the default: none holds it while the others are written.
    await ctx.db.run(`update ${quote(table)} set is_default = false where ${where} and is_default`, [
      ctx.tenantId,
      parentId,
    ])
  const columns = fields.flatMap((field) => field.columns)
  const names = ['id', parent, 'line', ...columns.map(({ name }) => name)].map(quote)
  const updates = names.slice(2).map((name) => `${name} = excluded.${name}`)
  const rowOf = (params: Params, line: Line, index: number): string => {
    const given = fields.flatMap((field) => storedValues(field, line))
    const values = [params.add(line.id ?? newId(), 'uuid'), params.add(parentId, 'uuid'), params.add(index, 'int')]
    columns.forEach(({ type }, column) => values.push(params.add(given[column], type)))
    return `(${values.join(', ')})`
  }
  for (let from = 0; from < lines.length; from += atOnce) {
    const params = new Params()
    const rows = lines.slice(from, from + atOnce).map((line, index) => rowOf(params, line, from + index))
    const insert = `insert into ${quote(table)} (${names.join(', ')}) values ${rows.join(', ')}`
    await ctx.db.run(`${insert} on conflict (tenant_id, id) do update set ${updates.join(', ')}`, params.values)
  }
}

export const lineSync = (record: RecordDefinition, tables: LineTables) => {
  const known = fieldsOf(record.fields).flatMap(({ key, meta }) => {
    const table = tables[key]
    return table ? [{ key, fields: fieldsOf(meta.fields ?? {}), table }] : []
  })
  return async (
    ctx: Ctx,
    id: string,
    values: Readonly<Record<string, unknown>>,
    only?: ReadonlySet<string>,
  ): Promise<void> => {
    for (const { key, fields, table } of known) {
      if (only && !only.has(key)) continue
      const lines = linesIn(values[key])
      if (lines.length > 0 || only) await syncTable(ctx, fields, table, id, lines)
    }
  }
}
