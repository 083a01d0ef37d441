import { lineAmounts, type LineAmounts } from '@srm/api/budget/amounts'
import { quantityOf, type Headcount } from '@srm/api/budget/quantity'
import { plainDecimalText } from '@srm/api/shared/decimal-text'
import type { GridRow } from '@/ui/grid/model/types.ts'
import type { Line } from '@/ui/record-form/rows/rows-paste.ts'

/** A line as the table shows it: how many is one cell, whether it is a number or a formula. */
export type BudgetRow = GridRow

type Category = { readonly id: string; readonly name: string }

const prefix = 'category:'
export const headingOf = ({ id, name }: Category): BudgetRow => ({ id: prefix + id, isHeading: true, name })
const categoryOf = (parentId: unknown): string | undefined =>
  typeof parentId === 'string' && parentId.startsWith(prefix) ? parentId.slice(prefix.length) : undefined

const word = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)
const isPlain = (text: string): boolean => /^\d+(?:\.\d+)?$/.test(text)

/** What stands in the cell of a line that is not worked out: its formula, or the number itself. */
const countText = ({ formula, quantity, costType }: Line): string | undefined =>
  word(formula) ??
  (costType === 'perHead' || word(quantity) === undefined ? undefined : plainDecimalText(String(quantity)))

/** A line the server does not know yet has a name here that never leaves the form. */
const fresh = 'new:'
export const newRow = (): BudgetRow => ({
  id: fresh + crypto.randomUUID(),
  costType: 'fixed',
  times: '1',
  costTaxRate: '0.00',
  isDeductible: false,
  incomeTaxRate: '6.00',
})

const refOf = (value: unknown): Category | undefined => {
  if (typeof value === 'string') return { id: value, name: '' }
  if (typeof value !== 'object' || value === null || !('id' in value) || typeof value.id !== 'string') return undefined
  return { id: value.id, name: 'name' in value && typeof value.name === 'string' ? value.name : '' }
}

/** The lines below headings, one for each category in the order they come; names are those of the tree. */
export const rowsOf = (lines: readonly Line[], nameOf: (id: string) => string | undefined): BudgetRow[] => {
  const groups = new Map<string, { readonly heading: BudgetRow; readonly rows: BudgetRow[] }>()
  for (const line of lines) {
    const category = refOf(line['category'])
    if (!category) continue
    const name = nameOf(category.id) ?? category.name
    const group = groups.get(category.id) ?? { heading: headingOf({ id: category.id, name }), rows: [] }
    groups.set(category.id, group)
    const id = word(line['id']) ?? newRow().id
    const times = word(line['times'])
    group.rows.push({
      ...line,
      id,
      parentId: group.heading.id,
      count: countText(line),
      ...(times !== undefined && { times: plainDecimalText(times) }),
    })
  }
  return [...groups.values()].flatMap(({ heading, rows }) => [heading, ...rows])
}

/** What nobody types, and what only the table knows. */
const ownKeys: ReadonlySet<string> = new Set(['parentId', 'count', 'margin', 'marginRate', 'isHeading'])

const toLine = (row: BudgetRow): Line => {
  const count = word(row['count'])
  const isNumber = count !== undefined && isPlain(count) && row['costType'] !== 'perHead'
  const kept = Object.entries(row).filter(([key]) => !ownKeys.has(key) && key !== 'id')
  return {
    ...Object.fromEntries(kept),
    ...(!row.id.startsWith(fresh) && { id: row.id }),
    category: categoryOf(row.parentId),
    formula: isNumber ? undefined : count,
    quantity: isNumber ? count : (row['quantity'] ?? '1'),
  }
}

/** A row that has not changed is the line it was: forms compare. */
const known = new WeakMap<BudgetRow, Line>()

/** What the form holds; headings are not lines. */
export const linesOf = (rows: readonly BudgetRow[]): Line[] =>
  rows
    .filter((row) => row.isHeading !== true)
    .map((row) => {
      const line = known.get(row) ?? toLine(row)
      known.set(row, line)
      return line
    })

const decimal = /^\d{1,13}(?:\.\d{1,6})?$/
const amountIn = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && decimal.test(value) ? value : otherwise

/** How many of a row; nothing where its formula cannot be worked out. */
export const quantityIn = (row: BudgetRow, count: Headcount): string | undefined => {
  if (row.isHeading) return undefined
  const text = word(row['count'])
  const isPerHead = row['costType'] === 'perHead'
  if (text === undefined && !isPerHead) return undefined
  const held = amountIn(row['quantity'], '1')
  const quantity = quantityOf(
    { costType: isPerHead ? 'perHead' : 'fixed', formula: text ?? null, quantity: held },
    count,
  )
  return typeof quantity === 'string' ? plainDecimalText(quantity) : undefined
}

/** Several columns and the sums above ask for the same amounts, one after the other. */
const byFigures = new Map<string, LineAmounts>()
const maxKept = 5000

/** The amounts of a row whose quantity has been worked out. */
export const amountsIn = (row: BudgetRow): LineAmounts | undefined => {
  if (row.isHeading || typeof row['quantity'] !== 'string') return undefined
  const adjustment = row['adjustment']
  const figures = {
    quantity: row['quantity'],
    times: amountIn(row['times'], '1'),
    costPrice: amountIn(row['costPrice'], '0'),
    adjustment: typeof adjustment === 'string' ? adjustment : null,
    costTaxRate: amountIn(row['costTaxRate'], '0'),
    isDeductible: row['isDeductible'] === true,
    incomePrice: amountIn(row['incomePrice'], '0'),
    incomeTaxRate: amountIn(row['incomeTaxRate'], '0'),
  }
  const key = Object.values(figures).join(' ')
  const amounts = byFigures.get(key) ?? lineAmounts(figures)
  if (byFigures.size >= maxKept) byFigures.clear()
  byFigures.set(key, amounts)
  return amounts
}

type KnownAmounts = { readonly count: Headcount; readonly amounts: LineAmounts | undefined }
const worked = new WeakMap<BudgetRow, KnownAmounts>()

/** The amounts of all lines by these figures; a row that is the same as before is not worked out again. */
export const allAmounts = (rows: readonly BudgetRow[], count: Headcount): LineAmounts[] =>
  rows.flatMap((row) => {
    const held = worked.get(row)
    if (held?.count === count) return held.amounts ?? []
    const amounts = amountsIn({ ...row, quantity: quantityIn(row, count) })
    worked.set(row, { count, amounts })
    return amounts ?? []
  })
