import type { z } from 'zod'
import { metaOf } from '@srm/api/shared/field-meta'
import { neverPasted, pickedByHand, readCells, valueOf } from '@/ui/record-form/rows/rows-paste.ts'
import type { Box } from './selection.ts'
import type { CellChange, GridColumn, GridRow } from './types.ts'

export type PasteReason = 'readOnly' | 'byHand' | 'noColumn' | 'noRoom' | { readonly text: string }

/** A cell that stays out: where it would have gone, what it said and why. Places count from 1, as people do. */
export type PasteProblem = {
  readonly row: number
  readonly column: number
  readonly title: string
  readonly text: string
  readonly reason: PasteReason
}

export type PastePlan = {
  readonly changes: readonly CellChange[]
  readonly added: readonly GridRow[]
  readonly problems: readonly PasteProblem[]
}

/** What was copied here last: words alone would lose people, files and the like. */
export type CopiedCells = { readonly text: string; readonly values: readonly (readonly unknown[])[] }

export type PasteTarget = {
  readonly columns: readonly GridColumn[]
  readonly visible: readonly string[]
  readonly box: Box
  /** How many rows may be added below the last. */
  readonly room: number
  readonly newRow: () => GridRow
  readonly isFixed: (id: string, column: GridColumn) => boolean
  /** What is wrong with a value, in words. */
  readonly problemOf: (schema: z.ZodType, value: unknown) => string | undefined
  readonly copied: CopiedCells | undefined
}

type Source = { readonly text: string; readonly value?: { readonly held: unknown } }

const withoutLastLine = (rows: readonly string[][]): readonly string[][] =>
  rows.length > 1 && rows.at(-1)?.every((cell) => cell === '') ? rows.slice(0, -1) : rows

const sourcesOf = (text: string, copied: CopiedCells | undefined): Source[][] => {
  const rows = withoutLastLine(readCells(text))
  const isOwn = copied?.text === text
  return rows.map((row, top) =>
    row.map((cell, left) => (isOwn ? { text: cell, value: { held: copied.values[top]?.[left] } } : { text: cell })),
  )
}

/** One cell fills all that is selected; a block goes where it begins. */
const spread = (sources: Source[][], { top, bottom, left, right }: Box): Source[][] => {
  const only = sources.length === 1 && sources[0]?.length === 1 ? sources[0][0] : undefined
  if (!only) return sources
  return Array.from({ length: bottom - top + 1 }, () => Array.from({ length: right - left + 1 }, () => only))
}

const sameWord = (one: string, other: string): boolean => one.replace(/^\*/, '').toLowerCase() === other.toLowerCase()

/** Where the first row names columns, the cells below go to the columns of those names. */
const headedColumns = (
  columns: readonly GridColumn[],
  first: readonly Source[],
): (GridColumn | undefined)[] | undefined => {
  const found = first.map(({ text }) => columns.find(({ title }) => sameWord(text, title)))
  const isHead = first.length > 1 && first.every(({ text }, at) => text === '' || found[at])
  return isHead && found.some(Boolean) ? found : undefined
}

type Reading = { readonly value: unknown } | { readonly reason: PasteReason }

const read = (target: PasteTarget, column: GridColumn, source: Source): Reading => {
  const { kind } = metaOf(column.schema)
  if (source.value) return { value: source.value.held }
  if (source.text === '') return { value: undefined }
  if (pickedByHand.includes(kind) || neverPasted.includes(kind)) return { reason: 'byHand' }
  const value = valueOf(metaOf(column.schema), source.text)
  const wrong = target.problemOf(column.schema, value)
  return wrong === undefined ? { value } : { reason: { text: wrong } }
}

type Line = { readonly place: number; readonly id: string | undefined; readonly cells: readonly Source[] }

const placeLine = (
  target: PasteTarget,
  { place, id, cells }: Line,
  columnAt: (at: number) => GridColumn | undefined,
) => {
  const changes: { key: string; value: unknown }[] = []
  const problems: PasteProblem[] = []
  for (const [at, source] of cells.entries()) {
    const column = columnAt(at)
    const where = { row: place + 1, column: column ? target.columns.indexOf(column) + 1 : target.box.left + at + 1 }
    const refuse = (reason: PasteReason): void => {
      if (source.text !== '') problems.push({ ...where, title: column?.title ?? '', text: source.text, reason })
    }
    if (!column) refuse('noColumn')
    else if (place >= target.visible.length && id === undefined) refuse('noRoom')
    else if (column.readOnly || column.formula || (id !== undefined && target.isFixed(id, column))) refuse('readOnly')
    else {
      const reading = read(target, column, source)
      if ('reason' in reading) refuse(reading.reason)
      else changes.push({ key: column.key, value: reading.value })
    }
  }
  return { changes, problems }
}

/** What a pasted block would do, before it does anything. */
export const planPaste = (text: string, target: PasteTarget): PastePlan => {
  const all = sourcesOf(text, target.copied)
  const headed = headedColumns(target.columns, all[0] ?? [])
  const sources = headed ? all.slice(1) : spread(all, target.box)
  const columnAt = (at: number): GridColumn | undefined => (headed ? headed[at] : target.columns[target.box.left + at])
  const changes: CellChange[] = []
  const added: GridRow[] = []
  const problems: PasteProblem[] = []
  for (const [at, cells] of sources.entries()) {
    const place = target.box.top + at
    const isNew = place >= target.visible.length && added.length < target.room
    const created = isNew ? target.newRow() : undefined
    const id = created?.id ?? target.visible[place]
    const line = placeLine(target, { place, id, cells }, columnAt)
    problems.push(...line.problems)
    if (created) added.push({ ...created, ...Object.fromEntries(line.changes.map(({ key, value }) => [key, value])) })
    else if (id !== undefined) changes.push(...line.changes.map((change) => ({ id, ...change })))
  }
  return { changes, added, problems }
}
