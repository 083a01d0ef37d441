import type { RecordDefinition } from '@srm/api/shared/record'
import { shanghaiTime } from '@srm/api/shared/date'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'

const todaySql = `select coalesce(sum((counts ->> 'total')::int), 0)::int as rows from transfer_run
  where tenant_id = $1 and created_by = $2 and subject = $3 and kind = 'export' and finished and id <> $4
    and created_at >= ((now() at time zone 'Asia/Shanghai')::date)::timestamp at time zone 'Asia/Shanghai'`

const lockSql = `select pg_advisory_xact_lock(hashtextextended($1, 0))`

const figure = (value: number) => ({ zh: String(value), en: String(value) })

/** Refuses what would be more than a person may carry off in a day. `run` is the export itself, which does not count. */
export const assertDailyRows = async (
  ctx: Ctx,
  { name, label: named, exportsPerDay }: RecordDefinition,
  rows: number,
  run: string | null = null,
): Promise<void> => {
  if (exportsPerDay === undefined) return
  // Two exports of one person that end at the same time are counted one after the other.
  if (run) await ctx.db.run(lockSql, [`export ${ctx.tenantId} ${ctx.userId ?? ''} ${name}`])
  const found = await ctx.db.run<{ rows: number }>(todaySql, [
    ctx.tenantId,
    ctx.userId,
    name,
    run ?? '00000000-0000-0000-0000-000000000000',
  ])
  const left = Math.max(0, exportsPerDay - (found.rows[0]?.rows ?? 0))
  if (rows > left)
    fail('transfer.daily_limit', { words: { record: named, limit: figure(exportsPerDay), left: figure(left) } })
}

const marks = {
  zh: (name: string, at: string) => `仅限内部使用 · ${name} 导出于 ${at}`,
  en: (name: string, at: string) => `For internal use · exported by ${name} at ${at}`,
}

const nameSql = 'select name from user_ref where tenant_id = $1 and id = $2'

/** Whose the file is and since when, on every page of it. */
export const markFor = async (ctx: Ctx, { exportsPerDay }: RecordDefinition): Promise<string | undefined> => {
  if (exportsPerDay === undefined) return undefined
  const { rows } = await ctx.db.run<{ name: string }>(nameSql, [ctx.tenantId, ctx.userId])
  const at = shanghaiTime(new Date()).slice(0, 16).replace('T', ' ')
  return marks[ctx.language](rows[0]?.name ?? '', at)
}
