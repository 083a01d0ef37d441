import { ledgerPages } from '@srm/api/ledger/pages'
import type { AccountKind } from '@srm/api/ledger'
import { recordPaths } from '@srm/api/shared/pages'

export const fundPaths = recordPaths(ledgerPages.fundAccount)
export const reopenPaths = recordPaths(ledgerPages.monthReopen)

type Lines = {
  readonly company?: string | undefined
  readonly account?: AccountKind
  readonly fund?: string | undefined
  readonly from?: string
  readonly to?: string
  readonly side?: 'debit' | 'credit'
}

/** The lines of the journal a figure is the sum of. */
export const journalPath = ({ company, account, fund, from, to, side }: Lines): string => {
  const day =
    from !== undefined && to !== undefined
      ? [{ field: 'day', op: 'between', value: [from, to] }]
      : to === undefined
        ? []
        : [{ field: 'day', op: 'lte', value: to }]
  const filter = [
    ...(company === undefined ? [] : [{ field: 'company', op: 'in', value: [company] }]),
    ...(fund === undefined ? [] : [{ field: 'fund', op: 'in', value: [fund] }]),
    ...(account === undefined || fund !== undefined ? [] : [{ field: 'account', op: 'in', value: [account] }]),
    ...(side === undefined ? [] : [{ field: 'side', op: 'in', value: [side] }]),
    ...day,
  ]
  return `${ledgerPages.journal.path}?filter=${encodeURIComponent(JSON.stringify(filter))}`
}
