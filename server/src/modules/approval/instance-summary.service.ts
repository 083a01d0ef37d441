import type { Ctx } from '#kernel/ctx.ts'
import type { EvaluationContext } from './answer.views.ts'
import type { StoredInstance } from './state.store.ts'
import { summaryOf, textOf } from './summary.views.ts'

const summarySql = `update approval_instance set title = $3, summary = $4, amount = $5 where tenant_id = $1 and id = $2`

/** A new round is about the document as it is now: lists and heads tell what was submitted last. */
export const refreshInstanceSummary = async (
  ctx: Ctx,
  { id, title }: StoredInstance,
  { document, row }: EvaluationContext,
): Promise<void> => {
  const summary = JSON.stringify(await summaryOf(ctx, document, row))
  const amount = document.amount ? textOf(row[document.amount]) || null : null
  await ctx.db.run(summarySql, [ctx.tenantId, id, textOf(row[document.record.title]) || title, summary, amount])
}
