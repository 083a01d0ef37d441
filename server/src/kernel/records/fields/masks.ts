import { metaOf, type FieldMeta, type Kind } from '@srm/api/shared/field-meta'
import type { RecordDefinition } from '@srm/api/shared/record'
import type { Session } from '../auth.ts'
import { fail } from '../errors.ts'
import type { Row } from './select.ts'

type Values = Readonly<Record<string, unknown>>

const byKind: Partial<Record<Kind, string>> = { mobile: 'mobile', bankAccount: 'bankAccount' }

/** Which mask covers a field, if any does. */
const maskFor = (meta: FieldMeta): string | undefined => (meta.cost ? 'cost' : (meta.secret ?? byKind[meta.kind]))

export const isMasked = (meta: FieldMeta, { masks }: Pick<Session, 'masks'>): boolean => {
  const mask = maskFor(meta)
  return mask !== undefined && masks?.has(mask) === true
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

const hide = (covered: readonly Coverage[], session: Session, row: Row): Row => {
  for (const { key, meta, lines } of covered) {
    if (isMasked(meta, session) && key in row) row[key] = masked(meta, row[key])
    if (lines.length > 0 && Array.isArray(row[key])) for (const line of row[key] as Row[]) hide(lines, session, line)
  }
  return row
}

/** Covers what the reader's roles hide, in a row about to be answered. */
export const masker = (record: RecordDefinition) => {
  const covered = coveredIn(record.fields)
  return (session: Session, row: Row): Row =>
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
  return (value as Row[]).map((line) => hide(lines, session, { ...line }))
}

const isCover = (value: unknown): boolean => typeof value === 'string' && value.includes('*')

const kept = ({ key, meta }: Coverage, session: Session, before: unknown, value: unknown): unknown => {
  if (meta.cost) return isMasked(meta, session) ? before : value
  if (!isCover(value)) return value
  return value === masked(meta, before)
    ? before
    : fail('request.invalid', { errors: [{ path: key, message: '请输入完整内容' }] })
}

const keptIn = (covered: readonly Coverage[], session: Session, before: Values, values: Values): Values => {
  const result: Record<string, unknown> = { ...values }
  for (const field of covered) {
    const { key, lines } = field
    if (lines.length === 0) result[key] = kept(field, session, before[key], values[key])
    else if (Array.isArray(values[key])) {
      const known = new Map(((before[key] ?? []) as Row[]).map((line) => [line['id'], line]))
      result[key] = (values[key] as Row[]).map((line) => keptIn(lines, session, known.get(line['id']) ?? {}, line))
    }
  }
  return result
}

/** A cover that comes back with a form means that nothing was changed; any other is no value. */
export const unmasker = (record: RecordDefinition) => {
  const covered = coveredIn(record.fields)
  return (session: Session, before: Values, values: Values): Values =>
    covered.length === 0 ? values : keptIn(covered, session, before, values)
}
