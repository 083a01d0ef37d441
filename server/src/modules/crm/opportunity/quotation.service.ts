import { crm, Opportunity, OpportunityQuotation } from '@srm/api/crm'
import type { Ctx } from '#kernel/ctx.ts'
import { assertEditable } from '#kernel/records/read/scope.ts'
import { defineResource } from '#modules/record/index.ts'
import { opportunityService } from './opportunity.service.ts'

const lockSql = 'select id from opportunity where tenant_id = $1 and id = $2 for update'
const nextSql = `select coalesce(max(edition), 0) + 1 as next from opportunity_quotation where tenant_id = $1 and opportunity_id = $2`
const latestSql = `select amount from opportunity_quotation where tenant_id = $1 and opportunity_id = $2 order by edition desc limit 1`

/** Versions are counted for each opportunity; two who quote at once get one after the other. */
const nextEdition = async (ctx: Ctx, opportunity: string): Promise<number> => {
  await ctx.db.run(lockSql, [ctx.tenantId, opportunity])
  return (await ctx.db.run<{ next: number }>(nextSql, [ctx.tenantId, opportunity])).rows[0]?.next ?? 1
}

/** The latest version is what counts. */
const refreshQuoted = async (ctx: Ctx, opportunity: string): Promise<void> => {
  const { rows } = await ctx.db.run<{ amount: string }>(latestSql, [ctx.tenantId, opportunity])
  await opportunityService.records.patch(ctx, opportunity, { quotedAmount: rows[0]?.amount ?? null })
}

export const quotations = defineResource(OpportunityQuotation, crm.quotation, {
  code: { type: 111, prefix: 'SJBJ', period: 'year' },
  imports: false,
  prepare: async (ctx, sent, before) => {
    const { opportunity } = sent
    await assertEditable(ctx, Opportunity, opportunity)
    // Versions are counted for each opportunity: at another one it is the next there.
    const stays = before?.opportunity.id === opportunity
    const edition = stays ? before.edition : await nextEdition(ctx, opportunity)
    return { ...sent, edition, name: `V${String(edition)}` }
  },
  changed: async (ctx, _, after, before) => {
    for (const opportunity of new Set([before?.opportunity.id, after?.opportunity]))
      if (opportunity) await refreshQuoted(ctx, opportunity)
  },
})
