import type { Demand, PoolStage } from '@srm/api/demand'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { Values } from '#kernel/records/fields/row.ts'
import { demandRecords, seeingAll } from '../document/demand.store.ts'
import {
  lockDemandsOf,
  lockHeld,
  lockLines,
  moveLines,
  namesOf,
  type HeldPoolLine,
  type PoolHolderRef,
} from './pool.store.ts'

type Count = {
  readonly id: string
  readonly stage: string
  readonly lines: number
  readonly closed: number
  readonly orderedRate: string
}

/** Each line counts the same; of a line that was split, by quantity. */
const countSql = `select d.id, d.stage, count(*)::int as lines, count(*) filter (where l.open = 0)::int as closed,
    coalesce(round(avg(l.ordered / l.quantity) * 100, 2), 0)::text as "orderedRate"
  from demand d join (select demand_id, demand_line_id, sum(quantity) as quantity,
      coalesce(sum(quantity) filter (where stage = 'ordered' or stage = 'closed' and ordered_at is not null), 0) as ordered,
      count(*) filter (where stage <> 'closed') as open
    from pool_line where tenant_id = $1 and demand_id = any($2::uuid[]) group by demand_id, demand_line_id) l on l.demand_id = d.id
  where d.tenant_id = $1 and d.id = any($2::uuid[]) group by d.id, d.stage order by d.id`

const stageOf = ({ stage, lines, closed, orderedRate }: Count): Values<typeof Demand>['stage'] => {
  const rate = Number(orderedRate)
  if (stage === 'stopped') return 'stopped'
  if (closed === lines && rate > 0) return 'completed'
  if (rate >= 100) return 'ordered'
  return rate > 0 ? 'partlyOrdered' : 'pooled'
}

/** Demands whose lines have moved say anew how much of them is ordered. */
const recountDemands = async (ctx: Ctx, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  const { rows } = await ctx.db.run<Count>(countSql, [ctx.tenantId, ids])
  for (const row of rows)
    await demandRecords.patch(seeingAll(ctx), row.id, { orderedRate: row.orderedRate, stage: stageOf(row) })
}

const recount = (ctx: Ctx, lines: readonly HeldPoolLine[]): Promise<void> =>
  recountDemands(ctx, [...new Set(lines.map(({ demandId }) => demandId))])

type TakeInput = { readonly holder: PoolHolderRef; readonly lines: readonly string[] }

/** A document takes lines its maker has claimed, of whatever projects: from now on they are with it alone. */
export const takePoolLines = async (ctx: Ctx, { holder, lines: ids }: TakeInput): Promise<readonly HeldPoolLine[]> => {
  await lockDemandsOf(ctx, { ids })
  const lines = await lockLines(ctx, ids)
  const gone = lines.filter(({ stage }) => stage !== 'claimed')
  if (gone.some(({ stage }) => stage !== 'pending')) fail('poolLine.moved_on', { words: { what: namesOf(gone) } })
  const others = lines.filter(({ stage, claimedBy }) => stage !== 'claimed' || claimedBy !== ctx.userId)
  if (others.length > 0) fail('poolLine.not_yours', { words: { what: namesOf(others) } })
  await moveLines(ctx, lines, { stage: 'inquiry', holder })
  await recount(ctx, lines)
  return lines.map((line) => ({ ...line, stage: 'inquiry', holderKind: holder.kind, holderId: holder.id }))
}

type ReleaseInput = {
  readonly holder: PoolHolderRef
  /** All lines of the document where none are named. */
  readonly lines?: readonly string[]
  /** Back to everybody, and not to the buyer who had claimed them. */
  readonly toPool?: boolean
  readonly note?: string
}

/** Lines a document gives up, since its inquiry failed, was canceled or left something over, are with their buyer again. */
export const releasePoolLines = async (ctx: Ctx, releasing: ReleaseInput): Promise<void> => {
  const { holder, lines: some, toPool = false, note } = releasing
  await lockDemandsOf(ctx, { holder })
  const lines = await lockHeld(ctx, holder, some)
  const noted = note === undefined ? {} : { note }
  const kept = lines.filter(({ claimedBy }) => claimedBy !== null && !toPool)
  const free = lines.filter((line) => !kept.includes(line))
  await moveLines(ctx, kept, { stage: 'claimed', holder: null, ...noted })
  await moveLines(ctx, free, { stage: 'pending', buyer: null, holder: null, ...noted })
  await recount(ctx, lines)
}

type AdvanceInput = {
  readonly holder: PoolHolderRef
  readonly lines?: readonly string[]
  readonly stage: Extract<PoolStage, 'inquiry' | 'awarded' | 'ordered' | 'closed'>
  /** The document that has them from now on, such as the order an award led to. */
  readonly to?: PoolHolderRef
}

/** Lines of a document come to their next stage; the demands they are of say how much of them is ordered. */
export const advancePoolLines = async (ctx: Ctx, { holder, lines: some, stage, to }: AdvanceInput): Promise<void> => {
  await lockDemandsOf(ctx, { holder })
  const lines = await lockHeld(ctx, holder, some)
  await moveLines(ctx, lines, { stage, ...(to && { holder: to }) })
  await recount(ctx, lines)
}
