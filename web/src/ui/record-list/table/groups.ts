import { z } from 'zod'
import type { Summary } from '@srm/api/shared/page'
import type { Row } from '@/ui/record-shape.ts'

export type GroupLine = {
  readonly kind: 'group'
  /** 0 is the outermost. */
  readonly level: number
  readonly field: string
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
  /** From the outside in. */
  readonly groups: readonly string[]
  readonly folded: ReadonlySet<string>
  readonly totals: Summary['groups']
}

const rowLine = (row: Row, index: number): RowLine => ({ kind: 'row', key: row.id, row, index })

const plainLines = (rows: readonly Row[]): Lines => ({
  length: rows.length,
  slice: (first, last) => rows.slice(first, last).map((row, at) => rowLine(row, first + at)),
  placeOf: (index) => (index < rows.length ? index : -1),
})

const pathKey = (path: readonly (string | null)[]): string => JSON.stringify(path)

/** What a group goes by among folded ones: its value, and those of the groups it stands in. */
const nameOf = (path: readonly (string | null)[]): string =>
  path.length === 1 ? (path[0] ?? '') : path.map((value) => value ?? '').join('\u0000')

/** Rows arrive sorted by the groups' fields; heads are put before each run of the same values, the outer one first. */
const groupedLines = (rows: readonly Row[], { groups, folded, totals }: Options): Line[] => {
  const byPath = new Map(totals.map((total) => [pathKey([...total.under, total.value]), total]))
  const lines: Line[] = []
  let before: readonly (string | null)[] = []
  /** The level of the outermost folded group one is in; nothing while all are open. */
  let closed: number | undefined
  for (const [index, row] of rows.entries()) {
    const path = groups.map((field) => groupKey(row[field]))
    const same = index === 0 ? 0 : path.findIndex((value, at) => value !== before[at])
    for (let level = same === -1 ? groups.length : same; level < groups.length; level += 1) {
      if (closed !== undefined && closed >= level) closed = undefined
      if (closed !== undefined) break
      const own = path.slice(0, level + 1)
      const name = nameOf(own)
      const field = groups[level] ?? ''
      if (folded.has(name)) closed = level
      lines.push({
        kind: 'group',
        key: `group:${String(level)}:${row.id}`,
        level,
        field,
        name,
        value: row[field],
        total: byPath.get(pathKey(own)),
        folded: folded.has(name),
      })
    }
    before = path
    if (closed === undefined) lines.push(rowLine(row, index))
  }
  return lines
}

export const linesOf = (rows: readonly Row[], options: Options): Lines => {
  if (options.groups.length === 0) return plainLines(rows)
  const lines = groupedLines(rows, options)
  return {
    length: lines.length,
    slice: (first, last) => lines.slice(first, last),
    placeOf: (index) => lines.findIndex((line) => line.kind === 'row' && line.index === index),
  }
}
