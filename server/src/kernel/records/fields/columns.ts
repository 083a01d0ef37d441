import { metaOf, type FieldMeta, type Kind } from '@srm/api/shared/field-meta'
import type { z } from 'zod'
import { isObject } from '@srm/api/shared/json'
import { cleanHtml } from './rich-text.ts'

export const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** One database column of a field, with the SQL type its parameters are cast to. */
export type Column = {
  readonly name: string
  readonly type: string
  readonly part?: string
  /** The fingerprint of a sealed value: written and looked for, never read. */
  readonly key?: true
}

/** Where the fingerprint of a sealed field stands among the values to store. */
export const keyPart = (key: string): string => `${key}#key`

export type Field = {
  readonly key: string
  readonly meta: FieldMeta
  readonly columns: readonly Column[]
  readonly nullable: boolean
}

const types: Partial<Record<Kind, string>> = {
  money: 'numeric',
  quantity: 'numeric',
  percent: 'numeric',
  integer: 'int',
  date: 'date',
  dateTime: 'timestamptz',
  bool: 'boolean',
  ref: 'uuid',
  person: 'uuid',
  department: 'uuid',
  refs: 'uuid[]',
  persons: 'uuid[]',
  attachments: 'uuid[]',
  images: 'uuid[]',
  multiDict: 'text[]',
  tags: 'text[]',
}

/** Kinds whose answer names the record referred to. */
export const isNamed = (kind: Kind): boolean => kind === 'ref' || kind === 'person' || kind === 'department'
export const isArray = (kind: Kind): boolean => (types[kind] ?? '').endsWith('[]')

const columnsOf = (key: string, { kind, secret }: FieldMeta): Column[] => {
  const base = snake(key)
  if (secret)
    return [
      { name: base, type: 'text' },
      { name: `${base}_key`, type: 'text', key: true },
    ]
  if (kind === 'rows') return []
  if (kind === 'dateRange') return ['from', 'to'].map((part) => ({ name: `${base}_${part}`, type: 'date', part }))
  if (kind === 'location')
    return [
      { name: `${base}_address`, type: 'text', part: 'address' },
      { name: `${base}_lat`, type: 'float8', part: 'lat' },
      { name: `${base}_lng`, type: 'float8', part: 'lng' },
    ]
  // Who created or changed a record is a fact about the row, not a reference somebody chose.
  const name = isNamed(kind) && !key.endsWith('By') ? `${base}_id` : base
  return [{ name, type: types[kind] ?? 'text' }]
}

export const fieldsOf = (fields: Readonly<Record<string, z.ZodType>>): Field[] =>
  Object.entries(fields).map(([key, schema]) => {
    const meta = metaOf(schema)
    return { key, meta, columns: columnsOf(key, meta), nullable: schema.safeParse(null).success }
  })

type Values = Readonly<Record<string, unknown>>

/** What goes into a field's columns, in their order. */
export const storedValues = ({ key, meta, columns }: Field, values: Values): unknown[] => {
  if (columns.length === 0) return []
  const value = values[key] ?? null
  if (meta.secret) return [value, values[keyPart(key)] ?? null]
  if (columns.some(({ part }) => part))
    return columns.map(({ part }) => (isObject(value) ? (value[part ?? ''] ?? null) : null))
  if (isArray(meta.kind)) return [value ?? []]
  if (meta.kind === 'richText' && typeof value === 'string') return [cleanHtml(value)]
  return [value]
}
