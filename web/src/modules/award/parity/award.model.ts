import type { AwardLine, AwardReason, PriceParity } from '@srm/api/award'
import type { Comparison } from '@srm/api/award/comparison'
import { fromFactor, toFactor } from '@srm/api/award/fen'
import type { Picks } from './parity.model.ts'

/** How much of a line a quote is to get, and why. */
export type Wish = {
  readonly at: number
  readonly quoteId: string
  readonly quantity: string
  readonly reasonCode: AwardReason | null
  readonly reasonText: string
}

const quoteOf = ({ quotes }: Pick<PriceParity, 'quotes'>, supplier: string): string | undefined =>
  quotes.find((quote) => quote.supplier.id === supplier)?.id

/** What an award that is being written gives to whom: it is changed from where it was left. */
export const picksOf = (data: Pick<PriceParity, 'lines' | 'quotes'>, draft: readonly AwardLine[]): Picks =>
  data.lines.map(({ id }) =>
    draft.flatMap(({ purchaseLine, supplier }) => (purchaseLine.id === id ? (quoteOf(data, supplier.id) ?? []) : [])),
  )

/** What other awards leave of a line. */
export const leftOf = ({ quantity, awarded }: Pick<PriceParity['lines'][number], 'quantity' | 'awarded'>): bigint => {
  const left = toFactor(quantity) - toFactor(awarded)
  return left < 0n ? 0n : left
}

const offeredBy = (data: Pick<PriceParity, 'quotes'>, quoteId: string, at: number): bigint | null => {
  const quantity = data.quotes.find(({ id }) => id === quoteId)?.lines.find((line) => line.at === at)?.quantity
  return quantity === undefined ? null : toFactor(quantity)
}

/** Shared evenly to begin with; the first gets what does not divide, and nobody more than was offered. */
const shareOf = (left: bigint, count: number, place: number, offered: bigint | null): bigint => {
  const even = left / BigInt(count)
  const share = place === 0 ? left - even * BigInt(count - 1) : even
  return offered !== null && offered < share ? offered : share
}

type Selection = {
  readonly data: Pick<PriceParity, 'lines' | 'quotes'>
  readonly comparison: Comparison
  readonly picks: Picks
}

const reasonOf = ({ comparison }: Selection, at: number, quoteId: string): AwardReason | null => {
  const cell = comparison.quotes.find((one) => one.quoteId === quoteId)?.cells[at]
  if (!cell?.isLowest) return null
  return comparison.lines[at]?.offers === 1 ? 'sole' : 'lowest'
}

/** The lines of an award as they were chosen; a line whose choice did not change keeps its quantities and reasons. */
export const wishesOf = (chosen: Selection, draft: readonly AwardLine[]): Wish[] =>
  chosen.picks.flatMap((mine, at) => {
    const { data } = chosen
    const line = data.lines[at]
    if (!line) return []
    const known = draft.filter(({ purchaseLine }) => purchaseLine.id === line.id)
    const isKept =
      known.length === mine.length && known.every(({ supplier }) => mine.includes(quoteOf(data, supplier.id) ?? ''))
    return mine.map((quoteId, place) => {
      const before = known.find(({ supplier }) => quoteOf(data, supplier.id) === quoteId)
      const share = shareOf(leftOf(line), mine.length, place, offeredBy(data, quoteId, at))
      return {
        at,
        quoteId,
        quantity: isKept && before ? fromFactor(toFactor(before.quantity)) : fromFactor(share),
        reasonCode: before?.reasonCode ?? reasonOf(chosen, at, quoteId),
        reasonText: before?.reasonText ?? '',
      }
    })
  })

const given = (wishes: readonly Wish[], at: number): bigint =>
  wishes.reduce((sum, wish) => (wish.at === at ? sum + toFactor(wish.quantity || '0') : sum), 0n)

/** Lines of which more is given away than there is. */
export const overdrawn = ({ lines }: Pick<PriceParity, 'lines'>, wishes: readonly Wish[]): ReadonlySet<number> =>
  new Set(lines.flatMap((line, at) => (given(wishes, at) > leftOf(line) ? [at] : [])))

/** How many lines wait in the pool again once the award is approved, wholly or in part. */
export const restCounts = (
  { lines }: Pick<PriceParity, 'lines'>,
  wishes: readonly Wish[],
): { readonly whole: number; readonly parts: number } => {
  const rests = lines.map((line, at) => ({ left: leftOf(line), mine: given(wishes, at) }))
  return {
    whole: rests.filter(({ left, mine }) => left > 0n && mine === 0n).length,
    parts: rests.filter(({ left, mine }) => mine > 0n && mine < left).length,
  }
}
