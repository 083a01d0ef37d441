import type { ComparisonInput } from '@srm/api/award/comparison'
import type { MatrixLine, MatrixQuote, MatrixQuoteLine } from './matrix.store.ts'

/** What was read of a purchase, as it is compared. */
export const comparisonInput = (
  lines: readonly MatrixLine[],
  quotes: readonly MatrixQuote[],
  offers: readonly MatrixQuoteLine[],
): ComparisonInput => {
  const byQuote = Map.groupBy(offers, ({ quoteId }) => quoteId)
  return {
    lines: lines.map(({ id, lineKind, quantity, times, attendees, ceilingPrice }) => ({
      id,
      lineKind,
      quantity,
      times,
      attendees,
      ceilingPrice,
    })),
    quotes: quotes.map(({ id, isTaxIncluded, taxRate, serviceChargeRate, discount }) => ({
      id,
      isTaxIncluded,
      taxRate,
      serviceChargeRate,
      discount,
      lines: (byQuote.get(id) ?? []).map((offer) => ({
        lineId: offer.lineId,
        isOffered: true,
        unitPrice: offer.unitPrice,
        quantity: offer.quantity,
        taxRate: offer.taxRate,
        minSpend: offer.minSpend,
        hasBreakfast: offer.hasBreakfast === true,
        isAlternate: offer.isAlternate,
        blocks: offer.blocks.map(({ quantity = null, rate }) => ({ quantity, rate })),
        extras: offer.costItems.map(({ amount }) => amount),
      })),
    })),
  }
}
