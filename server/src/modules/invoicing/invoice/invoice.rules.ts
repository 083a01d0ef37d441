import type { DigitalInvoice, IssuedKind, ReadInvoice } from '@srm/api/invoicing'
import { compareMoney } from '@srm/api/shared/money'

const digits: Readonly<Record<IssuedKind, number | null>> = {
  digitalSpecial: 20,
  digitalOrdinary: 20,
  paperSpecial: 8,
  paperOrdinary: 8,
  receipt: null,
}

/** How many digits the number of such an invoice has, where it is given one that does not have them. */
export const wrongDigits = (kind: IssuedKind, number: string): number | null => {
  const count = digits[kind]
  return count === null || (number.length === count && /^\d+$/.test(number)) ? null : count
}

export const needsCode = (kind: IssuedKind): boolean => kind === 'paperSpecial' || kind === 'paperOrdinary'
export const isSpecial = (kind: IssuedKind): boolean => kind === 'digitalSpecial' || kind === 'paperSpecial'
export const isCode = (code: string | null | undefined): boolean => /^(?:\d{10}|\d{12})$/.test(code ?? '')

/** What was applied for, as it should stand on the invoice. */
export type Expected = {
  readonly kind: IssuedKind
  readonly sellerName: string
  readonly sellerTaxNo: string | null
  readonly buyerName: string
  readonly buyerTaxNo: string | null
  readonly amount: string
  readonly tax: string
}

type Difference = ReadInvoice['differences'][number]

/** Names are written with brackets of both widths and with spaces. */
const bare = (name: string): string =>
  name.replaceAll(/\s/g, '').replaceAll('（', '(').replaceAll('）', ')').toUpperCase()

const differs = (field: Difference['field'], applied: string | null, printed: string | null): boolean => {
  if (applied === null || applied === '') return false
  if (field === 'amount' || field === 'tax') return compareMoney(applied, printed ?? '0') !== 0
  return bare(applied) !== bare(printed ?? '')
}

/** In what a printed invoice is not what was applied for; only tax, by rounding, and the kind may differ. */
export const differencesOf = (expected: Expected, printed: DigitalInvoice): Difference[] =>
  (['sellerName', 'sellerTaxNo', 'buyerName', 'buyerTaxNo', 'amount', 'tax', 'kind'] as const).flatMap((field) => {
    const [applied, found] = [expected[field], printed[field]]
    if ((field === 'kind' && found === null) || !differs(field, applied, found)) return []
    return [{ field, applied: applied ?? '', printed: found ?? '', isBlocking: field !== 'tax' && field !== 'kind' }]
  })
