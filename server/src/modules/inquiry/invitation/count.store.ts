import type { Ctx } from '#kernel/ctx.ts'
import { extensionPoint } from '#kernel/extension-point.ts'
import type { PurchaseState } from '../purchase/stage.store.ts'
import { invitationsOf } from './invitation.store.ts'

type Round = Pick<PurchaseState, 'id' | 'roundNo'>

/** Whose quote of a round we wrote without a paper of theirs; known to the module that takes quotes. */
export const undocumentedQuotes = extensionPoint<(ctx: Ctx, round: Round) => Promise<readonly string[]>>()

/** Quotes of this round that count toward the fewest: of suppliers themselves, or with a paper of theirs. */
const countQuotes = async (ctx: Ctx, round: Round): Promise<number> => {
  const quoted = (await invitationsOf(ctx, round.id)).filter(
    ({ state, roundNo }) => state === 'quoted' && roundNo === round.roundNo,
  )
  const answers = await Promise.all(undocumentedQuotes.all().map((read) => read(ctx, round)))
  const undocumented = new Set(answers.flat())
  return quoted.filter(({ id }) => !undocumented.has(id)).length
}

/** Further rounds are for a few of those who competed in the first: what they need is an answer at all. */
export const hasEnoughQuotes = async (ctx: Ctx, purchase: PurchaseState): Promise<boolean> =>
  (await countQuotes(ctx, purchase)) >= (purchase.roundNo > 1 ? 1 : (purchase.minQuotes ?? 1))
