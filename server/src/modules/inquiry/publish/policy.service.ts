import type { OpenMode, PurchaseMethod } from '@srm/api/inquiry'
import { label, type Label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { purchaseTypePolicy } from '#modules/demand/index.ts'
import { moreCareful } from '../purchase/stage.rules.ts'

type Purchase = {
  readonly method: PurchaseMethod
  readonly budgetAmount: string
  readonly minQuotes: number | null
  readonly openMode: OpenMode | null
  readonly isStateHidden: boolean
  readonly types: readonly string[]
}

export type Policy = {
  readonly minQuotes: number
  readonly openMode: OpenMode
  readonly compareMethod: 'lowest' | 'scored'
  readonly isTwoEnvelope: boolean
  readonly needsApproval: boolean
  readonly reasons: readonly Label[]
  /** What may not be gone below. */
  readonly least: { readonly minQuotes: number; readonly openMode: OpenMode }
}

/** Only these ask several suppliers against each other; the others need a reason, which their approval looks at. */
const isCompetitive = (method: PurchaseMethod): boolean => method === 'inquiry' || method === 'tender'

const overLimit = label('金额达到采购分类的审批标准', 'The amount is over the limit of its purchase type')
const otherMethod = label('采购方式不是询价', 'It is bought in another way than by inquiry')

/** What the types of the lines ask for at this amount, which a purchase may raise and never lower. */
export const policyOf = async (ctx: Ctx, purchase: Purchase): Promise<Policy> => {
  const { method, budgetAmount, types, isStateHidden } = purchase
  const of = await purchaseTypePolicy(ctx, types, budgetAmount)
  // A supplier who sees an inquiry end with the last answer would know that all have answered.
  const mode = isStateHidden || method === 'tender' ? moreCareful(of.openMode, 'clock') : of.openMode
  const least = { minQuotes: isCompetitive(method) ? of.minQuotes : 1, openMode: mode }
  return {
    minQuotes: Math.max(purchase.minQuotes ?? 1, least.minQuotes),
    openMode: moreCareful(purchase.openMode ?? mode, mode),
    compareMethod: of.compareMethod,
    isTwoEnvelope: of.isTwoEnvelope,
    needsApproval: of.needsApproval || method !== 'inquiry',
    reasons: [...(of.needsApproval ? [overLimit] : []), ...(method === 'inquiry' ? [] : [otherMethod])],
    least,
  }
}
