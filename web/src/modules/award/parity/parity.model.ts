import type { PriceParity } from '@srm/api/award'
import type { Comparison, ComparisonInput, PreparedComparison } from '@srm/api/award/comparison'
import { isFoodLine } from '@srm/api/award/comparison'
import { fromFen, toFenNumber } from '@srm/api/award/fen'
import { rankQuotes, type QuoteScore } from '@srm/api/award/scores'
import { packageTotal } from '@srm/api/award/what-if/problem'

/** What the server sent, as it is compared; lines left as they were asked for are filled in again. */
export const inputOf = ({ lines, quotes }: Pick<PriceParity, 'lines' | 'quotes'>): ComparisonInput => ({
  lines,
  quotes: quotes.map((quote) => ({
    id: quote.id,
    isTaxIncluded: quote.isTaxIncluded,
    taxRate: quote.taxRate,
    serviceChargeRate: quote.serviceChargeRate,
    discount: quote.discount,
    lines: quote.lines.map((line) => ({
      lineId: lines[line.at]?.id ?? '',
      isOffered: true,
      unitPrice: line.unitPrice ?? null,
      quantity: line.quantity ?? null,
      taxRate: line.taxRate ?? null,
      minSpend: line.minSpend ?? null,
      hasBreakfast: line.hasBreakfast ?? false,
      isAlternate: line.isAlternate ?? false,
      blocks: (line.blocks ?? []).map(({ quantity = null, rate }) => ({ quantity, rate })),
      extras: (line.costItems ?? []).map(({ amount }) => amount),
    })),
  })),
})

/** Which quotes get which line, more than one where its quantity is split; none where nobody is chosen yet. */
export type Picks = readonly (readonly string[])[]

/** A click on an offer chooses it, or takes it back; where lines may be split it joins what was chosen before. */
export const togglePick = (mine: readonly string[], quoteId: string, canSplit: boolean): readonly string[] => {
  if (mine.includes(quoteId)) return mine.filter((one) => one !== quoteId)
  return canSplit ? [...mine, quoteId] : [quoteId]
}

type PickedQuote = { readonly quoteId: string; readonly lines: readonly number[]; readonly amount: number }

/** What the chosen cells come to for each supplier, minimum spends and discounts included. */
export const pickedQuotes = (
  { lines }: Pick<PreparedComparison, 'lines'>,
  { quotes }: Comparison,
  picks: Picks,
): readonly PickedQuote[] =>
  quotes.flatMap(({ quoteId, cells, discount, offered }) => {
    const mine = [...picks.keys()].filter((at) => picks[at]?.includes(quoteId) && cells[at])
    if (mine.length === 0) return []
    const awarded = mine.flatMap((at) => {
      const [cell, line] = [cells[at], lines[at]]
      // How much each gets of a line that is split is said with the award; until then they share it.
      const share = picks[at]?.length ?? 1
      return cell && line ? [{ ...cell, amount: Math.round(cell.amount / share), isFood: isFoodLine(line) }] : []
    })
    const whole = packageTotal(awarded)
    const isAlone = mine.length === offered && mine.every((at) => picks[at]?.length === 1)
    return [{ quoteId, lines: mine, amount: Math.max(0, whole - (isAlone ? discount : 0)) }]
  })

/** Everything suppliers wrote in words of their own. */
export const remarksOf = ({ quotes }: Pick<PriceParity, 'quotes'>) =>
  quotes.map(({ id, remark, included, excluded, lines }) => ({
    quoteId: id,
    texts: [remark, included, excluded, ...lines.map((line) => line.remark ?? null)].flatMap((text) => text ?? []),
  }))

export type Reference = 'lowest' | 'budget' | 'last' | 'median' | 'mean'

/** What a price is held against, in fen for the whole line. */
export const referenceOf = (
  reference: Reference,
  line: PriceParity['lines'][number],
  summary: Comparison['lines'][number] | undefined,
): number | null => {
  if (reference === 'lowest') return summary?.lowest ?? null
  if (reference === 'mean') return summary?.mean ?? null
  if (reference === 'budget') return line.budgetAmount === null ? null : toFenNumber(line.budgetAmount)
  const each = reference === 'median' ? (line.history?.median ?? null) : line.lastPrice
  if (each === null) return null
  return Math.round(toFenNumber(each) * Number(line.quantity) * Number(line.times))
}

/** How far a price is above or below, in per cent with one place. */
export const deltaOf = (amount: number, reference: number | null): string | null => {
  if (reference === null || reference === 0) return null
  const delta = ((amount - reference) / reference) * 100
  return `${delta > 0 ? '+' : ''}${delta.toFixed(1)}%`
}

export const scoresOf = (data: PriceParity, { quotes }: Comparison): readonly QuoteScore[] => {
  if (data.criteria.length === 0) return []
  const totals = new Map(quotes.map(({ quoteId, total }) => [quoteId, fromFen(total)]))
  return rankQuotes(
    data.criteria,
    data.quotes.map(({ id, submittedAt }) => ({ quoteId: id, price: totals.get(id) ?? '0', submittedAt })),
    data.scores.map(({ quote, criterion, evaluator, score }) => ({
      quoteId: quote,
      criterion,
      evaluator: evaluator.id,
      score,
    })),
  )
}
