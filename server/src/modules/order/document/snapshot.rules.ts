import type { OrderDifference } from '@srm/api/order'
import { compareDecimals } from '@srm/api/shared/decimal-text'

/** A line as both sides agreed on it. */
type SnapshotLine = {
  readonly id: string
  readonly name: string
  readonly quantity: string
  readonly times: string
  readonly unit: string | null
  readonly dateFrom: string | null
  readonly dateTo: string | null
  readonly attendees: number | null
  readonly unitPrice: string | null
  readonly amount: string | null
}

export type Snapshot = { readonly amount: string; readonly lines: readonly SnapshotLine[] }

export const snapshotOf = ({ amount, lines }: Snapshot): Snapshot => ({
  amount,
  lines: lines.map(({ id, name, quantity, times, unit, dateFrom, dateTo, attendees, unitPrice, amount: sum }) => ({
    id,
    name,
    quantity,
    times,
    unit,
    dateFrom,
    dateTo,
    attendees,
    unitPrice,
    amount: sum,
  })),
})

const fields = ['quantity', 'times', 'unitPrice', 'amount', 'dateFrom', 'dateTo', 'attendees'] as const

const textOf = (value: string | number | null | undefined): string | null =>
  value === null || value === undefined ? null : String(value)

const isDropped = ({ quantity }: SnapshotLine): boolean => compareDecimals(quantity, '0') === 0

/** What is different from the version before; nothing for the first one. */
export const differencesBetween = (before: Snapshot | undefined, after: Snapshot): OrderDifference[] => {
  if (!before) return []
  const known = new Map(before.lines.map((line) => [line.id, line]))
  const ofLines = after.lines.flatMap((line): OrderDifference[] => {
    const was = known.get(line.id)
    if (!was) return isDropped(line) ? [] : [{ line: line.name, field: 'added', before: null, after: line.quantity }]
    if (isDropped(line) && isDropped(was)) return []
    if (isDropped(line)) return [{ line: line.name, field: 'dropped', before: was.quantity, after: null }]
    return fields
      .filter((field) => textOf(was[field]) !== textOf(line[field]))
      .map((field) => ({ line: line.name, field, before: textOf(was[field]), after: textOf(line[field]) }))
  })
  return before.amount === after.amount
    ? ofLines
    : [...ofLines, { line: null, field: 'amount', before: before.amount, after: after.amount }]
}
