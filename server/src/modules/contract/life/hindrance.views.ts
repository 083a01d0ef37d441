import type { ContractStage } from '@srm/api/contract'
import { yuanText } from '@srm/api/shared/amount-text'
import { label, type Label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { hidesSide } from '../change/version.views.ts'

const openSql = `select count(*)::int as count, coalesce(sum(open_amount), 0)::text as amount from payment_plan
  where tenant_id = $1 and contract_id = $2 and stage not in ('done', 'canceled')`

type Standing = { readonly id: string; readonly side: string; readonly hasOpenChange: boolean }

/** What keeps a contract from a stage: open instalments are settled or given up by a change first. */
export const hindrancesOf = async (
  ctx: Ctx,
  { id, side, hasOpenChange }: Standing,
  to: ContractStage,
): Promise<Label[]> => {
  const changing = hasOpenChange ? [label('有变更正在审批', 'a change is in approval')] : []
  if (to !== 'completed') return changing
  const { rows } = await ctx.db.run<{ count: number; amount: string }>(openSql, [ctx.tenantId, id])
  const { count = 0, amount = '0' } = rows[0] ?? {}
  const [sumZh, sumEn] = hidesSide(ctx, side) ? ['', ''] : [`，共 ${yuanText(amount)}`, `, ${yuanText(amount)} in all`]
  const open = label(`还有 ${count} 期收付款未结清${sumZh}`, `${count} instalments are open${sumEn}`)
  return count > 0 ? [...changing, open] : changing
}
