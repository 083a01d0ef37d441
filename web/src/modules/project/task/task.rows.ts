import type { TaskNode } from '@srm/api/project'

export type TaskRow = Omit<TaskNode, 'children'> & { readonly children?: TaskRow[] }

/** A task read again as it was stays the same row, so that it is not drawn again. */
const rowsOf = new WeakMap<TaskNode, TaskRow>()

/** A table shows an arrow before everything that has a list, even an empty one. */
export const rowOf = (task: TaskNode): TaskRow => {
  const known = rowsOf.get(task)
  if (known) return known
  const { children, ...node } = task
  const row = { ...node, ...(children.length > 0 && { children: children.map(rowOf) }) }
  rowsOf.set(task, row)
  return row
}

/** Cells of a row that is the same are the same: of two thousand tasks one change draws a few. */
export const isChanged = (row: TaskRow, before: TaskRow): boolean => row !== before
