import type { MatchState } from '@srm/api/acceptance'
import { addMoney, compareMoney, percentage } from '@srm/api/shared/money'

type MatchInput = {
  /** What of the order we pay, by the version that counts. */
  readonly ordered: string
  /** What we owe by acceptances both sides signed. */
  readonly accepted: string
  /** What was invoiced, as far as the caller knows. */
  readonly invoiced: string
  /** In percent. */
  readonly tolerance: string
}

const lesser = (one: string, other: string): string => (compareMoney(one, other) > 0 ? other : one)

/** Invoices of an order come to this at most: the lesser of what was ordered and what was accepted, and a little more. */
export const ceilingOf = ({ ordered, accepted, tolerance }: Omit<MatchInput, 'invoiced'>): string => {
  const base = lesser(ordered, accepted)
  return addMoney(base, percentage(base, tolerance))
}

/** Order, acceptance and invoice side by side. Whether somebody may go on in spite of an exception is said elsewhere. */
export const matchOf = (input: MatchInput): { readonly ceiling: string; readonly state: MatchState } => {
  const { ordered, accepted, invoiced } = input
  const ceiling = ceilingOf(input)
  const stateOf = (): MatchState => {
    if (compareMoney(invoiced, ceiling) > 0) return 'exception'
    if (compareMoney(accepted, '0') === 0) return 'unaccepted'
    const difference = compareMoney(invoiced, lesser(ordered, accepted))
    return difference < 0 ? 'open' : difference === 0 ? 'matched' : 'within'
  }
  return { ceiling, state: stateOf() }
}
