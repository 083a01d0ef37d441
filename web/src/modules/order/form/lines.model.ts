import type { ClaimedLine } from '@/modules/demand/index.ts'
import type { OrderAgreedPrice } from '@srm/api/order'
import { plainDecimalText } from '@srm/api/shared/decimal-text'
import { addMoney, multiplyMoney } from '@srm/api/shared/money'
import { refId } from '@/ui/grid/choosable.ts'
import type { GridRow } from '@/ui/grid/model/types.ts'
import { isNewRow, newLineRow } from '@/ui/record-form/rows/line-rows.ts'
import type { Line } from '@/ui/record-form/rows/rows-paste.ts'

const decimal = /^\d{1,13}(?:\.\d{1,6})?$/
const numberIn = (value: unknown): string | undefined =>
  typeof value === 'string' && decimal.test(value) ? value : undefined

const plain = (value: unknown): unknown => (typeof value === 'string' ? plainDecimalText(value) : value)

export const newRow = (): GridRow => newLineRow({ quantity: '1', times: '1' })

/** A line as the table shows it: what is chosen from lists by id, numbers without noughts behind them. */
export const rowOf = (line: Line): GridRow => ({
  ...line,
  id: typeof line['id'] === 'string' ? line['id'] : newRow().id,
  purchaseType: refId(line['purchaseType']),
  budgetItem: refId(line['budgetItem']),
  quantity: plain(line['quantity']),
  times: plain(line['times']),
})

/** What only the product writes is not sent back. */
const ownKeys: ReadonlySet<string> = new Set(['id', 'parentId', 'isHeading', 'amount', 'agreedPrice', 'awardLine'])

export const lineOf = (row: GridRow): Line => ({
  ...Object.fromEntries(Object.entries(row).filter(([key]) => !ownKeys.has(key))),
  ...(!isNewRow(row) && { id: row.id }),
})

/** What a row comes to, once it has a price. */
export const amountIn = (row: Line): string | undefined => {
  const [price, quantity] = [numberIn(row['unitPrice']), numberIn(row['quantity'])]
  if (price === undefined || quantity === undefined) return undefined
  return multiplyMoney(price, quantity, numberIn(row['times']) ?? '1')
}

export const totalOf = (lines: readonly Line[]): string => addMoney('0', ...lines.map((line) => amountIn(line) ?? '0'))

const known = (line: Line): Line => Object.fromEntries(Object.entries(line).filter(([, value]) => value !== null))

/** A line of the pool as it is ordered. */
export const fromPool = (row: ClaimedLine): Line =>
  known({
    poolLine: { id: row.id, name: row.name },
    name: row.name,
    purchaseType: row.purchaseType,
    requirement: row.specText,
    quantity: row.quantity,
    times: row.times,
    unit: row.unit,
    dateFrom: row.dateFrom,
    dateTo: row.dateTo,
    timeSlot: row.timeSlot,
    attendees: row.attendees,
    layout: row.layout,
    region: row.region,
    isCustomerPaid: row.isCustomerPaid,
  })

/** A line at a price agreed on with the supplier. */
export const fromAgreed = ({ id, name, spec, unit, price, taxRate }: OrderAgreedPrice): Line =>
  known({
    priceItem: { id, name },
    name,
    requirement: spec,
    quantity: '1',
    times: '1',
    unit,
    unitPrice: price,
    taxRate,
  })

/** Lines with others behind them; what nobody has begun to write gives way. */
export const withMore = (lines: readonly Line[], more: readonly Line[]): Line[] => [
  ...lines.filter((line) => refId(line['purchaseType']) !== undefined || Boolean(line['name'])),
  ...more,
]
