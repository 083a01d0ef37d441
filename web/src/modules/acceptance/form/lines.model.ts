import type { AcceptanceStart } from '@srm/api/acceptance'
import { compareDecimals, plainDecimalText } from '@srm/api/shared/decimal-text'
import { addMoney, multiplyMoney, subtractMoney } from '@srm/api/shared/money'
import type { Line } from '@/ui/record-form/rows/rows-paste.ts'

/** One row of a form: a line of the order, or one night of it. */
export type ActualLine = {
  readonly id?: string | undefined
  readonly orderLine: { readonly id: string; readonly name: string }
  readonly day: string | null
  readonly part: string | null
  readonly quantity: string
  readonly times: string
  readonly isCustomerPaid: boolean
  readonly remark: string | null
  readonly unit: string | null
  readonly orderedQuantity: string | null
  readonly orderedTimes: string | null
  readonly unitPrice: string | null
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
const plain = (value: unknown): string => {
  const text = textOf(value)
  return text !== null && /^-?\d+(?:\.\d+)?$/.test(text) ? plainDecimalText(text) : (text ?? '')
}

const refIn = (value: unknown): ActualLine['orderLine'] | undefined =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value
    ? { id: String(value.id), name: String(value.name) }
    : undefined

/** The rows a form holds. */
export const actualLines = (lines: readonly Line[]): ActualLine[] =>
  lines.flatMap((line) => {
    const orderLine = refIn(line['orderLine'])
    if (!orderLine) return []
    const id = textOf(line['id'])
    return [
      {
        ...(id !== null && { id }),
        orderLine,
        day: textOf(line['day']),
        part: textOf(line['part']),
        quantity: plain(line['quantity']),
        times: plain(line['times']) || '1',
        isCustomerPaid: line['isCustomerPaid'] === true,
        remark: textOf(line['remark']),
        unit: textOf(line['unit']),
        orderedQuantity: textOf(line['orderedQuantity']),
        orderedTimes: textOf(line['orderedTimes']),
        unitPrice: textOf(line['unitPrice']),
      },
    ]
  })

/** What an acceptance begins with: everything that is left, as it was ordered. */
export const startingLines = ({ lines }: AcceptanceStart): Line[] =>
  lines.map(({ orderLine, day, unit, orderedQuantity, orderedTimes, unitPrice, ...line }) => ({
    orderLine,
    day,
    unit,
    orderedQuantity,
    orderedTimes,
    unitPrice,
    quantity: plain(line.quantity),
    times: plain(line.times),
    isCustomerPaid: line.isCustomerPaid,
  }))

const decimal = /^\d{1,13}(?:\.\d{1,6})?$/
const isNumber = (value: string): boolean => decimal.test(value)

export const amountOf = ({ unitPrice, quantity, times }: ActualLine): string | null =>
  unitPrice === null || !isNumber(quantity) || !isNumber(times) ? null : multiplyMoney(unitPrice, quantity, times)

/** What the order has of it: a row for one night stands for one of its nights. */
const orderedOf = ({ day, orderedQuantity, orderedTimes }: ActualLine): string | null =>
  orderedQuantity === null ? null : multiplyMoney(orderedQuantity, day === null ? (orderedTimes ?? '1') : '1')

/** Against the order: more, less or the same. */
export const compareToOrder = (line: ActualLine): number => {
  const ordered = orderedOf(line)
  if (ordered === null || !isNumber(line.quantity) || !isNumber(line.times)) return 0
  return compareDecimals(multiplyMoney(line.quantity, line.times), ordered)
}

export type ActualGroup = {
  readonly orderLine: ActualLine['orderLine']
  readonly rows: readonly { readonly at: number; readonly line: ActualLine }[]
}

/** Rows of one line of the order stand together. */
export const groupsOf = (lines: readonly ActualLine[]): ActualGroup[] => {
  const rows = lines.map((line, at) => ({ at, line }))
  return [...Map.groupBy(rows, ({ line }) => line.orderLine.id).values()].flatMap((own) => {
    const [first] = own
    return first ? [{ orderLine: first.line.orderLine, rows: own }] : []
  })
}

const amountIn = (line: Line): string => {
  const amount = line['amount']
  return typeof amount === 'string' && isNumber(amount) ? amount : '0'
}

type AcceptanceTotals = {
  readonly lines: string
  readonly deducted: string
  readonly adjustment: string
  readonly settled: string
}

const listOf = (value: unknown): readonly Line[] => (Array.isArray(value) ? (value as readonly Line[]) : [])

/** What it comes to so far; nothing where prices are covered. */
export const totalsOf = (values: Readonly<Record<string, unknown>>): AcceptanceTotals | undefined => {
  const amounts = actualLines(listOf(values['lines'])).map(amountOf)
  if (amounts.includes(null)) return undefined
  const lines = addMoney('0', ...amounts.map((amount) => amount ?? '0'))
  const deducted = addMoney('0', ...listOf(values['deductions']).map(amountIn))
  const said = values['adjustment']
  const adjustment = typeof said === 'string' && /^-?\d+(?:\.\d{1,2})?$/.test(said) ? addMoney(said) : '0.00'
  return { lines, deducted, adjustment, settled: subtractMoney(addMoney(lines, adjustment), deducted) }
}
