import { Contract, type ContractStanding } from '@srm/api/contract'
import { shanghaiDay } from '@srm/api/shared/date'
import { compareMoney, subtractMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { holds } from '#kernel/auth/auth.ts'
import { assertInScope } from '#kernel/records/read/scope.ts'
import { isChangeable, seenContract } from '../document/contract.store.ts'
import { typeRule } from '../type/type.views.ts'
import { hidesSide } from '../change/version.views.ts'
import { hindrancesOf } from './hindrance.views.ts'
import { missingPapers } from './papers.views.ts'
import { hasEnded, needsReason, waysFrom } from './stage.rules.ts'

type SeenContract = Awaited<ReturnType<typeof seenContract>>

const dayLength = 24 * 60 * 60 * 1000
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayLength)

const overdueSql = `select coalesce(sum(open_amount), 0)::numeric(15, 2)::text as overdue from payment_plan
  where tenant_id = $1 and contract_id = $2 and is_overdue`

/** The same six figures for contracts of both sides. */
const purseOf = async (ctx: Ctx, row: SeenContract): Promise<ContractStanding['purse']> => {
  if (hidesSide(ctx, row.side)) return null
  const { rows } = await ctx.db.run<{ overdue: string }>(overdueSql, [ctx.tenantId, row.id])
  const [amount, settled] = [row.amount ?? '0.00', row.settled ?? '0.00']
  const open = subtractMoney(amount, settled)
  return {
    amount,
    changed: subtractMoney(amount, row.firstAmount ?? '0.00'),
    invoiced: row.invoiced ?? '0.00',
    settled,
    open: compareMoney(open, '0') < 0 ? '0.00' : open,
    overdue: rows[0]?.overdue ?? '0.00',
  }
}

const waysOf = async (ctx: Ctx, row: SeenContract): Promise<ContractStanding['ways']> => {
  const ways: ContractStanding['ways'] = []
  for (const stage of waysFrom(row.stage)) {
    if (stage === 'terminated' && !holds(ctx.session, 'contract:terminate')) continue
    const hindrances = (await hindrancesOf(ctx, row, stage)).map((one) => one[ctx.language])
    ways.push({ stage, hindrances, isReasonNeeded: needsReason(stage) })
  }
  return ways
}

const aroundSql = `select (select json_build_object('id', h.id, 'name', h.title) from contract_change h
      where h.tenant_id = $1 and h.contract_id = $2 and h.status in ('draft', 'pending', 'returned') limit 1) as change,
    (select json_build_object('id', b.id, 'by', u.name, 'dueOn', b.due_on) from contract_borrow b
      join user_ref u on u.tenant_id = b.tenant_id and u.id = b.borrower_id
      where b.tenant_id = $1 and b.contract_id = $2 and b.stage = 'out') as borrowed`

type Around = Pick<ContractStanding, 'change' | 'borrowed'>

const termOf = ({ stage, endDate, noticeDays, stageAt }: SeenContract, today: string) => {
  const daysLeft = endDate === null || hasEnded(stage) ? null : daysBetween(today, endDate)
  const unsigned = stage === 'toSign' && stageAt !== null ? daysBetween(shanghaiDay(new Date(stageAt)), today) : null
  return {
    daysLeft,
    isExpired: daysLeft !== null && daysLeft < 0,
    isExpiring: daysLeft !== null && daysLeft >= 0 && daysLeft <= noticeDays,
    daysUnsigned: unsigned,
  }
}

export const standingOf = async (ctx: Ctx, id: string): Promise<ContractStanding> => {
  await assertInScope(ctx, Contract, id, true)
  const row = await seenContract(ctx, id)
  const { requiredPapers, isSealRequired } = await typeRule(ctx, row.type.id)
  const { rows } = await ctx.db.run<Around>(aroundSql, [ctx.tenantId, id])
  const { change = null, borrowed = null } = rows[0] ?? {}
  return {
    ways: await waysOf(ctx, row),
    purse: await purseOf(ctx, row),
    ...termOf(row, shanghaiDay(new Date())),
    missingPapers: row.stage === 'toSign' ? await missingPapers(ctx, requiredPapers, row.attachments) : [],
    isSealRequired,
    isChangeable: row.status === 'approved' && isChangeable(row) && change === null,
    isLendable: row.stage === 'archived' && borrowed === null,
    change,
    borrowed,
  }
}
