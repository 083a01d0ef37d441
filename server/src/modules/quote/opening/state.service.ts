import type { OpenedQuote } from '@srm/api/quote'
import type { Ctx } from '#kernel/ctx.ts'

const expireSql = `update quote set state = 'expired' where tenant_id = $1 and state in ('opened', 'shortlisted')
  and valid_until < (now() at time zone 'Asia/Shanghai')::date`

export const expireQuotes = async (ctx: Ctx): Promise<void> => {
  await ctx.db.run(expireSql, [ctx.tenantId])
}

const stateSql = `update quote set state = $3 where tenant_id = $1 and id = any($2::uuid[]) and state <> 'invalid'`

/** What became of opened quotes, for the module that compares and awards them. */
export const setQuoteState = async (
  ctx: Ctx,
  ids: readonly string[],
  state: Exclude<OpenedQuote['state'], 'invalid'>,
): Promise<void> => {
  await ctx.db.run(stateSql, [ctx.tenantId, ids, state])
}
