import type { FinalAccount, FinalAccountDocument, FinalAccountSheet } from '@srm/api/final-account'
import { addMoney, subtractMoney } from '@srm/api/shared/money'
import { formatMoney } from '@/lib/format.ts'

export type AccountLine = FinalAccount['lines'][number]
export type Side = AccountLine['side']

export const shown = (amount: string | null): string => (amount === null ? '****' : formatMoney(amount))

type Column = { readonly key: string; readonly of: (line: AccountLine) => string | null }

const left = ({ budgetCost, settledCost }: AccountLine): string | null =>
  budgetCost === null || settledCost === null ? null : subtractMoney(budgetCost, settledCost)

/** What is shown of a line, by its side. */
export const columnsOf: Readonly<Record<Side, readonly Column[]>> = {
  cost: [
    { key: 'first', of: ({ firstCost }) => firstCost },
    { key: 'budget', of: ({ budgetCost }) => budgetCost },
    { key: 'committed', of: ({ committedCost }) => committedCost },
    { key: 'settled', of: ({ settledCost }) => settledCost },
    { key: 'invoiced', of: ({ invoicedCost }) => invoicedCost },
    { key: 'paid', of: ({ paidCost }) => paidCost },
    { key: 'difference', of: left },
  ],
  income: [
    { key: 'signed', of: ({ firstIncome }) => firstIncome },
    { key: 'contract', of: ({ contractIncome }) => contractIncome },
    { key: 'income', of: ({ settledIncome }) => settledIncome },
    { key: 'issued', of: ({ invoicedIncome }) => invoicedIncome },
    { key: 'received', of: ({ receivedIncome }) => receivedIncome },
  ],
}

export const sumOf = (amounts: readonly (string | null)[]): string | null => {
  const known = amounts.flatMap((amount) => amount ?? [])
  return known.length === amounts.length ? addMoney('0', ...known) : null
}

export const sourceDocuments = (documents: FinalAccountSheet['documents'], source: string): FinalAccountDocument[] =>
  documents.flatMap((one) => {
    const entries = one.entries.filter((part) => part.source === source)
    return entries.length > 0 ? [{ ...one, entries }] : []
  })
