import { addMoney } from '@srm/api/shared/money'
import { compareDecimals } from '@srm/api/shared/decimal-text'
import { lineAmount, sameDecimal } from '../document/amounts.rules.ts'

type OrderedLine = {
  readonly id: string
  readonly quantity: string
  readonly times: string
  readonly unitPrice: string | null
  readonly amount: string | null
  readonly dateFrom: string | null
  readonly dateTo: string | null
  readonly attendees: number | null
}

type LineWish = {
  readonly quantity: string
  readonly times?: string | null | undefined
  readonly unitPrice?: string | null | undefined
  readonly dateFrom?: string | null | undefined
  readonly dateTo?: string | null | undefined
  readonly attendees?: number | null | undefined
}

/** A line as it will be, with how it was. What is left out stays; the days go together. */
export const changedLine = (was: OrderedLine, wanted: LineWish) => {
  const before = {
    quantity: was.quantity,
    times: was.times,
    unitPrice: was.unitPrice ?? '0.00',
    amount: was.amount ?? '0.00',
  }
  const times = wanted.times ?? was.times
  const unitPrice = wanted.unitPrice ?? before.unitPrice
  const { quantity } = wanted
  const hasDays = Boolean(wanted.dateFrom)
  const isDropped = sameDecimal(quantity, '0')
  return {
    quantity,
    times,
    unitPrice,
    dateFrom: hasDays ? (wanted.dateFrom ?? null) : was.dateFrom,
    dateTo: hasDays ? (wanted.dateTo ?? null) : was.dateTo,
    attendees: wanted.attendees ?? was.attendees,
    amount: isDropped ? '0.00' : lineAmount({ quantity, times, unitPrice }, before),
    quantityBefore: was.quantity,
    timesBefore: was.times,
    unitPriceBefore: was.unitPrice,
    amountBefore: was.amount,
    dateFromBefore: was.dateFrom,
    dateToBefore: was.dateTo,
  }
}

type NewLine = { readonly quantity: string; readonly times?: string | null | undefined; readonly unitPrice: string }

/** A line the order does not have yet: there is nothing that it was. */
export const addedLine = <T extends NewLine>(wanted: T) => {
  const { quantity, unitPrice } = wanted
  const times = wanted.times ?? '1'
  return {
    ...wanted,
    orderLine: null,
    times,
    amount: lineAmount({ quantity, times, unitPrice }),
    quantityBefore: null,
    timesBefore: null,
    unitPriceBefore: null,
    amountBefore: null,
    dateFromBefore: null,
    dateToBefore: null,
  }
}

export type ChangedLine = ReturnType<typeof changedLine>

export const isDifferent = (line: ChangedLine, was: OrderedLine): boolean =>
  !sameDecimal(line.quantity, was.quantity) ||
  !sameDecimal(line.times, was.times) ||
  !sameDecimal(line.unitPrice, was.unitPrice ?? '0') ||
  line.dateFrom !== was.dateFrom ||
  line.dateTo !== was.dateTo ||
  line.attendees !== was.attendees

export const isBelow = (line: ChangedLine, accepted: string): boolean => compareDecimals(line.quantity, accepted) < 0

type LineAmount = { readonly id: string; readonly amount: string | null }

/** What the order comes to with its changed lines; what stands beside the lines stays as it is. */
export const changedTotal = (
  lines: readonly LineAmount[],
  adjustment: string,
  changed: ReadonlyMap<string, { readonly amount: string }>,
  added: readonly { readonly amount: string }[] = [],
): string =>
  addMoney(
    adjustment,
    ...lines.map(({ id, amount }) => changed.get(id)?.amount ?? amount ?? '0'),
    ...added.map(({ amount }) => amount),
  )
