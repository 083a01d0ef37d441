import type { RecordDefinition } from '@srm/api/shared/record'
import type { Ctx } from '#kernel/ctx.ts'
import { gramKeysOf, searchText } from '#kernel/search.ts'
import { quote, snake } from '../fields/columns.ts'

export type Step = { count: number; total: number; last: string | undefined }

/** Computes the search columns anew for the next rows in order of id. */
export const reindexBatch = async (
  ctx: Ctx,
  record: RecordDefinition,
  after: string | undefined,
  size: number,
): Promise<Step> => {
  const table = quote(record.table)
  const columns = ['code', ...record.search.map((key) => snake(String(key)))]
  const floor = after ?? '00000000-0000-0000-0000-000000000000'
  const { rows } = await ctx.db.run<Record<string, string> & { id: string }>(
    `select id, ${columns.map(quote).join(', ')} from ${table} where tenant_id = $1 and id > $2::uuid order by id limit ${size} for update`,
    [ctx.tenantId, floor],
  )
  const { rows: counted } = await ctx.db.run<{ n: number }>(
    `select count(*)::int as n from ${table} where tenant_id = $1`,
    [ctx.tenantId],
  )
  await Promise.all(
    rows.map((row) => {
      const text = searchText(columns.map((column) => row[column]))
      return ctx.db.run(`update ${table} set search_text = $3, search_grams = $4 where tenant_id = $1 and id = $2`, [
        ctx.tenantId,
        row.id,
        text,
        gramKeysOf(ctx.tenantId, text),
      ])
    }),
  )
  return { count: rows.length, total: counted[0]?.n ?? 0, last: rows.length === size ? rows.at(-1)?.id : undefined }
}
