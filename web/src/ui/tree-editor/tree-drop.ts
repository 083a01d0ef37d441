import type { Place, TreeRow } from './tree-node.ts'

/** Where the pointer is: over which row, how far down in it, and how many levels to the right of where it began. */
export type PointerPosition = { readonly index: number; readonly part: number; readonly shift: number }

/** A drop either hangs a node under another (`into`) or puts it on a line between two rows. */
export type Drop = Place & {
  readonly into?: string
  readonly line?: { readonly index: number; readonly depth: number }
}

const edge = 0.3

const between = (low: number, value: number, high: number): number =>
  Math.max(low, Math.min(value, Math.max(low, high)))

const onLine = (rows: readonly TreeRow[], dragged: TreeRow, gap: number, shift: number): Drop => {
  const others = (row: TreeRow): boolean => row.node.id !== dragged.node.id
  const above = rows.slice(0, gap).filter(others)
  const next = rows.slice(gap).find(others)
  const previous = above.at(-1)
  // What hangs below a closed node is not seen, so a line under it does not lead into it.
  const deepest = previous ? previous.depth + (previous.open === false ? 0 : 1) : 0
  const depth = between(next?.depth ?? 0, dragged.depth + shift, deepest)
  const parent = above.findLast((row) => row.depth === depth - 1)
  const before = next?.depth === depth ? next.node.id : null
  return { parentId: parent?.node.id ?? null, before, line: { index: gap, depth } }
}

/** Rows are those on screen without what hangs below the dragged one. */
export const dropAt = (rows: readonly TreeRow[], dragged: TreeRow, { index, part, shift }: PointerPosition): Drop => {
  const over = rows[index]
  if (over && over.node.id !== dragged.node.id && part > edge && part < 1 - edge)
    return { parentId: over.node.id, before: null, into: over.node.id }
  return onLine(rows, dragged, over ? index + (part < 0.5 ? 0 : 1) : index < 0 ? 0 : rows.length, shift)
}
