import type { z } from 'zod'

/** A line of a document. Lines that name a parent stand below it; a heading has lines below it and no cells of its own. */
export type GridRow = {
  readonly id: string
  readonly parentId?: string | null
  readonly isHeading?: boolean
} & Readonly<Record<string, unknown>>

export const isHeading = (row: GridRow | undefined): boolean => row?.isHeading === true

export type GridColumn<R extends GridRow = GridRow> = {
  readonly key: string
  readonly title: string
  readonly width: number
  /** A field of the field vocabulary: it decides how a cell is shown, edited, pasted and checked. */
  readonly schema: z.ZodType
  readonly readOnly?: boolean
  /** The value of a cell nobody types. `children` are the rows right below, with their own values worked out. */
  readonly formula?: (row: R, children: readonly R[]) => unknown
  /** Added up in the footer; a row with rows below shows what those come to, whatever it holds itself. */
  readonly sum?: boolean
}

/** All rows in the order they are read: parents before children, what stands below a row right behind it. */
export type Sheet = {
  readonly order: readonly string[]
  readonly rows: ReadonlyMap<string, GridRow>
}

export type CellChange = { readonly id: string; readonly key: string; readonly value: unknown }

/** Before and after of every row it touches, so that going back is the same as going forward. */
export type Step = {
  readonly rows: readonly RowChange[]
  /** A change of the tree carries the whole order, even where only a parent changed: readers notice by it. */
  readonly order?: { readonly before: readonly string[]; readonly after: readonly string[] }
}

export type RowChange = {
  readonly id: string
  readonly before: GridRow | undefined
  readonly after: GridRow | undefined
}
