import type { Ctx } from '#kernel/ctx.ts'
import { comparisonInput } from '../parity/input.rules.ts'
import { readLines, readQuoteLines, readQuotes } from '../parity/matrix.store.ts'
import { awardRecords } from './award.service.ts'
import { priceAward, type Pick } from './price.rules.ts'

/** Minimum spends to be filled up and discounts, supplier by supplier: what an order has beside its lines. */
export const adjustmentsOf = async (ctx: Ctx, id: string): Promise<ReadonlyMap<string, string>> => {
  const { purchase, lines: awarded } = await awardRecords.held(ctx, id)
  const lines = await readLines(ctx, purchase.id, id)
  const quotes = await readQuotes(ctx, purchase.id)
  const offers = await readQuoteLines(
    ctx,
    quotes.map((quote) => quote.id),
  )
  const prices = { input: comparisonInput(lines, quotes, offers), lines, breakfastValue: null }
  const picks = awarded.flatMap(({ purchaseLine, supplier, quantity, isLowest, isAbnormal }): Pick[] => {
    const at = lines.findIndex((line) => line.id === purchaseLine.id)
    const quote = quotes.findIndex((one) => one.supplier.id === supplier.id)
    const wish = { purchaseLine: purchaseLine.id, supplier: supplier.id, quantity, isLowest, isAbnormal }
    return at < 0 || quote < 0 ? [] : [{ at, quote, wish }]
  })
  return new Map(
    [...Map.groupBy(picks, ({ wish }) => wish.supplier)].map(([supplier, mine]) => [
      supplier,
      priceAward(prices, mine).adjustment,
    ]),
  )
}
