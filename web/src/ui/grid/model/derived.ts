import { metaOf, type FieldMeta } from '@srm/api/shared/field-meta'
import { roundDecimal, sumDecimals } from '@srm/api/shared/decimal-text'
import { ancestorsOf, childrenOf, outlineOf } from './outline.ts'
import type { GridColumn, GridRow, Sheet, Step } from './types.ts'

/** The rows with what nobody types worked out, and what each column adds up to. */
export type DerivedRows = {
  readonly rows: ReadonlyMap<string, GridRow>
  readonly totals: Readonly<Record<string, unknown>>
  /** Rows with nothing below them: what they come to is in them alone. */
  readonly leaves: ReadonlySet<string>
}

const decimal = /^-?\d+(?:\.\d+)?$/

const numberText = (value: unknown): string | undefined => {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : undefined
  const text = typeof value === 'string' ? value.trim() : ''
  return decimal.test(text) ? text : undefined
}

/** Exactly what the numbers among the values come to; nothing where there is no number. */
export const sumOf = ({ kind, places = 2 }: FieldMeta, values: readonly unknown[]): unknown => {
  const texts = values.flatMap((value) => numberText(value) ?? [])
  if (texts.length === 0) return undefined
  const sum = sumDecimals(texts)
  if (kind === 'integer') return Number(sum)
  return kind === 'money' ? roundDecimal(sum, places) : sum
}

const sumIn = ({ key, schema }: GridColumn, rows: readonly GridRow[]): unknown =>
  sumOf(
    metaOf(schema),
    rows.map((row) => row[key]),
  )

/** Columns whose values changed below; the sums of the others stay what they were. */
type RowChange = { readonly before: GridRow | undefined; readonly keys: ReadonlySet<string> }

const deriveRow = (
  columns: readonly GridColumn[],
  row: GridRow,
  below: readonly GridRow[],
  touched?: RowChange,
): GridRow => {
  let result = row
  for (const column of columns) {
    const { key, formula, sum = false } = column
    const isSum = sum && below.length > 0
    if (!isSum && !formula) continue
    const isKnown = isSum && touched?.before !== undefined && !touched.keys.has(key)
    const value = isKnown ? touched.before?.[key] : isSum ? sumIn(column, below) : formula?.(result, below)
    if (!Object.is(result[key], value)) result = { ...result, [key]: value }
  }
  return result
}

const rowsIn = (rows: ReadonlyMap<string, GridRow>, ids: readonly string[]): GridRow[] =>
  ids.flatMap((id) => rows.get(id) ?? [])

const sumColumns = (columns: readonly GridColumn[]): GridColumn[] => columns.filter(({ sum }) => sum)

const totalsOf = (columns: readonly GridColumn[], tops: readonly GridRow[]): Record<string, unknown> =>
  Object.fromEntries(sumColumns(columns).map((column) => [column.key, sumIn(column, tops)]))

const nobody: ReadonlySet<string> = new Set()

type Reuse = { readonly before: DerivedRows; readonly changed: ReadonlySet<string> }

const deriveAll = (
  sheet: Sheet,
  columns: readonly GridColumn[],
  leftOut: ReadonlySet<string>,
  reuse?: Reuse,
): DerivedRows => {
  const outline = outlineOf(sheet)
  const rows = new Map<string, GridRow>()
  const leaves = new Set<string>()
  const below = (id: string | null): GridRow[] =>
    rowsIn(
      rows,
      childrenOf(outline, id).filter((child) => !leftOut.has(child)),
    )
  for (const id of sheet.order.toReversed()) {
    const row = sheet.rows.get(id)
    if (!row) continue
    const children = below(id)
    if (children.length === 0) leaves.add(id)
    const isSame = children.length === 0 && reuse?.before.leaves.has(id) && !reuse.changed.has(id)
    rows.set(id, (isSame ? reuse?.before.rows.get(id) : undefined) ?? deriveRow(columns, row, children))
  }
  return { rows, totals: totalsOf(columns, below(null)), leaves }
}

/** Rows that are left out are worked out themselves, but no sum counts them. */
export const derive = (sheet: Sheet, columns: readonly GridColumn[], leftOut = nobody): DerivedRows =>
  deriveAll(sheet, columns, leftOut)

/** Deepest first, so that a row is worked out after all below it. */
const upwards = (sheet: Sheet, step: Step): string[] => {
  const outline = outlineOf(sheet)
  const ids = new Set(step.rows.flatMap(({ id }) => [id, ...ancestorsOf(outline, id)]))
  return [...ids].toSorted((one, other) => (outline.level.get(other) ?? 0) - (outline.level.get(one) ?? 0))
}

/** The same after a step. Only what it touched, and what stands above that, is worked out again. */
export const rederive = (
  before: DerivedRows,
  sheet: Sheet,
  columns: readonly GridColumn[],
  step: Step,
): DerivedRows => {
  const touched = new Set(step.rows.map(({ id }) => id))
  if (step.order) return deriveAll(sheet, columns, nobody, { before, changed: touched })
  const outline = outlineOf(sheet)
  const rows = new Map(before.rows)
  const keys = new Set<string>()
  for (const id of upwards(sheet, step)) {
    const row = sheet.rows.get(id)
    if (!row) continue
    const held = before.rows.get(id)
    const next = deriveRow(columns, row, rowsIn(rows, childrenOf(outline, id)), { before: held, keys })
    rows.set(id, next)
    for (const { key } of columns) if (!Object.is(held?.[key], next[key])) keys.add(key)
  }
  const changed = columns.filter(({ key }) => keys.has(key))
  const totals = totalsOf(changed, rowsIn(rows, childrenOf(outline, null)))
  return { rows, totals: { ...before.totals, ...totals }, leaves: before.leaves }
}
