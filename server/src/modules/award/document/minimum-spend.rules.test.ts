import { compareQuotes, prepareComparison } from '@srm/api/award/comparison'
import { fromFen } from '@srm/api/award/fen'
import { quoteAmounts } from '@srm/api/quote/amounts'
import { describe, expect, it } from 'vitest'

const asked = { quantity: '1', times: '1', attendees: null, ceilingPrice: null }
const offered = { isOffered: true, quantity: null, taxRate: null, hasBreakfast: false, isAlternate: false }
const rest = { blocks: [], extras: [] }

const items = [
  { line: { ...asked, id: 'h', lineKind: 'hall' }, unitPrice: '12000', minSpend: '50000' },
  { line: { ...asked, id: 'r', lineKind: 'room', quantity: '10', times: '2' }, unitPrice: '680', minSpend: '20000' },
  { line: { ...asked, id: 'm', lineKind: 'catering', quantity: '100' }, unitPrice: '300', minSpend: null },
] as const

describe('the minimum spend of a hall', () => {
  it.each([
    { isTaxIncluded: true, serviceChargeRate: '0' },
    { isTaxIncluded: true, serviceChargeRate: '15' },
    { isTaxIncluded: false, serviceChargeRate: '10' },
  ])('counts alike in the total of a quote and in the comparison: %o', (some) => {
    const terms = { ...some, taxRate: '6', discount: '800' }
    const quoted = quoteAmounts(
      items.map(({ line: { lineKind: kind, quantity, times }, unitPrice, minSpend }) => ({
        kind,
        isOffered: true,
        quantity,
        times,
        unitPrice,
        minSpend: minSpend ?? undefined,
      })),
      terms,
    )
    const offers = items.map(({ line, unitPrice, minSpend }) => ({
      ...offered,
      ...rest,
      lineId: line.id,
      unitPrice,
      minSpend,
    }))
    const input = { lines: items.map(({ line }) => line), quotes: [{ ...terms, id: 'a', lines: offers }] }
    const [compared] = compareQuotes(prepareComparison(input, { breakfastValue: null }), null).quotes
    expect(quoted.shortfall).toBe('20000.00')
    expect(fromFen(compared?.total ?? 0)).toBe(quoted.total)
  })
})
