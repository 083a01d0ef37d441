import type { Ctx } from '../ctx.ts'
import { fingerprint, presentSeal, seal, unseal } from './sealing.ts'

/** A column that keeps a sealed value; its fingerprint stands beside it, in a column of the same name with `_key`. */
export type SealedColumn = readonly [table: string, column: string]

const batch = 1000

const dueSql = (table: string, column: string): string => `select id, ${column} as value from ${table}
  where tenant_id = $1 and ${column} is not null and not starts_with(${column}, $2) order by id limit ${String(batch)} for update`
const saveSql = (
  table: string,
  column: string,
): string => `update ${table} t set ${column} = x.value, ${column}_key = x.key
  from jsonb_to_recordset($2::jsonb) as x (id uuid, value text, key text) where t.tenant_id = $1 and t.id = x.id`

/**
 * Seals what was written before there were seals, and seals anew what an older key sealed. Nothing is lost when it is
 * stopped half way: what is not sealed yet is read as it is, and the next migration goes on.
 */
export const sealColumns = async (ctx: Ctx, places: readonly SealedColumn[]): Promise<void> => {
  const present = presentSeal(ctx.config)
  for (const [table, column] of places)
    for (;;) {
      const { rows } = await ctx.db.run<{ id: string; value: string }>(dueSql(table, column), [ctx.tenantId, present])
      if (rows.length === 0) break
      const sealed = rows.map(({ id, value }) => {
        const plain = unseal(ctx.config, ctx.tenantId, value)
        return { id, value: seal(ctx.config, ctx.tenantId, plain), key: fingerprint(ctx.config, ctx.tenantId, plain) }
      })
      await ctx.db.run(saveSql(table, column), [ctx.tenantId, JSON.stringify(sealed)])
    }
}
