import { z } from 'zod'
import type { Summary } from '@srm/api/shared/page'
import type { Row } from '../record-shape.ts'

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

/** Rows arrive sorted by the group's field; a head is put before each run of one value. */
export const linesOf = (rows: readonly Row[], { group, folded, totals }: Options): Line[] => {
  if (!group) return rows.map((row, index) => ({ kind: 'row', key: row.id, row, index }))
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
    if (!hidden) lines.push({ kind: 'row', key: row.id, row, index })
  }
  return lines
}
