import { flatten, outlineOf, rowsOf, sheetOf, type Children } from './outline.ts'
import type { GridRow } from './types.ts'

export type RowMark = {
  readonly kind: 'added' | 'removed' | 'changed'
  /** What the changed cells held before. */
  readonly cells: ReadonlyMap<string, unknown>
}

export type GridDiff = {
  /** The newer version, with the rows that are gone where they stood. */
  readonly rows: readonly GridRow[]
  readonly marks: ReadonlyMap<string, RowMark>
}

const noCells: ReadonlyMap<string, unknown> = new Map()

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || (isEmpty(one) && isEmpty(other)) || JSON.stringify(one) === JSON.stringify(other)

const changedCells = (before: GridRow, after: GridRow, keys: readonly string[]): ReadonlyMap<string, unknown> =>
  new Map(keys.filter((key) => !isSame(before[key], after[key])).map((key) => [key, before[key]]))

const markOf = (before: GridRow | undefined, after: GridRow, keys: readonly string[]): RowMark | undefined => {
  if (!before) return { kind: 'added', cells: noCells }
  const cells = changedCells(before, after, keys)
  return cells.size > 0 ? { kind: 'changed', cells } : undefined
}

/** Two versions laid over each other. A row is the same where its id is. */
export const diffOf = (older: readonly GridRow[], newer: readonly GridRow[], keys: readonly string[]): GridDiff => {
  const before = sheetOf(older)
  const after = sheetOf(newer)
  const marks = new Map<string, RowMark>()
  for (const row of rowsOf(after)) {
    const mark = markOf(before.rows.get(row.id), row, keys)
    if (mark) marks.set(row.id, mark)
  }
  const children: Children = new Map([...outlineOf(after).children].map(([id, below]) => [id, [...below]]))
  for (const [parentId, below] of outlineOf(before).children)
    for (const [at, id] of below.entries()) {
      if (after.rows.has(id)) continue
      marks.set(id, { kind: 'removed', cells: noCells })
      const among = children.get(parentId) ?? []
      // Behind the neighbour it had; where that is gone or elsewhere, at the beginning.
      const previous = below[at - 1]
      children.set(parentId, among.toSpliced(previous === undefined ? 0 : among.indexOf(previous) + 1, 0, id))
    }
  return { rows: flatten(children).flatMap((id) => after.rows.get(id) ?? before.rows.get(id) ?? []), marks }
}
