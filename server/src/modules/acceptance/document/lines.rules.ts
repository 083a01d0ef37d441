import { compareDecimals, multiplyDecimals, sumDecimals } from '@srm/api/shared/decimal-text'
import { label, type Label } from '@srm/api/shared/label'
import { addMoney, compareMoney, divideMoney, multiplyMoney, percentage, subtractMoney } from '@srm/api/shared/money'

/** One line of the version of an order both sides agreed on. */
export type OrderLine = {
  readonly id: string
  readonly name: string
  readonly unit: string | null
  readonly quantity: string
  /** Days, nights or sessions. */
  readonly times: string
  readonly unitPrice: string
  /** What it comes to in the order: with minimum spends of a line or nights at different prices, more than the product. */
  readonly amount: string
  /** By the order, which the acceptance cannot take back. */
  readonly isCustomerPaid?: boolean
}

export type ActualLine = {
  readonly id?: string | undefined
  readonly orderLine: string
  readonly day?: string | null | undefined
  readonly part?: string | null | undefined
  readonly quantity: string
  readonly times: string
  readonly isCustomerPaid: boolean
  readonly remark?: string | null | undefined
}

export type AcceptedLine = ActualLine & {
  readonly unit: string | null
  readonly orderedQuantity: string
  readonly orderedTimes: string
  readonly unitPrice: string
  readonly amount: string
  readonly isOver: boolean
}

/** What acceptances before this one took of a line, as quantity times nights. */
export type Earlier = { readonly orderLine: string; readonly total: string; readonly amount: string }

type Refusal = {
  readonly key: 'acceptance.no_lines' | 'acceptance.strange_line' | 'acceptance.line_twice'
  readonly words?: Readonly<Record<string, Label>>
  readonly path: string
}

const keyOf = ({ orderLine, day, part }: ActualLine): string => [orderLine, day ?? '', part ?? ''].join('|')

export const totalOf = ({ quantity, times }: { readonly quantity: string; readonly times: string }): string =>
  multiplyDecimals(quantity, times)

const wordsOf = (index: number) => ({ line: label(String(index + 1), String(index + 1)) })

const productOf = ({ unitPrice, quantity, times }: Pick<OrderLine, 'unitPrice' | 'quantity' | 'times'>): string =>
  multiplyMoney(unitPrice, quantity, times)

/** The part of an amount that belongs to so much of a whole, half up to the fen. */
const partOf = (amount: string, some: string, all: string): string =>
  compareDecimals(all, '0') === 0 ? '0.00' : divideMoney(multiplyDecimals(amount, some), all)

/**
 * What so much of a line costs, after what was accepted of it before. Where its price does not explain its amount, it
 * is a share of the amount, counted from the beginning, so that the shares of a whole line come to the whole to the fen.
 */
const priceLine = (line: OrderLine, actual: ActualLine, soFar: string): string => {
  const ordered = totalOf(line)
  if (compareMoney(productOf(line), line.amount) === 0)
    return multiplyMoney(line.unitPrice, actual.quantity, actual.times)
  const until = sumDecimals([soFar, totalOf(actual)])
  return subtractMoney(partOf(line.amount, until, ordered), partOf(line.amount, soFar, ordered))
}

const sumOf = (earlier: readonly Earlier[], orderLine: string): string =>
  sumDecimals(['0', ...earlier.filter((one) => one.orderLine === orderLine).map(({ total }) => total)])

/** Actual quantities at the agreed prices, each row rounded once; a refusal where a row is none of the order's. */
export const fillLines = (
  ordered: readonly OrderLine[],
  lines: readonly ActualLine[],
  earlier: readonly Earlier[],
): readonly AcceptedLine[] | Refusal => {
  if (lines.length === 0) return { key: 'acceptance.no_lines', path: 'lines' }
  const known = new Map(ordered.map((line) => [line.id, line]))
  const soFar = new Map(ordered.map(({ id }) => [id, sumOf(earlier, id)]))
  const seen = new Set<string>()
  const filled: AcceptedLine[] = []
  for (const [index, line] of lines.entries()) {
    const of = known.get(line.orderLine)
    const path = `lines.${String(index)}.orderLine`
    if (!of) return { key: 'acceptance.strange_line', words: wordsOf(index), path }
    if (seen.has(keyOf(line))) return { key: 'acceptance.line_twice', words: wordsOf(index), path }
    seen.add(keyOf(line))
    const before = soFar.get(of.id) ?? '0'
    const total = sumDecimals([before, totalOf(line)])
    soFar.set(of.id, total)
    filled.push({
      ...line,
      isCustomerPaid: line.isCustomerPaid || of.isCustomerPaid === true,
      unit: of.unit,
      orderedQuantity: of.quantity,
      orderedTimes: of.times,
      unitPrice: of.unitPrice,
      amount: priceLine(of, line, before),
      isOver: compareDecimals(total, totalOf(of)) > 0,
    })
  }
  return filled
}

type Sums = readonly { readonly orderLine: string; readonly total: string; readonly amount: string }[]

const sumsOf = (lines: readonly AcceptedLine[], earlier: readonly Earlier[]): Sums => [
  ...lines.map((line) => ({ orderLine: line.orderLine, total: totalOf(line), amount: line.amount })),
  ...earlier,
]

/** So much and so many per cent more. */
const withTolerance = (total: string, tolerance: string): string =>
  sumDecimals([total, multiplyDecimals(total, multiplyDecimals(tolerance, '0.01'))])

/**
 * Whether a line of the order is exceeded by more than the tolerance, in what was delivered or in what it costs. Nights
 * count together: one room more tonight and one less tomorrow is nothing anybody has to agree to.
 */
export const exceedsTolerance = (
  ordered: readonly OrderLine[],
  lines: readonly AcceptedLine[],
  earlier: readonly Earlier[],
  tolerance: string,
): boolean => {
  const sums = sumsOf(lines, earlier)
  return ordered.some((line) => {
    const mine = sums.filter(({ orderLine }) => orderLine === line.id)
    if (!lines.some(({ orderLine }) => orderLine === line.id)) return false
    const total = sumDecimals(mine.map((one) => one.total))
    if (compareDecimals(total, withTolerance(totalOf(line), tolerance)) > 0) return true
    const most = addMoney(line.amount, percentage(line.amount, tolerance))
    return compareMoney(addMoney(...mine.map(({ amount }) => amount)), most) > 0
  })
}

/** Whether nothing of the order is left to be delivered. */
export const isComplete = (
  ordered: readonly OrderLine[],
  lines: readonly AcceptedLine[],
  earlier: readonly Earlier[],
): boolean => {
  const sums = sumsOf(lines, earlier)
  return ordered.every((line) => {
    const mine = sums.filter(({ orderLine }) => orderLine === line.id)
    return compareDecimals(sumDecimals(['0', ...mine.map(({ total }) => total)]), totalOf(line)) >= 0
  })
}

const dayMs = 86_400_000
const dayAfter = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10)

const maxNights = 31

type DatedLine = OrderLine & { readonly kind: string; readonly dateFrom: string | null }

/** A line to begin with: rooms night by night, since not every night is as full; everything else as it was ordered. */
export const startRows = (line: DatedLine): readonly { readonly day: string | null; readonly times: string }[] => {
  const nights = Number(line.times)
  const from = line.dateFrom
  if (line.kind !== 'room' || from === null || !Number.isInteger(nights) || nights < 2 || nights > maxNights)
    return [{ day: from, times: line.times }]
  return Array.from({ length: nights }, (_, at) => ({ day: dayAfter(from, at), times: '1' }))
}
