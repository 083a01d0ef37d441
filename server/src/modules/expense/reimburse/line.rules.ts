import type { ExpenseRule, InvoiceKind } from '@srm/api/expense'
import { addMoney, compareMoney } from '@srm/api/shared/money'
import { missingParts, type InvoiceInput } from '../invoice/invoice.rules.ts'
import { isOverStandard, type Standard } from '../standard/standard.rules.ts'

/** What is sent of a line, as far as rules look at it. */
export type LineInput = {
  readonly expenseType: string
  readonly date: string
  readonly amount: string
  readonly city?: string | null | undefined
  readonly nights?: number | null | undefined
  readonly attendees?: number | null | undefined
  readonly invoiceKind?: InvoiceKind | null | undefined
  readonly number?: string | null | undefined
  readonly invoiceCode?: string | null | undefined
  readonly passenger?: string | null | undefined
  readonly seller?: string | null | undefined
  readonly invoiceDate?: string | null | undefined
  readonly invoiceAmount?: string | null | undefined
  readonly tax?: string | undefined
  readonly fare?: string | null | undefined
  readonly rate?: string | null | undefined
}

/** The receipt of a line; nothing where none was kept. */
export const invoiceOf = (line: LineInput): InvoiceInput | null => {
  const { invoiceKind: kind, number, invoiceCode, passenger, seller, tax, fare, rate } = line
  if (!kind) return null
  const date = line.invoiceDate ?? line.date
  return {
    kind,
    number,
    invoiceCode,
    passenger,
    seller,
    date,
    amount: line.invoiceAmount ?? line.amount,
    tax,
    fare,
    rate,
  }
}

export const invoicesIn = (lines: readonly LineInput[]): InvoiceInput[] =>
  lines.flatMap((line) => invoiceOf(line) ?? [])

export type LineProblem = {
  readonly index: number
  readonly kind: 'amount' | 'part' | 'less' | 'tax'
  readonly field: string
}

/** The first thing that is wrong with lines, and where. */
export const problemIn = (lines: readonly LineInput[]): LineProblem | undefined => {
  for (const [index, line] of lines.entries()) {
    if (compareMoney(line.amount, '0') <= 0) return { index, kind: 'amount', field: 'amount' }
    if (compareMoney(line.tax ?? '0', line.amount) > 0) return { index, kind: 'tax', field: 'tax' }
    if (line.invoiceAmount && compareMoney(line.amount, line.invoiceAmount) > 0)
      return { index, kind: 'less', field: 'amount' }
    const invoice = invoiceOf(line)
    const [missing] = invoice ? missingParts(invoice) : []
    if (missing) return { index, kind: 'part', field: missing }
  }
  return undefined
}

/** The same lines with what the product says of them: all of it is claimed, some of it beyond the standard. */
export const judgeLines = <L extends LineInput>(
  lines: readonly L[],
  standards: readonly Standard[],
  rule: ExpenseRule,
) =>
  lines.map((line) => ({
    ...line,
    approvedAmount: line.amount,
    isOver: isOverStandard(line, standards, rule),
    cutNote: null,
  }))

type JudgedLine = LineInput & { readonly approvedAmount?: string | null | undefined; readonly isOver: boolean }

export const totalsOf = (lines: readonly JudgedLine[]) => ({
  amount: addMoney('0', ...lines.map(({ amount }) => amount)),
  approvedTotal: addMoney('0', ...lines.map(({ amount, approvedAmount }) => approvedAmount ?? amount)),
  hasInvoices: lines.every(({ invoiceKind }) => Boolean(invoiceKind)),
  overDays: lines.reduce((sum, { isOver, nights }) => sum + (isOver ? (nights ?? 1) : 0), 0),
})
