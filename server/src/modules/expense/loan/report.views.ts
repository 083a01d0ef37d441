import type { Ctx } from '#kernel/ctx.ts'
import { countedSql } from './loan.store.ts'

const wrongSql = `select c.code, c.balance::text as stored, c.rest::text as counted from (${countedSql('true')}) c
  where (c.paid_amount, c.written_off, c.returned, c.balance, c.offsetting) is distinct from (c.paid, c.done, c.back, c.rest, c.held)
    or (c.paid <> 0 and c.paid <> c.amount)
    or (c.stage = 'settled') <> (c.paid > 0 and c.rest = 0) or (c.stage in ('paid', 'partly')) <> (c.rest > 0)
  order by c.code`

type Wrong = { readonly code: string; readonly stored: string; readonly counted: string }

/** Loans whose sums are not what their entries come to. */
export const wrongLoans = async (ctx: Ctx): Promise<readonly string[]> => {
  const { rows } = await ctx.db.run<Wrong>(wrongSql, [ctx.tenantId])
  return rows.map(({ code, stored, counted }) => `${code}: ${stored}, ${counted}`)
}
