import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { SupplierAction, Objection } from './eligibility.rules.ts'
import { checkEligibility, type Circumstances } from './eligibility.views.ts'

/**
 * The one entrance to suppliers: whoever invites, awards, orders or pays asks here, in the transaction that does it.
 * Throws with the reason, or answers what has to be shown all the same. Nobody freezes the supplier until the end.
 */
export const assertEligible = async (
  ctx: Ctx,
  id: string,
  doing: SupplierAction,
  more: Circumstances = {},
): Promise<readonly Objection[]> => {
  const objections = await checkEligibility(ctx, id, doing, more, true)
  const against = objections.filter(({ blocks }) => blocks)
  if (against.length === 0) return objections
  const reasons = {
    zh: against.map(({ text }) => text.zh).join('；'),
    en: against.map(({ text }) => text.en).join('; '),
  }
  return fail('supplier.may_not', { words: { reasons }, details: { reasons: against.map(({ key }) => key) } })
}
