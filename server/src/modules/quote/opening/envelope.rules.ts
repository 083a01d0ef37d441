import type { QuoteForm } from '@srm/api/quote/form'

/**
 * What may be judged before prices are known: what is offered and how. Words that are not about the thing offered stay
 * with the prices, since somebody could write one into them, and so do files nobody called technical.
 */
export const technicalPart = ({ lines, validUntil: _until, origin, ...form }: QuoteForm): QuoteForm => ({
  lines: lines.map(({ line, isOffered, quantity, isAlternate, alternateText, hasBreakfast, leadDays, spec }) => ({
    line,
    isOffered,
    quantity,
    isAlternate,
    alternateText,
    hasBreakfast,
    leadDays,
    spec,
    costItems: [],
    blocks: [],
  })),
  taxRate: '0',
  invoiceKind: 'none',
  isTaxIncluded: form.isTaxIncluded,
  serviceChargeRate: '0',
  discount: '0',
  cancellation: [],
  hold: 'none',
  included: form.included,
  excluded: form.excluded,
  signer: form.signer,
  attachments: form.technicalFiles,
  technicalFiles: form.technicalFiles,
  origin,
})
