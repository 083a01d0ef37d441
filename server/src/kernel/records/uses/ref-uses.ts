import type { Ctx } from '#kernel/ctx.ts'
import { fieldsOf, isArray, quote } from '../fields/columns.ts'
import { subjects } from '../subjects.ts'

/** How many records of any kind refer to this one, by a field of their own. */
export const countRefs = async (ctx: Ctx, of: string, id: string): Promise<number> => {
  const places = subjects().flatMap(({ record }) =>
    fieldsOf(record.fields)
      .filter(({ meta }) => meta.of === of && (meta.kind === 'ref' || meta.kind === 'refs'))
      .map(({ meta, columns }) => ({ table: record.table, column: columns[0]?.name ?? '', many: isArray(meta.kind) })),
  )
  const counts = await Promise.all(
    places.map(async ({ table, column, many }) => {
      const matches = many ? `${quote(column)} @> array[$2::uuid]` : `${quote(column)} = $2`
      const sql = `select count(*)::int as n from ${quote(table)} where tenant_id = $1 and ${matches}`
      return (await ctx.db.run<{ n: number }>(sql, [ctx.tenantId, id])).rows[0]?.n ?? 0
    }),
  )
  return counts.reduce((sum, n) => sum + n, 0)
}
