import type { Opening } from '@srm/api/quote'
import type { Ctx } from '#kernel/ctx.ts'
import { extensionPoint } from '#kernel/extension-point.ts'
import { fail } from '#kernel/errors.ts'

type Progress = NonNullable<Opening['technical']>

/** How many of the scores that prices wait for are given; known to the module that compares quotes. */
export const technicalScores = extensionPoint<(ctx: Ctx, purchaseId: string) => Promise<Progress>>()

const sealedSql = `select 1 from quote q join purchase_ref p on p.tenant_id = q.tenant_id and p.id = q.purchase_id and p.round_no = q.round_no
  where q.tenant_id = $1 and q.purchase_id = $2 and q.is_price_sealed and p.stage = 'opened' limit 1`

/** How far a purchase is whose prices wait in an envelope of their own; nothing for any other. */
export const technicalProgress = async (ctx: Ctx, purchaseId: string): Promise<Progress | null> => {
  if ((await ctx.db.run(sealedSql, [ctx.tenantId, purchaseId])).rows.length === 0) return null
  const all = await Promise.all(technicalScores.all().map((read) => read(ctx, purchaseId)))
  return {
    given: all.reduce((sum, { given }) => sum + given, 0),
    needed: all.reduce((sum, { needed }) => sum + needed, 0),
  }
}

/** Prices are opened once everything else is scored by everybody who scores. */
export const isJudged = ({ given, needed }: Progress): boolean => needed > 0 && given >= needed

export const assertJudged = async (ctx: Ctx, purchaseId: string): Promise<void> => {
  const progress = (await technicalProgress(ctx, purchaseId)) ?? fail('opening.not_open')
  if (isJudged(progress)) return
  const [given, needed] = [String(progress.given), String(progress.needed)]
  fail('opening.scores_missing', { words: { given: { zh: given, en: given }, needed: { zh: needed, en: needed } } })
}

/** Whoever asks once more knows what the first asking brought. */
export const assertPricesOpen = async (ctx: Ctx, purchaseId: string): Promise<void> => {
  if (await technicalProgress(ctx, purchaseId)) fail('purchase.price_sealed')
}
