import { planOf, storageOf } from '@srm/api/shared/plans'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'

const roomSql = `select d.plan, coalesce((select bytes from file_storage where tenant_id = $1), 0)::float8 as used
  from platform.tenant_directory_ref d where d.tenant_id = $1`

/** Asked before contents travel: a company whose plan has no room left brings nothing more. */
export const assertRoom = async (ctx: Ctx, bytes: number): Promise<void> => {
  const { rows } = await ctx.db.run<{ plan: string; used: number }>(roomSql, [ctx.tenantId])
  const [found] = rows
  if (!found || found.used + bytes <= storageOf(found.plan)) return
  const limit = String(planOf(found.plan).storage)
  fail('file.storage_full', { words: { limit: { zh: limit, en: limit } } })
}

const addSql = `insert into file_storage (bytes) select $3::bigint
    where not exists (select 1 from file where tenant_id = $1 and storage_key = $2 and id <> $4)
  on conflict (tenant_id) do update set bytes = file_storage.bytes + excluded.bytes`

/** The same contents are kept, and counted, once. */
export const countContents = async (ctx: Ctx, id: string, key: string, bytes: number): Promise<void> =>
  void (await ctx.db.run(addSql, [ctx.tenantId, key, bytes, id]))

const recountSql = `insert into file_storage (bytes)
    select coalesce(sum(size), 0) from (select distinct storage_key, size from file where tenant_id = $1) contents
  on conflict (tenant_id) do update set bytes = excluded.bytes`

/** Two that bring the same contents at once count them twice, and nothing is taken off when files go: until the night. */
export const recountStorage = async (ctx: Ctx): Promise<void> => void (await ctx.db.run(recountSql, [ctx.tenantId]))
