import { compareMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { comparisonInput } from '../parity/input.rules.ts'
import { readLines, readQuoteLines, readQuotes } from '../parity/matrix.store.ts'
import { priceAward, type Pick } from './price.rules.ts'

type Source = {
  readonly id: string
  /** Whose quotes count; those of everybody where nobody is named. */
  readonly winners: readonly string[]
}

/** What it comes to when every line goes to the cheapest of the winners. */
export const priceCheapest = async (ctx: Ctx, { id, winners }: Source) => {
  const lines = await readLines(ctx, id)
  const all = await readQuotes(ctx, id)
  const some = all.filter(({ supplier }) => winners.includes(supplier.id))
  const offers = await readQuoteLines(
    ctx,
    all.map((quote) => quote.id),
  )
  const input = comparisonInput(lines, all, offers)
  const picks = lines.flatMap((line, at): Pick[] => {
    const [best] = offers
      .filter(
        ({ lineId, quoteId }) => lineId === line.id && (some.length === 0 || some.some((one) => one.id === quoteId)),
      )
      .toSorted((a, b) => compareMoney(a.unitPrice ?? '0', b.unitPrice ?? '0'))
    const quote = all.findIndex((one) => one.id === best?.quoteId)
    const supplier = all[quote]?.supplier.id
    return supplier === undefined
      ? []
      : [
          {
            at,
            quote,
            wish: { purchaseLine: line.id, supplier, quantity: line.quantity, isLowest: false, isAbnormal: false },
          },
        ]
  })
  return { ...priceAward({ input, lines, breakfastValue: null }, picks), count: all.length }
}
