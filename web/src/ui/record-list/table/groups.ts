import { z } from 'zod'
import type { Summary } from '@srm/api/shared/page'
import type { Row } from '@/ui/record-shape.ts'

export type GroupLine = {
  readonly kind: 'group'
  readonly key: string
  /** Names the group among folded ones. */
  readonly name: string
  readonly value: unknown
  /** Nothing when the totals are not known. */
  readonly total: Summary['groups'][number] | undefined
  readonly folded: boolean
}
export type RowLine = { readonly kind: 'row'; readonly key: string; readonly row: Row; readonly index: number }
export type Line = GroupLine | RowLine

/** Lines are made when they come into sight: a list may hold tens of thousands and show thirty. */
export type Lines = {
  readonly length: number
  readonly slice: (first: number, last: number) => readonly Line[]
  /** Where a row stands, or -1 while its group is folded. */
  readonly placeOf: (index: number) => number
}

const named = z.looseObject({ id: z.string() })

/** What tells one group from another: a person by id, anything else by itself. */
export const groupKey = (value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number') return String(value)
  return named.safeParse(value).data?.id ?? null
}

type Options = {
  readonly group: string
  readonly folded: ReadonlySet<string>
  readonly totals: Summary['groups']
}

const rowLine = (row: Row, index: number): RowLine => ({ kind: 'row', key: row.id, row, index })

const plainLines = (rows: readonly Row[]): Lines => ({
  length: rows.length,
  slice: (first, last) => rows.slice(first, last).map((row, at) => rowLine(row, first + at)),
  placeOf: (index) => (index < rows.length ? index : -1),
})

/** Rows arrive sorted by the group's field; a head is put before each run of one value. */
const groupedLines = (rows: readonly Row[], { group, folded, totals }: Options): Line[] => {
  const byValue = new Map(totals.map((total) => [total.value, total]))
  const lines: Line[] = []
  let before: string | null | undefined
  let hidden = false
  for (const [index, row] of rows.entries()) {
    const value = groupKey(row[group])
    if (value !== before) {
      before = value
      const name = value ?? ''
      hidden = folded.has(name)
      const key = `group:${row.id}`
      lines.push({ kind: 'group', key, name, value: row[group], total: byValue.get(value), folded: hidden })
    }
    if (!hidden) lines.push(rowLine(row, index))
  }
  return lines
}

export const linesOf = (rows: readonly Row[], options: Options): Lines => {
  if (!options.group) return plainLines(rows)
  const lines = groupedLines(rows, options)
  return {
    length: lines.length,
    slice: (first, last) => lines.slice(first, last),
    placeOf: (index) => lines.findIndex((line) => line.kind === 'row' && line.index === index),
  }
}
