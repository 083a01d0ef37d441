import { metaOf, type FieldMeta, type Kind } from '@srm/api/shared/field-meta'
import type { RecordDefinition } from '@srm/api/shared/record'
import type { Session } from '#kernel/auth/auth.ts'
import { fail } from '#kernel/errors.ts'
import { linesIn, type Cells } from './row.ts'

type Values = Readonly<Record<string, unknown>>

const byKind: Partial<Record<Kind, string>> = { mobile: 'mobile', bankAccount: 'bankAccount' }

/** Which mask covers a field, if any does. */
const maskFor = (meta: FieldMeta): string | undefined =>
  meta.cost ? (meta.mask ?? 'cost') : (meta.secret ?? meta.mask ?? byKind[meta.kind])

type Covers = Pick<Session, 'masks'>

/** What covers an amount that comes in, and one that goes out. */
const sideMasks: Readonly<Record<string, string>> = { receive: 'income', pay: 'cost' }

/** Whether it may be covered in some row: what is summed, sorted or searched by then tells nothing. */
export const isMasked = (meta: FieldMeta, { masks }: Covers): boolean => {
  if (meta.side !== undefined) return Object.values(sideMasks).some((mask) => masks?.has(mask) === true)
  const mask = maskFor(meta)
  return mask !== undefined && masks?.has(mask) === true
}

/** Whether it is covered in this row: an amount by where its money goes, and where that is not known by either mask. */
const isCoveredIn = (row: Values, meta: FieldMeta, session: Covers): boolean => {
  const side = meta.side === undefined ? undefined : row[meta.side]
  if (typeof side !== 'string') return isMasked(meta, session)
  const mask = sideMasks[side]
  return mask !== undefined && session.masks?.has(mask) === true
}

/** Enough to recognise it, too little to use it. */
export const masked = (meta: FieldMeta, value: unknown): unknown => {
  if (meta.cost) return null
  if (typeof value !== 'string' || value.length < 7) return value === null || value === undefined ? value : '****'
  return `${value.slice(0, meta.kind === 'mobile' ? 3 : 4)}****${value.slice(-4)}`
}

type Coverage = { readonly key: string; readonly meta: FieldMeta; readonly lines: readonly Coverage[] }

const coveredIn = (fields: RecordDefinition['fields']): Coverage[] =>
  Object.entries(fields)
    .map(([key, schema]): Coverage => {
      const meta = metaOf(schema)
      return { key, meta, lines: meta.fields ? coveredIn(meta.fields) : [] }
    })
    .filter(({ meta, lines }) => maskFor(meta) !== undefined || lines.length > 0)

/** Lines have no side of their own: `whole` is the row they belong to. */
const hide = <T extends Cells>(covered: readonly Coverage[], session: Session, row: T, whole: Values = row): T => {
  const cells: Cells = row
  for (const { key, meta, lines } of covered) {
    if (key in cells && isCoveredIn(whole, meta, session)) cells[key] = masked(meta, cells[key])
    if (lines.length > 0) for (const line of linesIn(cells[key])) hide(lines, session, line, whole)
  }
  return row
}

/** Covers what the reader's roles hide, in a row about to be answered. */
export const masker = (record: RecordDefinition) => {
  const covered = coveredIn(record.fields)
  return <T extends Cells>(session: Session, row: T): T =>
    covered.length === 0 || !session.masks || session.masks.size === 0 ? row : hide(covered, session, row)
}

const pathsIn = (covered: readonly Coverage[], session: Session, prefix = ''): string[] =>
  covered.flatMap(({ key, meta, lines }) => [
    ...(isMasked(meta, session) ? [`${prefix}${key}`] : []),
    ...pathsIn(lines, session, `${prefix}${key}.`),
  ])

/** Which fields a reader's roles cover, columns of sub-tables as `lines.price`. */
export const maskedPaths = (record: RecordDefinition, session: Session): readonly string[] =>
  session.masks?.size ? pathsIn(coveredIn(record.fields), session) : []

/** One value as this reader may know it, lines of a sub-table included. */
export const coverOf = (meta: FieldMeta, value: unknown, session: Session): unknown => {
  if (isMasked(meta, session)) return masked(meta, value)
  if (!meta.fields || !Array.isArray(value)) return value
  const lines = coveredIn(meta.fields)
  return linesIn(value).map((line) => hide(lines, session, { ...line }))
}

const isCover = (value: unknown): boolean => typeof value === 'string' && value.includes('*')

type Cell = { readonly before: unknown; readonly value: unknown; readonly isCovered: boolean }

const kept = ({ key, meta }: Coverage, { before, value, isCovered }: Cell): unknown => {
  if (meta.cost) return isCovered ? before : value
  if (!isCover(value)) return value
  return value === masked(meta, before)
    ? before
    : fail('request.invalid', { errors: [{ path: key, message: '请输入完整内容' }] })
}

type Pair = { readonly before: Values; readonly values: Values }

const keptIn = (covered: readonly Coverage[], session: Session, { before, values }: Pair, whole: Values): Values => {
  const result: Record<string, unknown> = { ...values }
  for (const field of covered) {
    const { key, lines } = field
    if (lines.length === 0) {
      const isCovered = isCoveredIn(whole, field.meta, session)
      // What no form sends is left to whoever keeps it.
      if (key in values || isCovered) result[key] = kept(field, { before: before[key], value: values[key], isCovered })
    } else if (Array.isArray(values[key])) {
      const known = new Map(linesIn(before[key]).map((line) => [line.id, line]))
      result[key] = linesIn(values[key]).map((line) =>
        keptIn(lines, session, { before: known.get(line.id) ?? {}, values: line }, whole),
      )
    }
  }
  return result
}

/** A cover that comes back with a form means that nothing was changed; any other is no value. */
export const unmasker = (record: RecordDefinition) => {
  const covered = coveredIn(record.fields)
  return (session: Session, before: Values, values: Values): Values =>
    covered.length === 0 ? values : keptIn(covered, session, { before, values }, { ...before, ...values })
}
