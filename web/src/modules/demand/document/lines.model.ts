import type { DemandDraftLine, PurchaseTypeSpec } from '@srm/api/demand'
import { checkSpec, parseSpec } from '@srm/api/demand/spec'
import { plainDecimalText } from '@srm/api/shared/decimal-text'
import { addMoney, multiplyMoney } from '@srm/api/shared/money'
import { refId } from '@/ui/grid/choosable.ts'
import type { GridRow } from '@/ui/grid/model/types.ts'
import { isNewRow, newLineRow } from '@/ui/record-form/rows/line-rows.ts'
import type { Line } from '@/ui/record-form/rows/rows-paste.ts'

export const newRow = (): GridRow => newLineRow({ quantity: '1', times: '1' })

const decimal = /^\d{1,13}(?:\.\d{1,6})?$/
const numberIn = (value: unknown): string | undefined =>
  typeof value === 'string' && decimal.test(value) ? value : undefined

const plain = (value: unknown): unknown => (typeof value === 'string' ? plainDecimalText(value) : value)

/** A line as the table shows it: what it refers to by id, numbers without noughts behind them. */
export const rowOf = (line: Line): GridRow => ({
  ...line,
  // Forms name what a new line does not have as nothing.
  id: typeof line['id'] === 'string' ? line['id'] : newRow().id,
  purchaseType: refId(line['purchaseType']),
  budgetItem: refId(line['budgetItem']),
  quantity: plain(line['quantity']),
  times: plain(line['times']),
})

const ownKeys: ReadonlySet<string> = new Set(['id', 'parentId', 'isHeading', 'budgetAmount'])

/** What the form holds of a row. */
export const lineOf = (row: GridRow): Line => ({
  ...Object.fromEntries(Object.entries(row).filter(([key]) => !ownKeys.has(key))),
  ...(!isNewRow(row) && { id: row.id }),
})

/** What a row comes to, once it has a price. */
export const amountIn = (row: Line): string | undefined => {
  const [price, quantity] = [numberIn(row['budgetPrice']), numberIn(row['quantity'])]
  if (price === undefined || quantity === undefined) return undefined
  return multiplyMoney(price, quantity, numberIn(row['times']) ?? '1')
}

/** What lines come to so far. */
export const totalOf = (lines: unknown): string =>
  addMoney('0', ...(Array.isArray(lines) ? lines : []).map((line: Line) => amountIn(line) ?? '0'))

/** Whether something a type asks for is missing or wrong in the spec of a line. */
export const hasSpecProblem = (line: Line, types: readonly PurchaseTypeSpec[]): boolean => {
  const schema = types.find(({ id }) => id === refId(line['purchaseType']))?.schema ?? []
  const text = typeof line['spec'] === 'string' ? line['spec'] : ''
  return checkSpec(schema, parseSpec(schema, text).filled, 'demand').problems.length > 0
}

const known = <T extends object>(values: T): Line =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))

/** Lines that are brought in, as the form holds them. */
export const broughtIn = (lines: readonly DemandDraftLine[]): Line[] => lines.map(known)

/** Lines with others behind them; what nobody has begun to write gives way. */
export const withMore = (lines: readonly Line[], more: readonly Line[]): Line[] => [
  ...lines.filter((line) => refId(line['purchaseType']) !== undefined || Boolean(line['name'])),
  ...more,
]
