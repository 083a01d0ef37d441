import { changeable, Contract, type FigureDiff, type RowDiff } from '@srm/api/contract'
import { metaOf, type FieldMeta } from '@srm/api/shared/field-meta'
import type { Language } from '@srm/api/shared/label'
import { label } from '@srm/api/shared/label'
import type { z } from 'zod'
import { matchRows } from './diff.rules.ts'

type Cells = Readonly<Record<string, unknown>>
export type Reader = { readonly language: Language; readonly hidesAmounts: boolean }

const yes = label('是', 'Yes')
const no = label('否', 'No')

/** A value as the table of changed figures says it. */
const wordOf = (meta: FieldMeta, value: unknown, language: Language): string | null => {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return (value ? yes : no)[language]
  if (typeof value === 'object') return 'name' in value && typeof value.name === 'string' ? value.name : null
  const choice = meta.choices?.find((one) => one.value === value)
  if (choice) return choice.label[language]
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return null
  return meta.kind === 'quantity' || meta.kind === 'percent' ? value.replace(/\.?0+$/, '') : value
}

const isSaid = (key: string, meta: FieldMeta, { hidesAmounts }: Reader): boolean =>
  key !== 'key' && key !== 'item' && key !== 'isDeviation' && !(meta.side !== undefined && hidesAmounts)

const figures = (fields: Readonly<Record<string, z.ZodType>>, before: Cells, after: Cells, reader: Reader) =>
  Object.entries(fields).flatMap(([field, schema]): FigureDiff[] => {
    const meta = metaOf(schema)
    if (meta.kind === 'rows' || !isSaid(field, meta, reader)) return []
    const [from, to] = [wordOf(meta, before[field], reader.language), wordOf(meta, after[field], reader.language)]
    return from === to ? [] : [{ field, name: meta.label[reader.language], before: from, after: to }]
  })

/** The fields a change may change, that do. */
export const diffFigures = (before: Cells, after: Cells, reader: Reader): FigureDiff[] =>
  figures(changeable, before, after, reader)

type Line = Cells & { readonly id?: string; readonly item?: unknown; readonly name?: unknown }

const idOf = ({ item, id }: Line): string | null => (typeof item === 'string' ? item : (id ?? null))
const nameOf = ({ name }: Line): string => (typeof name === 'string' ? name : '')

/** Lines of a sub-table that differ, each by its columns. */
export const diffRows = (
  key: 'lines' | 'plans',
  before: readonly Line[],
  after: readonly Line[],
  reader: Reader,
): RowDiff[] => {
  const fields = metaOf(Contract.fields[key]).fields ?? {}
  const { pairs, gone } = matchRows(before, after, [idOf, nameOf])
  const there = pairs.flatMap(([old, row]): RowDiff[] => {
    const columns = figures(fields, old ?? {}, row, reader)
    if (old && columns.length === 0) return []
    return [{ name: nameOf(row), kind: old ? 'changed' : 'added', columns }]
  })
  const removed = gone.map((row): RowDiff => ({
    name: nameOf(row),
    kind: 'removed',
    columns: figures(fields, row, {}, reader),
  }))
  return [...there, ...removed]
}
