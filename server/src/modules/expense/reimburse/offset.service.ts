import { addMoney, compareMoney } from '@srm/api/shared/money'
import type { Reimburse } from '@srm/api/expense'
import type { Ctx } from '#kernel/ctx.ts'
import type { Values } from '#kernel/records/fields/row.ts'
import { planOffsets, sumOf, type Offset } from '../loan/loan.rules.ts'
import { lockLoans, recountLoans } from '../loan/loan.store.ts'
import { reimburseRecords, seeingAll, type ReimburseRow } from './reimburse.store.ts'

type Claim = {
  /** The reimbursement itself: what it keeps of loans is free for it. */
  readonly id: string | null
  readonly owner: string | null
  readonly project: string | null
  readonly approvedTotal: string
  readonly waiveReason: string | null
}

type Candidate = { readonly id: string; readonly projectId: string | null; readonly available: string }

/** What this person owes for the project or for none, the oldest first, without what other reimbursements keep. */
const candidatesSql = `select l.id, l.project_id as "projectId",
    (l.balance - coalesce(sum(o.amount) filter (where o.state = 'held' and o.reimburse_id is distinct from $4::uuid), 0)
      + coalesce(sum(o.amount) filter (where o.state = 'done' and o.reimburse_id = $4::uuid), 0))::text as available
  from loan l left join reimburse_offset o on o.tenant_id = l.tenant_id and o.loan_id = l.id
  where l.tenant_id = $1 and l.owner_id = $2 and (l.project_id is null or l.project_id = $3::uuid)
    and (l.balance > 0 or o.reimburse_id = $4::uuid)
  group by l.tenant_id, l.id order by l.paid_on, l.created_at, l.id`

const candidates = async (ctx: Ctx, { id, owner, project }: Claim): Promise<readonly Candidate[]> =>
  (await ctx.db.run<Candidate>(candidatesSql, [ctx.tenantId, owner, project, id])).rows

const plan = (claim: Claim, loans: readonly Candidate[]): readonly Offset[] => {
  if (claim.waiveReason !== null) return []
  const open = loans.filter(({ available }) => compareMoney(available, '0') > 0)
  return planOffsets(open, claim.project, claim.approvedTotal)
}

const withSums = (offsets: readonly Offset[], approvedTotal: string) => ({
  offsets,
  offsetTotal: sumOf(offsets),
  payAmount: addMoney(approvedTotal, `-${sumOf(offsets)}`),
})

/** What would be offset as things stand; nothing is kept yet. */
export const proposeOffsets = async (ctx: Ctx, claim: Claim) =>
  withSums(plan(claim, await candidates(ctx, claim)), claim.approvedTotal)

/** `held`: kept while it is decided on; `done`: written off; `planned`: only said; `none`: nothing at all. */
type OffsetState = 'planned' | 'held' | 'done' | 'none'

const stateSql = `update reimburse_offset set state = $3, at = now(), by = app.actor() where tenant_id = $1 and reimburse_id = $2`

/** What was decided beside the offsets: both are written at once, since each must fit the other. */
type Decision = Pick<Values<typeof Reimburse>, 'lines' | 'approvedTotal' | 'waiveReason'>

/**
 * Brings the offsets of a reimbursement to what holds now. Every loan it could touch is locked first, in one order, so
 * that two reimbursements never take the same money.
 */
export const settleOffsets = async (
  ctx: Ctx,
  row: ReimburseRow,
  state: OffsetState,
  decision: Decision = {},
): Promise<{ payAmount: string }> => {
  const { id } = row
  const { approvedTotal = row.approvedTotal, waiveReason = row.waiveReason } = decision
  const claim = { id, owner: row.owner?.id ?? null, project: row.project?.id ?? null, approvedTotal, waiveReason }
  const touched = (await candidates(ctx, claim)).map((loan) => loan.id)
  const ids = [...new Set([...touched, ...row.offsets.map(({ loan }) => loan.id)])].toSorted()
  await lockLoans(ctx, ids)
  const known = new Map(row.offsets.map((offset) => [offset.loan.id, offset.id]))
  const planned = state === 'none' ? [] : plan(claim, await candidates(ctx, claim))
  const sums = withSums(planned, approvedTotal)
  const offsets = planned.map((offset) => {
    const same = known.get(offset.loan)
    return same === undefined ? offset : { ...offset, id: same }
  })
  await reimburseRecords.patch(seeingAll(ctx), id, { ...decision, ...sums, offsets })
  if (state !== 'none') await ctx.db.run(stateSql, [ctx.tenantId, id, state])
  await recountLoans(ctx, ids)
  return sums
}
