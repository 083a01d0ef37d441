import type { Input } from '@srm/api/endpoint'
import type { AskedLine, quote } from '@srm/api/quote'

export type QuoteBody = Input<typeof quote.external.submit>['body']['form']

/** A form that answers all lines at one price. */
export const aQuoteForm = (
  lines: readonly Pick<AskedLine, 'id'>[],
  unitPrice = '100.00',
  more: Partial<QuoteBody> = {},
): QuoteBody => ({
  lines: lines.map(({ id }) => ({ line: id, isOffered: true, unitPrice })),
  taxRate: '6',
  invoiceKind: 'special',
  isTaxIncluded: true,
  signer: '周经理',
  ...more,
})
