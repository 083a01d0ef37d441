import type { InvoiceMatchState } from '@srm/api/invoicing'
import { addMoney, compareMoney } from '@srm/api/shared/money'

/** Up to where an order or a contract may be invoiced. */
export type Ceiling = {
  /** By what was ordered alone; nothing where there is no limit. */
  readonly ordered: string | null
  /** By what was ordered and accepted; nothing where nobody accepts. */
  readonly accepted: string | null
  /** Whether anything was accepted. */
  readonly isBegun: boolean
}

const isMore = (amount: string, limit: string | null): boolean => limit !== null && compareMoney(amount, limit) > 0

/** What invoices come to, against what may be invoiced. */
export const matchStateOf = (total: string, { ordered, accepted, isBegun }: Ceiling): InvoiceMatchState => {
  if (isMore(total, ordered)) return 'exception'
  if (accepted === null) return 'matched'
  if (!isBegun) return 'unmatched'
  return isMore(total, accepted) ? 'exception' : 'matched'
}

/** The limit an invoice is told with. */
export const limitOf = ({ ordered, accepted, isBegun }: Ceiling): string | null =>
  accepted !== null && isBegun ? accepted : ordered

type InvoiceAmount = { readonly id: string; readonly amount: string }
type MatchResult = { readonly id: string; readonly total: string; readonly state: InvoiceMatchState }

/** The oldest first: those that fit stay matched when a later one is too much. */
export const matchAll = (invoices: readonly InvoiceAmount[], before: string, ceiling: Ceiling): MatchResult[] => {
  let total = before
  return invoices.map(({ id, amount }) => {
    total = addMoney(total, amount)
    return { id, total, state: matchStateOf(total, ceiling) }
  })
}
