import type { PurchaseOrderLine } from '@srm/api/order'
import { plainDecimalText } from '@srm/api/shared/decimal-text'
import { addMoney, multiplyMoney, subtractMoney } from '@srm/api/shared/money'
import type { ClaimedLine } from '@/modules/demand/index.ts'
import { refId } from '@/ui/grid/choosable.ts'
import type { Line } from '@/ui/record-form/rows/rows-paste.ts'
import { fromPool } from '../form/lines.model.ts'

/** What one line will be; what it does not say stays as it is. */
export type ChangedLine = {
  readonly orderLine: string
  readonly quantity: string
  readonly times?: string | null
  readonly unitPrice?: string | null
  readonly dateFrom?: string | null
  readonly dateTo?: string | null
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** The lines a form holds, whether they were read or are being written. */
export const changesIn = (lines: readonly Line[]): ChangedLine[] =>
  lines.flatMap((line) => {
    const orderLine = refId(line['orderLine'])
    const quantity = textOf(line['quantity'])
    if (orderLine === undefined || quantity === undefined) return []
    return [
      {
        orderLine,
        quantity,
        times: textOf(line['times']) ?? null,
        unitPrice: textOf(line['unitPrice']) ?? null,
        dateFrom: textOf(line['dateFrom']) ?? null,
        dateTo: textOf(line['dateTo']) ?? null,
      },
    ]
  })

/** How a change of a line begins: as it stands. */
export const beginWith = ({ id, quantity, times, unitPrice, dateFrom, dateTo }: PurchaseOrderLine): ChangedLine => ({
  orderLine: id,
  quantity: plainDecimalText(quantity),
  times: plainDecimalText(times),
  unitPrice,
  dateFrom,
  dateTo,
})

/** A line the order does not have yet, as the form holds it. */
export type AddedLine = Line

/** What a new line says of itself; it is written as a line of an order is. */
export const addedFields = [
  'name',
  'purchaseType',
  'quantity',
  'unit',
  'times',
  'unitPrice',
  'taxRate',
  'dateFrom',
  'dateTo',
  'budgetItem',
  'isCustomerPaid',
  'requirement',
  'remark',
] as const

/** What is still to be said of a line somebody asked for: all else stays as it was asked for. */
export const pooledFields = ['unitPrice', 'taxRate', 'remark'] as const

const refs: readonly string[] = ['purchaseType', 'budgetItem', 'poolLine']

/** A line of the pool as it would be ordered. */
export const addedFromPool = (line: ClaimedLine): AddedLine => {
  const [added = {}] = additionsIn([fromPool(line)])
  return added
}

/** Those of a form that are of no line of the order, in their order. */
export const additionsIn = (lines: readonly Line[]): AddedLine[] =>
  lines
    .filter((line) => refId(line['orderLine']) === undefined)
    .map((line) =>
      Object.fromEntries(
        [...addedFields, 'poolLine'].flatMap((key) => {
          const value = refs.includes(key) ? refId(line[key]) : line[key]
          return value === undefined || value === null ? [] : [[key, value]]
        }),
      ),
    )

const decimal = /^\d{1,13}(?:\.\d{1,6})?$/
const numberOr = (value: string | null | undefined, otherwise: string): string =>
  typeof value === 'string' && decimal.test(value) ? value : otherwise

/** What a line comes to after its change, as far as prices can be seen. */
export const amountAfter = (line: PurchaseOrderLine, change: ChangedLine | undefined): string | null => {
  if (!change) return line.amount
  const price = numberOr(change.unitPrice, line.unitPrice ?? '')
  if (price === '') return null
  return multiplyMoney(price, numberOr(change.quantity, '0'), numberOr(change.times, line.times))
}

/** What a new line comes to; nothing while its price or its quantity is not written. */
export const amountOfAdded = (line: AddedLine): string =>
  multiplyMoney(
    numberOr(textOf(line['unitPrice']), '0'),
    numberOr(textOf(line['quantity']), '0'),
    numberOr(textOf(line['times']), '1'),
  )

type ChangeTotals = { readonly before: string; readonly after: string; readonly difference: string }

/** What the order comes to before and after; nothing where its prices are covered. */
export const totalsOf = (
  amount: string | null,
  lines: readonly PurchaseOrderLine[],
  changes: readonly ChangedLine[],
  added: readonly AddedLine[] = [],
): ChangeTotals | undefined => {
  if (amount === null) return undefined
  const changed = lines.filter(({ id }) => changes.some(({ orderLine }) => orderLine === id))
  const sum = (amounts: readonly (string | null)[]): string => addMoney('0', ...amounts.map((one) => one ?? '0'))
  const next = changed.map((line) =>
    amountAfter(
      line,
      changes.find(({ orderLine }) => orderLine === line.id),
    ),
  )
  const difference = subtractMoney(sum([...next, ...added.map(amountOfAdded)]), sum(changed.map((line) => line.amount)))
  return { before: amount, after: addMoney(amount, difference), difference }
}
