import type { Award } from '@srm/api/award'
import { fromFactor, toFactor } from '@srm/api/award/fen'
import { label, type Label } from '@srm/api/shared/label'
import type { CreateInput } from '#kernel/records/fields/row.ts'
import type { MatrixLine, MatrixQuote, MatrixQuoteLine } from '../parity/matrix.store.ts'
import type { Pick, PricedLine, Wish } from './price.rules.ts'

export type Refusal = {
  readonly key:
    | 'award.no_lines'
    | 'award.no_offer'
    | 'award.expired_quote'
    | 'award.beyond_offer'
    | 'award.too_much'
    | 'award.whole_only'
    | 'award.not_split'
    | 'award.reason'
    | 'award.not_lowest_reason'
    | 'award.not_best'
    | 'award.customer_paper'
  readonly words?: Readonly<Record<string, Label>>
  readonly path?: string
}

const same = (text: string): Label => label(text, text)

export type Stage = {
  readonly awardMode: 'whole' | 'byLine' | 'split'
  readonly lines: readonly MatrixLine[]
  readonly quotes: readonly MatrixQuote[]
  readonly offers: readonly MatrixQuoteLine[]
}

/** Every line found among those asked for and those offered, or the first that is not. */
export const findPicks = ({ lines, quotes, offers }: Stage, wishes: readonly Wish[]): readonly Pick[] | Refusal => {
  if (wishes.length === 0) return { key: 'award.no_lines', path: 'lines' }
  const picks: Pick[] = []
  for (const [index, wish] of wishes.entries()) {
    const at = lines.findIndex(({ id }) => id === wish.purchaseLine)
    const quote = quotes.findIndex(({ supplier }) => supplier.id === wish.supplier)
    const offer = offers.find((one) => one.lineId === wish.purchaseLine && one.quoteId === quotes[quote]?.id)
    const path = `lines.${String(index)}.supplier`
    const supplier = same(quotes[quote]?.supplier.name ?? '—')
    const line = same(String(index + 1))
    if (at < 0 || !offer) return { key: 'award.no_offer', words: { line, supplier }, path }
    if (quotes[quote]?.isExpired)
      return { key: 'award.expired_quote', words: { supplier, day: same(quotes[quote].validUntil ?? '') }, path }
    if (offer.quantity !== null && toFactor(wish.quantity) > toFactor(offer.quantity))
      return {
        key: 'award.beyond_offer',
        words: { line, supplier, quantity: same(fromFactor(toFactor(offer.quantity))) },
        path: `lines.${String(index)}.quantity`,
      }
    picks.push({ wish, at, quote })
  }
  return picks
}

const quantityProblem = ({ awardMode, lines }: Stage, picks: readonly Pick[]): Refusal | null => {
  for (const [at, mine] of Map.groupBy(picks, (pick) => pick.at)) {
    const line = lines[at]
    if (!line) continue
    const sum = mine.reduce((all, { wish }) => all + toFactor(wish.quantity), toFactor(line.awarded))
    const name = same(line.name)
    if (sum > toFactor(line.quantity))
      return {
        key: 'award.too_much',
        words: { name, sum: same(fromFactor(sum)), quantity: same(fromFactor(toFactor(line.quantity))) },
        path: 'lines',
      }
    if (awardMode !== 'split' && mine.length > 1) return { key: 'award.not_split', words: { name }, path: 'lines' }
  }
  return null
}

/** As much as was asked for and not more, to as many suppliers as the purchase allows. */
export const amountProblem = (stage: Stage, picks: readonly Pick[]): Refusal | null => {
  const problem = quantityProblem(stage, picks)
  if (problem || stage.awardMode !== 'whole') return problem
  const isWhole = stage.lines.every((line, at) =>
    picks.some((pick) => pick.at === at && toFactor(pick.wish.quantity) === toFactor(line.quantity)),
  )
  return isWhole && new Set(picks.map(({ quote }) => quote)).size === 1
    ? null
    : { key: 'award.whole_only', path: 'lines' }
}

const notLowest = label('不是最低价', 'it is not the lowest price')
const odd = label('价格异常（明显偏低或超过最高限价）', 'its price is odd: far below the others, or above the ceiling')
const unexplained: readonly unknown[] = ['quality', 'location', 'customer_specified']

const lineProblem = (line: PricedLine, index: number, isBest: boolean): Refusal | null => {
  const words = { line: same(String(index + 1)) }
  const path = `lines.${String(index)}.reasonCode`
  const textPath = `lines.${String(index)}.reasonText`
  if (!line.isLowest && !line.reasonCode) return { key: 'award.reason', words: { ...words, what: notLowest }, path }
  if (!line.isLowest && line.reasonCode === 'lowest') return { key: 'award.not_lowest_reason', words, path }
  if (line.reasonCode === 'best_score' && !isBest) return { key: 'award.not_best', words, path }
  const asksForText = !line.isLowest && unexplained.includes(line.reasonCode)
  if (asksForText && !line.reasonText)
    return { key: 'award.reason', words: { ...words, what: notLowest }, path: textPath }
  if (line.isAbnormal && !line.reasonText)
    return { key: 'award.reason', words: { ...words, what: odd }, path: textPath }
  return null
}

/** Whoever is not the cheapest, or much too cheap, is explained. */
export const reasonProblem = (
  lines: readonly PricedLine[],
  { attachments = [] }: Partial<CreateInput<typeof Award>>,
  bestSupplier: string | null,
): Refusal | null => {
  for (const [index, line] of lines.entries()) {
    const problem = lineProblem(line, index, line.supplier === bestSupplier)
    if (problem) return problem
  }
  const isNamed = lines.some(({ reasonCode }) => reasonCode === 'customer_specified')
  return isNamed && attachments.length === 0 ? { key: 'award.customer_paper', path: 'attachments' } : null
}

/** The reason a line has where nobody chose one. */
export const withReason = (line: PricedLine, offers: number): PricedLine =>
  line.reasonCode || !line.isLowest ? line : { ...line, reasonCode: offers === 1 ? 'sole' : 'lowest' }
