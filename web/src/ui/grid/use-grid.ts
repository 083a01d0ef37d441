import { useEffect, useId, useLayoutEffect, useMemo, useState } from 'react'
import type { FieldError } from '@/lib/api/api-error.ts'
import { useNarrow } from '../narrow.ts'
import { derive } from './model/derived.ts'
import { diffOf, type GridDiff } from './model/diff.ts'
import { rowsOf, sheetOf } from './model/outline.ts'
import type { GridColumn, GridRow } from './model/types.ts'
import { widthsOf, type GridScope } from './scope.ts'
import { createStore, resetRows, setErrors, type GridOptions } from './store.ts'

export type GridProps<R extends GridRow = GridRow> = {
  readonly label: string
  /** Kept from one drawing to the next: other columns mean that everything is worked out again. */
  readonly columns: readonly GridColumn<R>[]
  readonly rows: readonly R[]
  /** All rows in order, with what is worked out filled in, after every step. */
  readonly onChange?: (rows: R[]) => void
  /** Rows may stand below each other. */
  readonly tree?: boolean
  /** Every line stands below a heading and nowhere else. */
  readonly grouped?: boolean
  readonly readOnly?: boolean
  /** What the server objects to; another list is another answer. `name` is what it calls the rows, as in `lines.3.price`. */
  readonly errors?: readonly FieldError[]
  readonly name?: string
  readonly max?: number
  readonly newRow?: () => R
  /** An older version: what was added, removed and changed since is marked, and nothing can be written. */
  readonly compareWith?: readonly R[]
  /** The most it is high, in pixels. */
  readonly height?: number
}

const freshRow = (): GridRow => ({ id: crypto.randomUUID() })
const noErrors: readonly FieldError[] = []
const nobody: ReadonlySet<string> = new Set()
const noMarks: GridDiff['marks'] = new Map()

const worked = (rows: readonly GridRow[], columns: readonly GridColumn[]): GridRow[] => {
  const sheet = sheetOf(rows)
  return rowsOf({ order: sheet.order, rows: derive(sheet, columns).rows })
}

/** Two versions as one list of rows; without an older one the rows themselves. */
const useVersions = ({ rows, columns, compareWith }: GridProps): GridDiff =>
  useMemo(() => {
    if (!compareWith) return { rows, marks: noMarks }
    const keys = columns.map(({ key }) => key)
    return diffOf(worked(compareWith, columns), worked(rows, columns), keys)
  }, [rows, columns, compareWith])

const removedIn = ({ marks }: GridDiff): ReadonlySet<string> =>
  marks.size === 0 ? nobody : new Set([...marks].filter(([, { kind }]) => kind === 'removed').map(([id]) => id))

/** The store of one grid, which follows the properties, and what its parts need to know. */
export const useGrid = (props: GridProps): GridScope => {
  const { columns, grouped = false, tree = grouped, errors = noErrors, name = '', onChange } = props
  const id = useId()
  const isNarrow = useNarrow()
  const diff = useVersions(props)
  const leftOut = useMemo(() => removedIn(diff), [diff])
  const readOnly = props.readOnly === true || props.compareWith !== undefined
  const options: GridOptions = {
    columns,
    isTree: tree,
    isGrouped: grouped,
    readOnly,
    maxRows: props.max ?? Infinity,
    newRow: props.newRow ?? freshRow,
    leftOut,
    changed: (rows) => onChange?.(rows),
  }
  const [store] = useState(() => createStore(diff.rows, options))
  useLayoutEffect(() => store.configure(options))
  useLayoutEffect(() => resetRows(store, diff.rows), [store, diff])
  useEffect(() => setErrors(store, name, errors), [store, name, errors])
  const { marks } = diff
  return useMemo(() => {
    const hasSums = columns.some(({ sum }) => sum)
    return {
      id,
      store,
      columns,
      widths: widthsOf(columns, isNarrow),
      hasSums,
      isTree: tree,
      isGrouped: grouped,
      readOnly,
      marks,
    }
  }, [id, store, columns, isNarrow, tree, grouped, readOnly, marks])
}
