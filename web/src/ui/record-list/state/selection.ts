import type { Row } from '@/ui/record-shape.ts'

/** Chosen rows by id, as they were when chosen: they stay chosen on other pages. */
export type Selection = ReadonlyMap<string, Row>

export const noSelection: Selection = new Map()

export const toggleRow = (selection: Selection, row: Row): Selection => {
  const next = new Map(selection)
  if (!next.delete(row.id)) next.set(row.id, row)
  return next
}

export const addRows = (selection: Selection, rows: readonly Row[]): Selection =>
  new Map([...selection, ...rows.map((row) => [row.id, row] as const)])

export const dropRows = (selection: Selection, ids: readonly string[]): Selection => {
  const gone = new Set(ids)
  return new Map([...selection].filter(([id]) => !gone.has(id)))
}

/** All between the last one touched and this one follow this one. */
export const toggleRange = (selection: Selection, rows: readonly Row[], from: number, to: number): Selection => {
  const between = rows.slice(Math.min(from, to), Math.max(from, to) + 1)
  const touched = rows[to]
  if (!touched) return selection
  return selection.has(touched.id)
    ? dropRows(
        selection,
        between.map(({ id }) => id),
      )
    : addRows(selection, between)
}

export type Share = 'none' | 'some' | 'all'

export const shareOf = (selection: Selection, rows: readonly Row[]): Share => {
  if (selection.size === 0) return 'none'
  const chosen = rows.filter(({ id }) => selection.has(id)).length
  if (chosen === 0) return 'none'
  return chosen === rows.length ? 'all' : 'some'
}

export const toggleShown = (selection: Selection, rows: readonly Row[]): Selection =>
  shareOf(selection, rows) === 'all'
    ? dropRows(
        selection,
        rows.map(({ id }) => id),
      )
    : addRows(selection, rows)

/** Rows read again replace what was chosen before, so that an action carries the newest version. */
export const refreshed = (selection: Selection, rows: readonly Row[]): Selection => {
  if (selection.size === 0) return selection
  const newer = rows.filter((row) => selection.has(row.id) && selection.get(row.id) !== row)
  return newer.length === 0 ? selection : addRows(selection, newer)
}
