import { metaOf } from '@srm/api/shared/field-meta'
import { diffOf, type RowMark } from '../grid/model/diff.ts'
import type { GridRow } from '../grid/model/types.ts'
import { isEmptyValue } from '../fields/view-parts.tsx'
import type { Values } from '../record-form/sections.ts'
import type { Fields } from '../record-shape.ts'

export type FieldDiff = {
  readonly name: string
  readonly kind: 'same' | 'added' | 'removed' | 'changed'
  readonly before: unknown
  readonly after: unknown
}

const isSame = (one: unknown, other: unknown): boolean =>
  (isEmptyValue(one) && isEmptyValue(other)) || JSON.stringify(one) === JSON.stringify(other)

const kindOf = (before: unknown, after: unknown): FieldDiff['kind'] => {
  if (isSame(before, after)) return 'same'
  if (isEmptyValue(before)) return 'added'
  return isEmptyValue(after) ? 'removed' : 'changed'
}

/** What became of each field that is not a table of lines. */
export const diffFields = (fields: Fields, before: Values, after: Values): FieldDiff[] =>
  Object.entries(fields)
    .filter(([, schema]) => metaOf(schema).kind !== 'rows')
    .map(([name]) => ({
      name,
      kind: kindOf(before[name], after[name]),
      before: before[name],
      after: after[name],
    }))

export type LineDiff = { readonly row: GridRow; readonly mark: RowMark | undefined }

const linesIn = (value: unknown): readonly GridRow[] =>
  Array.isArray(value)
    ? value.filter((line: unknown): line is GridRow => typeof line === 'object' && line !== null)
    : []

/** The lines of both versions laid over each other, as the grid does it. */
export const diffLines = (columns: Fields, before: unknown, after: unknown): LineDiff[] => {
  const { rows, marks } = diffOf(linesIn(before), linesIn(after), Object.keys(columns))
  return rows.map((row) => ({ row, mark: marks.get(row.id) }))
}
