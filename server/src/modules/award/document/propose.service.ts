import type { Award } from '@srm/api/award'
import { fromFen } from '@srm/api/award/fen'
import { rankQuotes } from '@srm/api/award/scores'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { CreateInput } from '#kernel/records/fields/row.ts'
import { assertEligible } from '#modules/supplier/index.ts'
import { comparisonInput } from '../parity/input.rules.ts'
import { readHead, readLines, readQuoteLines, readQuotes, type Head, type MatrixLine } from '../parity/matrix.store.ts'
import { isPriceClosed, readScores } from '../parity/parity.views.ts'
import { amountProblem, findPicks, reasonProblem, withReason, type Refusal, type Stage } from './check.rules.ts'
import { priceAward } from './price.rules.ts'

type Input = CreateInput<typeof Award>

const refuse = ({ key, words, path }: Refusal): never =>
  fail(key, { ...(words && { words }), ...(path && { errors: [{ path, message: '' }] }) })

const readStage = async (ctx: Ctx, head: Head, except: string | null): Promise<Stage> => {
  const lines = await readLines(ctx, head.id, except)
  const quotes = await readQuotes(ctx, head.id)
  const offers = await readQuoteLines(
    ctx,
    quotes.map(({ id }) => id),
  )
  return { awardMode: head.awardMode, lines, quotes, offers }
}

/** Who stands first by the scores that were given; nobody while some are missing. */
const bestOf = async (
  ctx: Ctx,
  head: Head,
  stage: Stage,
  totals: ReadonlyMap<string, number>,
): Promise<string | null> => {
  const scores = await readScores(ctx, head.id)
  const ranked = rankQuotes(
    head.criteria ?? [],
    stage.quotes.map(({ id, submittedAt }) => ({ quoteId: id, price: fromFen(totals.get(id) ?? 0), submittedAt })),
    scores.map(({ quote, criterion, evaluator, score }) => ({
      quoteId: quote,
      criterion,
      evaluator: evaluator.id,
      score,
    })),
  )
  const best = head.criteria?.length ? ranked.find(({ rank }) => rank === 1) : undefined
  return stage.quotes.find(({ id }) => id === best?.quoteId)?.supplier.id ?? null
}

/**
 * What an award comes to as things stand, refused where anything is against it: the same when it is written, when it is
 * submitted and when it is approved.
 */
export const proposeAward = async (ctx: Ctx, sent: Input, self: string | null) => {
  const head = await readHead(ctx, sent.purchase)
  const stage = await readStage(ctx, head, self)
  if (isPriceClosed(stage.quotes)) fail('priceParity.price_closed')
  const picks = findPicks(stage, sent.lines)
  if ('key' in picks) return refuse(picks)
  const problem = amountProblem(stage, picks)
  if (problem) return refuse(problem)
  const input = comparisonInput(stage.lines, stage.quotes, stage.offers)
  const { compared, ...priced } = priceAward({ input, lines: stage.lines, breakfastValue: head.breakfastValue }, picks)
  const totals = new Map(compared.quotes.map(({ quoteId, total }) => [quoteId, total]))
  const best = await bestOf(ctx, head, stage, totals)
  const unexplained = reasonProblem(priced.lines, sent, best)
  if (unexplained) return refuse(unexplained)
  const suppliers = [...new Set(sent.lines.map(({ supplier }) => supplier))].toSorted()
  for (const supplier of suppliers) await assertEligible(ctx, supplier, 'award')
  const quoteCount = head.validQuotes
  return {
    head,
    stage,
    values: {
      ...priced,
      lines: priced.lines.map((line, index) => withReason(line, compared.lines[picks[index]?.at ?? 0]?.offers ?? 0)),
      suppliers,
      quoteCount,
      minQuotes: head.minQuotes,
      isSingleSource: quoteCount < head.minQuotes || head.method === 'singleSource',
    },
  }
}

/** The budgets an award will burden, as far as its lines name one. */
export const burdensOf = (
  lines: readonly MatrixLine[],
  awarded: readonly { readonly purchaseLine: { readonly id: string }; readonly amount: string | null }[],
): readonly { readonly item: string; readonly amount: string }[] =>
  awarded.flatMap(({ purchaseLine, amount }) => {
    const item = lines.find(({ id }) => id === purchaseLine.id)?.budgetItem
    return item && amount !== null ? [{ item, amount }] : []
  })
