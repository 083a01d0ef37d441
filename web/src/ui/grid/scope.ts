import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { Range } from '../record-list/table/use-window.ts'
import type { RowMark } from './model/diff.ts'
import type { GridColumn } from './model/types.ts'
import type { GridState, GridStore, Topic } from './store.ts'

export const rowHeight = 32
const headWidth = 56

/** What every part of a grid needs; it stays the same while rows change. */
export type GridScope = {
  readonly id: string
  readonly store: GridStore
  readonly columns: readonly GridColumn[]
  /** In pixels; the first is that of the row numbers. */
  readonly widths: readonly number[]
  readonly hasSums: boolean
  readonly isTree: boolean
  readonly isGrouped: boolean
  readonly readOnly: boolean
  readonly marks: ReadonlyMap<string, RowMark>
}

export const GridContext = createContext<GridScope | undefined>(undefined)

/** Which of the rows are in sight. It is found where the element that scrolls is drawn, and read where the rows are. */
export const RangeContext = createContext<Range>({ first: 0, last: 0 })

export const useScope = (): GridScope => {
  const scope = use(GridContext)
  if (!scope) throw new Error('a row stands in a grid')
  return scope
}

/** Draws again when the topic changed; the state itself is read from the store. */
export const useTopic = (store: GridStore, topic: Topic): number =>
  useSyncExternalStore(
    useCallback((changed: () => void) => store.subscribe(topic, changed), [store, topic]),
    () => store.version(topic),
  )

/** The same for one thing that is read from the state: whoever listens draws again only when that is another. */
export const useReading = <T extends string | number | boolean>(
  store: GridStore,
  topic: Topic,
  read: (state: GridState) => T,
): T =>
  useSyncExternalStore(
    useCallback((changed: () => void) => store.subscribe(topic, changed), [store, topic]),
    () => read(store.state()),
  )

/** The column of row numbers and the first one stay in sight; on a phone they leave room for the others. */
const narrowHead = 44
const narrowFirst = 136

export const widthsOf = (columns: readonly GridColumn[], isNarrow: boolean): readonly number[] => [
  isNarrow ? narrowHead : headWidth,
  ...columns.map(({ width }, at) => (isNarrow && at === 0 ? Math.min(width, narrowFirst) : width)),
]

export const sumWidths = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0)

export const headId = (scope: GridScope, column: number): string => `${scope.id}-head-${String(column)}`
