import { addMoney } from '@srm/api/shared/money'
import type { SheetDocument, SheetLine } from '../sheet/sheet.rules.ts'

type KnownLine = {
  readonly id: string
  readonly source: string
  readonly confirmedBy: { readonly id: string } | null
  readonly confirmedAt: string | null
} & Readonly<Record<string, unknown>>

const amountsOf = (line: SheetLine) =>
  line.side === 'cost'
    ? {
        firstCost: line.first,
        budgetCost: line.budget,
        committedCost: line.committed,
        settledCost: line.settled,
        invoicedCost: line.invoiced,
        paidCost: line.paid,
      }
    : {
        firstIncome: line.first,
        contractIncome: line.committed,
        settledIncome: line.settled,
        invoicedIncome: line.invoiced,
        receivedIncome: line.paid,
      }

/** Lines as the record keeps them; one whose figures are what they were stays confirmed. */
export const keptLines = (lines: readonly SheetLine[], before: readonly KnownLine[]) => {
  const known = new Map(before.map((one) => [one.source, one]))
  return lines.map((line) => {
    const was = known.get(line.source)
    const amounts = amountsOf(line)
    const isSame = was !== undefined && Object.entries(amounts).every(([key, amount]) => was[key] === amount)
    return {
      ...(was && { id: was.id }),
      side: line.side,
      source: line.source,
      category: line.category,
      name: line.name,
      ...amounts,
      confirmedBy: isSame ? (was.confirmedBy?.id ?? null) : null,
      confirmedAt: isSame ? was.confirmedAt : null,
    }
  })
}

/** What an account comes to. */
export const totalsOf = (lines: readonly SheetLine[], documents: readonly SheetDocument[]) => {
  const of = (side: 'cost' | 'income', key: 'budget' | 'committed' | 'settled' | 'invoiced' | 'paid'): string =>
    addMoney('0', ...lines.filter((one) => one.side === side).map((one) => one[key]))
  const taxes = (side: 'cost' | 'income', key: 'tax' | 'withheld'): string =>
    addMoney('0', ...documents.filter((one) => one.side === side).map((one) => one[key]))
  return {
    budgetCost: of('cost', 'budget'),
    committedCost: of('cost', 'committed'),
    settledCost: of('cost', 'settled'),
    invoicedCost: of('cost', 'invoiced'),
    paidCost: of('cost', 'paid'),
    withheldTax: taxes('cost', 'withheld'),
    deductibleTax: taxes('cost', 'tax'),
    contractIncome: of('income', 'committed'),
    settledIncome: of('income', 'settled'),
    invoicedIncome: of('income', 'invoiced'),
    receivedIncome: of('income', 'paid'),
    outputTax: taxes('income', 'tax'),
  }
}
