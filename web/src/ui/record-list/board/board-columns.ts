import type { FieldMeta } from '@srm/api/shared/field-meta'
import type { Filter, Summary } from '@srm/api/shared/page'
import type { Row } from '@/ui/record-shape.ts'
import { groupKey } from '../table/groups.ts'

export type BoardColumn = {
  /** Null for rows in which the field is empty. */
  readonly value: string | null
  /** Nothing until the totals are known, or when there is too much to add up. */
  readonly count: number | undefined
  readonly sums: Readonly<Record<string, string>> | undefined
}

type Options = {
  readonly meta: FieldMeta
  readonly by: string
  /** Where the field itself does not list them. */
  readonly values?: readonly string[] | undefined
  readonly filters: readonly Filter[]
  readonly summary: Summary | undefined
}

const valuesIn = (filter: Filter): readonly unknown[] => (Array.isArray(filter.value) ? filter.value : [])

/** Whether the list's own filters leave room for rows of this value. */
const isAllowed = (value: string | null, { field, op }: Filter, by: string, named: readonly unknown[]): boolean => {
  if (field !== by) return true
  if (op === 'in') return named.includes(value)
  if (op === 'notIn') return !named.includes(value)
  if (op === 'isEmpty') return value === null
  return op === 'notEmpty' ? value !== null : true
}

/** Columns in the order of the field's own values; an empty column stands there to be filled. */
export const boardColumns = ({ meta, by, values, filters, summary }: Options): BoardColumn[] => {
  const groups = summary?.groups ?? []
  // More rows than are added up: the totals say nothing about any column.
  const areKnown = summary !== undefined && summary.sums !== null
  const listed = values ?? meta.choices?.map(({ value }) => value)
  const all: (string | null)[] = [...(listed ?? groups.flatMap(({ value }) => value ?? []))]
  if (groups.some(({ value }) => value === null)) all.push(null)
  return all
    .filter((value) => filters.every((filter) => isAllowed(value, filter, by, valuesIn(filter))))
    .map((value) => {
      const group = groups.find((one) => one.value === value)
      return { value, count: group?.count ?? (areKnown ? 0 : undefined), sums: group?.sums }
    })
}

/** The list's filters and the column's own. */
export const columnFilter = (filter: string, by: string, value: string | null): string => {
  const own: Filter = value === null ? { field: by, op: 'isEmpty' } : { field: by, op: 'in', value: [value] }
  return JSON.stringify([...(filter ? (JSON.parse(filter) as Filter[]) : []), own])
}

/** A card on its way: it is shown where it goes until the server has said so. */
export type Move = { readonly row: Row; readonly from: string | null; readonly to: string }
export type Moves = ReadonlyMap<string, Move>

/** The rows of a column with those on their way taken out or put on top. */
export const rowsIn = (rows: readonly Row[], value: string | null, by: string, moves: Moves): readonly Row[] => {
  if (moves.size === 0) return rows
  const arriving = [...moves.values()].filter(({ to, row }) => to === value && !rows.some(({ id }) => id === row.id))
  const staying = rows.filter(({ id }) => (moves.get(id)?.to ?? value) === value)
  return [...arriving.map(({ row }) => ({ ...row, [by]: value })), ...staying]
}

export const valueOf = (row: Row, by: string): string | null => groupKey(row[by])
