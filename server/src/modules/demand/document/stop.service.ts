import { Demand, type demand } from '@srm/api/demand'
import type { Parsed } from '@srm/api/endpoint'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { refuseStale } from '#kernel/records/write/writes.ts'
import { closeBudgetUse } from '#modules/budget/index.ts'
import { closeOpenLines, inPurchaseOf } from '../pool/close.service.ts'
import { namesOf } from '../pool/pool.store.ts'
import { demandRecords } from './demand.store.ts'
import { notifyStopped } from './notice.service.ts'

type StopBody = Parsed<typeof demand.demand.stop>['body']

/** What of a demand is not bought yet is not bought any more, and its budget is free; what is ordered stays. */
export const stopDemand = async (ctx: Ctx, id: string, { version, reason }: StopBody) => {
  const row = await demandRecords.held(ctx, id)
  refuseStale(row, version)
  if (row.stage !== 'pooled' && row.stage !== 'partlyOrdered') fail('demand.not_open')
  const buying = await inPurchaseOf(ctx, id)
  if (buying.length > 0) fail('demand.in_purchase', { words: { lines: namesOf(buying) } })
  const { buyers } = await closeOpenLines(ctx, id, reason)
  await closeBudgetUse(ctx, { kind: Demand.name, id }, 'reserve')
  const saved = await demandRecords.patch(ctx, id, { stage: 'stopped', stopReason: reason })
  await notifyStopped(ctx, row, buyers, reason)
  return { id, version: saved.version }
}
