import type { Ctx } from '#kernel/ctx.ts'
import { fieldsOf, isArray, quote } from '../fields/columns.ts'
import { subjects } from '../subjects.ts'

type Place = {
  subject: string
  key: string
  record: string
  field: string
  table: string
  column: string
  many: boolean
}

/** Every field of every record that takes its values from the dictionary. */
const placesOf = (type: string): Place[] =>
  subjects().flatMap(({ record }) =>
    fieldsOf(record.fields)
      .filter(({ meta }) => (meta.kind === 'dict' || meta.kind === 'multiDict') && meta.of === type)
      .map(({ key, meta, columns }) => ({
        subject: record.name,
        key,
        record: record.label.zh,
        field: meta.label.zh,
        table: record.table,
        column: columns[0]?.name ?? '',
        many: isArray(meta.kind),
      })),
  )

export const countUses = async (ctx: Ctx, type: string, value: string) => {
  const counts = placesOf(type).map(async ({ record, field, table, column, many }) => {
    const matches = many ? `${quote(column)} @> array[$2::text]` : `${quote(column)} = $2`
    const sql = `select count(*)::int as n from ${quote(table)} where tenant_id = $1 and ${matches}`
    const { rows } = await ctx.db.run<{ n: number }>(sql, [ctx.tenantId, value])
    return { record, field, count: rows[0]?.n ?? 0 }
  })
  const places = (await Promise.all(counts)).filter(({ count }) => count > 0)
  return { count: places.reduce((sum, { count }) => sum + count, 0), places }
}

/** How often each value of a dictionary is used: one pass over each table, however many values there are. */
export const countEachUse = async (ctx: Ctx, type: string): Promise<{ value: string; count: number }[]> => {
  const counts = placesOf(type).map(async ({ table, column, many }) => {
    const from = many ? `${quote(table)} r, unnest(r.${quote(column)}) as v` : `${quote(table)} r`
    const value = many ? 'v' : `r.${quote(column)}`
    const sql = `select ${value} as value, count(*)::int as count from ${from} where r.tenant_id = $1 and ${value} is not null group by 1`
    return (await ctx.db.run<{ value: string; count: number }>(sql, [ctx.tenantId])).rows
  })
  const totals = new Map<string, number>()
  for (const { value, count } of (await Promise.all(counts)).flat()) totals.set(value, (totals.get(value) ?? 0) + count)
  return [...totals].map(([value, count]) => ({ value, count }))
}

/** Points every record that used one value at another, and says so on its timeline. */
export const moveUses = async (ctx: Ctx, type: string, from: string, to: string): Promise<number> => {
  let moved = 0
  for (const { subject, key, table, column, many } of placesOf(type)) {
    const name = quote(column)
    const set = many ? `array_replace(${name}, $2::text, $3::text)` : '$3::text'
    const where = many ? `${name} @> array[$2::text]` : `${name} = $2::text`
    const change = `update ${quote(table)} set ${name} = ${set}, version = version + 1, updated_at = now(), updated_by = app.actor() where tenant_id = $1 and ${where} returning id`
    const event = `insert into record_event (subject, subject_id, id, kind, changes) select $4, id, app.new_id(), 'updated', $5 from moved`
    const changes = JSON.stringify([{ field: key, from, to }])
    moved +=
      (await ctx.db.run(`with moved as (${change}) ${event}`, [ctx.tenantId, from, to, subject, changes])).rowCount ?? 0
  }
  return moved
}
