import { compareMoney, subtractMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import type { HeldContract } from '#modules/contract/index.ts'

const askedSql = `select coalesce(sum(amount), 0)::numeric(15, 2)::text as asked from invoice_out
  where tenant_id = $1 and contract_id = $2 and id is distinct from $3
    and (status = 'pending' or stage = 'toIssue')`

/** Applications under approval and those waiting to be issued, without the one that is asked about. */
export const askedOf = async (ctx: Ctx, contract: string, but: string | null): Promise<string> =>
  (await ctx.db.run<{ asked: string }>(askedSql, [ctx.tenantId, contract, but])).rows[0]?.asked ?? '0.00'

type Sum = Pick<HeldContract, 'amount' | 'amountKind' | 'invoiced'>

/** What may still be applied for; a contract by unit prices without an amount has no limit of its own. */
export const freeOf = ({ amount, amountKind, invoiced }: Sum, asked: string): string | null =>
  amountKind === 'unitPrice' && compareMoney(amount, '0') === 0 ? null : subtractMoney(amount, invoiced, asked)
