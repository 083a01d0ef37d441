import { shanghaiTime } from '@srm/api/shared/date'
import { metaOf, type FieldMeta } from '@srm/api/shared/field-meta'
import type { Language } from '@srm/api/shared/label'
import type { RecordDefinition } from '@srm/api/shared/record'
import type { z } from 'zod'
import { isObject, textsOf } from '@srm/api/shared/json'

export type Names = { readonly [id: string]: string }
type Options = Readonly<Record<string, string>>
type Words = { names: Names; options: Options; language: Language }

const empty = { zh: '空', en: 'empty' } as const
const yes = { zh: '是', en: 'Yes' } as const
const no = { zh: '否', en: 'No' } as const
const files = { zh: (n: number) => `${n} 个文件`, en: (n: number) => `${n} file(s)` } as const

/** Ids and option values a change mentions, so that all names can be fetched at once. */
export const mentions = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(mentions)
  return value && typeof value === 'object' ? Object.values(value).flatMap(mentions) : []
}

type Line = Readonly<Record<string, unknown>>

const isLines = (value: unknown): value is readonly Line[] => Array.isArray(value)
const linesOf = (value: unknown): readonly Line[] => (isLines(value) ? value : [])

/** Which records of which kind a value names, in the lines of a table too. */
export const referencesIn = (meta: FieldMeta | undefined, values: readonly unknown[]): { of: string; id: string }[] => {
  if (meta?.fields)
    return Object.entries(meta.fields).flatMap(([key, schema]) =>
      referencesIn(
        metaOf(schema),
        values.flatMap(linesOf).map((line) => line[key]),
      ),
    )
  const { of } = meta ?? {}
  return of && (meta?.kind === 'ref' || meta?.kind === 'refs') ? mentions(values).map((id) => ({ of, id })) : []
}

const without = (lines: readonly Line[], others: readonly Line[]): readonly Line[] => {
  const known = new Set(others.map((line) => JSON.stringify(line)))
  return lines.filter((line) => !known.has(JSON.stringify(line)))
}

/** Of two states of a table the lines that differ: the others say nothing of what was changed. */
export const changedLines = (meta: FieldMeta | undefined, from: unknown, to: unknown): readonly [unknown, unknown] => {
  if (meta?.kind !== 'rows') return [from, to]
  const [gone, come] = [without(linesOf(from), linesOf(to)), without(linesOf(to), linesOf(from))]
  // They stand in another order.
  return gone.length + come.length > 0 ? [gone, come] : [from, to]
}

const partsOf = (value: unknown): Line => (isObject(value) ? value : {})

const said = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const choiceOf = (meta: FieldMeta, value: unknown, { language }: Words): string =>
  meta.choices?.find((choice) => choice.value === value)?.label[language] ?? said(value)

const lineInWords = (line: Line, meta: FieldMeta, words: Words): string =>
  Object.entries(meta.fields ?? {})
    .filter(([key]) => line[key] !== null && line[key] !== undefined && line[key] !== false)
    .filter(([, schema]) => !['images', 'attachments', 'bool'].includes(metaOf(schema).kind))
    .map(([key, schema]) => inWords(metaOf(schema), line[key], words))
    .join(' ')

/** A stored value as a person would say it. */
export const inWords = (meta: FieldMeta | undefined, value: unknown, words: Words): string => {
  const { names, options, language } = words
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
    return empty[language]
  switch (meta?.kind) {
    case 'bool':
      return value ? yes[language] : no[language]
    case 'choice':
      return choiceOf(meta, value, words)
    case 'dict':
      return options[`${meta.of}:${said(value)}`] ?? said(value)
    case 'multiDict':
      return textsOf(value)
        .map((one) => options[`${meta.of}:${one}`] ?? one)
        .join('、')
    case 'ref':
    case 'person':
    case 'department':
      return names[said(value)] ?? said(value)
    case 'refs':
    case 'persons':
      return textsOf(value)
        .map((id) => names[id] ?? id)
        .join('、')
    case 'attachments':
    case 'images':
      return files[language](Array.isArray(value) ? value.length : 0)
    case 'money':
      return `￥${said(value)}`
    case 'percent':
      return `${said(value)}%`
    case 'dateTime':
      return shanghaiTime(new Date(said(value)))
        .slice(0, 16)
        .replace('T', ' ')
    case 'richText':
      return said(value)
        .replaceAll(/<[^>]*>/g, ' ')
        .slice(0, 200)
    case 'dateRange': {
      const { from, to } = partsOf(value)
      return `${said(from)} ~ ${said(to)}`
    }
    case 'location':
      return said(partsOf(value).address)
    case 'rows':
      return linesOf(value)
        .map((line) => lineInWords(line, meta, words))
        .join('；')
    default:
      return Array.isArray(value) ? value.map(said).join('、') : said(value)
  }
}

export const fieldOf = (record: RecordDefinition | undefined, key: string): FieldMeta | undefined => {
  const all: Readonly<Record<string, z.ZodType>> = record?.all ?? {}
  const schema = all[key]
  return schema && metaOf(schema)
}
