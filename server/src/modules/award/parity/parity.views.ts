import type { PriceParity, PriceParityQuote } from '@srm/api/award'
import { findSharedContacts, findSharedOrigins } from '@srm/api/award/collusion'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { holdersOf } from '#kernel/db/holders.ts'
import { fail } from '#kernel/errors.ts'
import { readPriceHistory } from './history.views.ts'
import { countScores } from './technical.views.ts'
import { isChangeable } from '@srm/api/award/words'
import { objectionsToAward } from '../eligible.views.ts'
import { purchaseSteps } from '#modules/inquiry/index.ts'
import {
  openedStages,
  readHead,
  readLines,
  readQuoteLines,
  readQuotes,
  type Head,
  type MatrixLine,
  type MatrixQuote,
  type MatrixQuoteLine,
} from './matrix.store.ts'

const maxNames = 8

const namesSql = `select u.name from unnest($2::uuid[]) with ordinality as x (id, place)
  join user_ref u on u.tenant_id = $1 and u.id = x.id order by x.place`

/** Before the opening nobody is told anything, but who may open it. */
export const refuseSealed = async (ctx: Ctx): Promise<never> => {
  const ids = (await holdersOf(ctx, 'inquiry:open')).slice(0, maxNames)
  const names = (await ctx.db.run<{ name: string }>(namesSql, [ctx.tenantId, ids])).rows.map(({ name }) => name)
  return fail('priceParity.sealed', { words: { who: { zh: names.join('、'), en: names.join(', ') } } })
}

export const readOpenedHead = async (ctx: Ctx, purchaseId: string): Promise<Head> => {
  await purchaseSteps.assertVisible(ctx, purchaseId)
  const head = await readHead(ctx, purchaseId)
  return openedStages.includes(head.stage) ? head : refuseSealed(ctx)
}

const notesSql = `select n.id, n.quote_id as quote, n.purchase_line_id as line, n.text, u.name as by, n.at
  from comparison_note n join user_ref u on u.tenant_id = n.tenant_id and u.id = n.user_id
  where n.tenant_id = $1 and n.purchase_id = $2 order by n.at, n.id limit 2000`

const scoresSql = `select s.quote_id as quote, s.criterion, jsonb_build_object('id', u.id, 'name', u.name) as evaluator,
    s.score::text, s.note
  from award_score s join user_ref u on u.tenant_id = s.tenant_id and u.id = s.evaluator_id
  where s.tenant_id = $1 and s.purchase_id = $2 order by s.quote_id, s.criterion, u.name, u.id`

export const readScores = async (ctx: Ctx, purchaseId: string): Promise<PriceParity['scores']> =>
  (await ctx.db.run<PriceParity['scores'][number]>(scoresSql, [ctx.tenantId, purchaseId])).rows

const awardSql = `select id, code, status, version from award where tenant_id = $1 and purchase_id = $2
  order by status in ('draft', 'pending', 'returned', 'withdrawn') desc, created_at desc limit 1`

/** Of two envelopes prices are sealed until the rest is judged: there is nothing to be read, by anybody. */
export const isPriceClosed = (quotes: readonly Pick<MatrixQuote, 'isPriceSealed'>[]): boolean =>
  quotes.some(({ isPriceSealed }) => isPriceSealed)

type SentLine = PriceParityQuote['lines'][number]

const sentLine = (offer: MatrixQuoteLine, at: number, hides: boolean): SentLine => ({
  at,
  ...(offer.isAlternate && { isAlternate: true }),
  ...(offer.hasBreakfast === true && { hasBreakfast: true }),
  alternateText: offer.alternateText ?? undefined,
  leadDays: offer.leadDays ?? undefined,
  remark: offer.remark ?? undefined,
  quantity: offer.quantity ?? undefined,
  ...(!hides && {
    unitPrice: offer.unitPrice ?? undefined,
    taxRate: offer.taxRate ?? undefined,
    minSpend: offer.minSpend ?? undefined,
    ...(offer.blocks.length > 0 && { blocks: offer.blocks }),
    ...(offer.costItems.length > 0 && { costItems: offer.costItems }),
  }),
})

const sentQuotes = (
  lines: readonly MatrixLine[],
  quotes: readonly MatrixQuote[],
  offers: readonly MatrixQuoteLine[],
  { hides, objections }: { readonly hides: boolean; readonly objections: ReadonlyMap<string, readonly string[]> },
): PriceParityQuote[] => {
  const places = new Map(lines.map(({ id }, at) => [id, at]))
  const byQuote = Map.groupBy(offers, ({ quoteId }) => quoteId)
  return quotes.map(({ state, mobile: _mobile, address: _address, device: _device, ...quote }) => ({
    ...quote,
    ...(hides && { total: null, discount: '0.00', earlier: [] }),
    isShortlisted: state === 'shortlisted',
    objections: [...(objections.get(quote.supplier.id) ?? [])],
    lines: (byQuote.get(quote.id) ?? [])
      .flatMap((offer) => {
        const at = places.get(offer.lineId)
        return at === undefined ? [] : [sentLine(offer, at, hides)]
      })
      .toSorted((a, b) => a.at - b.at),
  }))
}

/** So many rounds there may be; a final one is the last. */
const maxRounds = 9

type Prices = { readonly hides: boolean; readonly isClosed: boolean }

const actionsOf = (ctx: Ctx, head: Head, { hides, isClosed }: Prices): PriceParity['actions'] => {
  const isComparing = head.stage === 'opened'
  // What was judged before the prices were known is not judged again with them in sight.
  const isScored = head.isTwoEnvelope && !isClosed
  const hasMore = head.roundNo < maxRounds && !head.rounds.some(({ isFinal }) => isFinal)
  const isEvaluator = head.evaluators.some(({ id }) => id === ctx.userId)
  return [
    ...(isComparing && holds(ctx.session, 'priceParity:arrange') ? (['arrange'] as const) : []),
    ...(isComparing && holds(ctx.session, 'priceParity:note') ? (['note'] as const) : []),
    ...(isComparing && isEvaluator && !isScored && holds(ctx.session, 'priceParity:score') ? (['score'] as const) : []),
    ...(isComparing && hasMore && !isClosed && holds(ctx.session, 'purchase:round') ? (['round'] as const) : []),
    ...(isComparing && !hides && holds(ctx.session, 'award:create') ? (['award'] as const) : []),
  ]
}

/** What only we know of two quotes; what their figures say is found where they are compared. */
const hintsOf = (quotes: readonly MatrixQuote[]): PriceParity['hints'] => {
  const origins = quotes.map(({ id, mobile, address, device }) => ({ quoteId: id, mobile, address, device }))
  return [...findSharedContacts(origins), ...findSharedOrigins(origins)].map(({ kind, quotes: [one, other] }) => ({
    kind,
    quotes: [one, other],
    detail: null,
  }))
}

/** What is asked for, with what such lines cost before for whoever sees what things cost. */
const sentLines = async (ctx: Ctx, purchaseId: string, lines: readonly MatrixLine[]): Promise<PriceParity['lines']> => {
  const isMasked = ctx.session.masks?.has('cost') === true
  const past = isMasked ? [] : await readPriceHistory(ctx, purchaseId)
  const history = new Map(past.map(({ line, ...of }) => [line, of]))
  return lines.map(({ purchaseTypeId: _type, projectId: _project, budgetItem: _item, poolLineId: _pool, ...line }) =>
    isMasked
      ? { ...line, budgetAmount: null, ceilingPrice: null, lastPrice: null, history: null }
      : { ...line, history: history.get(line.id) ?? null },
  )
}

/** Everything the comparison of a purchase shows, by a number of statements that does not grow with it. */
export const readPriceParity = async (ctx: Ctx, purchaseId: string): Promise<PriceParity> => {
  const head = await readOpenedHead(ctx, purchaseId)
  const [award = null] = (await ctx.db.run<NonNullable<PriceParity['award']>>(awardSql, [ctx.tenantId, purchaseId]))
    .rows
  // What an award that is still being written gives away is there to be given away otherwise.
  const lines = await readLines(ctx, purchaseId, award && isChangeable(award) ? award.id : null)
  const quotes = await readQuotes(ctx, purchaseId)
  const offers = await readQuoteLines(
    ctx,
    quotes.map(({ id }) => id),
  )
  const scores = await readScores(ctx, purchaseId)
  const notes = (await ctx.db.run<PriceParity['notes'][number]>(notesSql, [ctx.tenantId, purchaseId])).rows
  const objections = await objectionsToAward(
    ctx,
    quotes.map(({ supplier }) => supplier.id),
  )
  const isMasked = ctx.session.masks?.has('cost') === true
  const isClosed = isPriceClosed(quotes)
  const hides = isMasked || isClosed
  const { id, code, title, stage, roundNo, awardMode, compareMethod, minQuotes, project, buyer, invited } = head
  const { validQuotes, rounds } = head
  return {
    purchase: {
      id,
      code,
      title,
      stage,
      roundNo,
      awardMode,
      compareMethod,
      minQuotes,
      project,
      buyer,
      invited,
      validQuotes,
      rounds,
    },
    code: head.comparisonCode,
    isMasked,
    isPriceClosed: isClosed,
    technical: isClosed ? await countScores(ctx, purchaseId) : null,
    breakfastValue: hides ? null : head.breakfastValue,
    criteria: head.criteria ?? [],
    evaluators: head.evaluators,
    lines: await sentLines(ctx, purchaseId, lines),
    quotes: sentQuotes(lines, quotes, offers, { hides, objections }),
    notes,
    scores,
    hints: hintsOf(quotes),
    award,
    actions: actionsOf(ctx, head, { hides, isClosed }),
  }
}
