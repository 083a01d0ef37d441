import { metaOf, type FieldMeta } from '@srm/api/shared/field-meta'
import type { Language } from '@srm/api/shared/label'
import type { RecordDefinition } from '@srm/api/shared/record'

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

const said = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const choiceOf = (meta: FieldMeta, value: unknown, { language }: Words): string =>
  meta.choices?.find((choice) => choice.value === value)?.label[language] ?? said(value)

const lineInWords = (line: Record<string, unknown>, meta: FieldMeta, words: Words): string =>
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
      return (value as string[]).map((one) => options[`${meta.of}:${one}`] ?? one).join('、')
    case 'ref':
    case 'person':
    case 'department':
      return names[said(value)] ?? said(value)
    case 'refs':
    case 'persons':
      return (value as string[]).map((id) => names[id] ?? id).join('、')
    case 'attachments':
    case 'images':
      return files[language]((value as unknown[]).length)
    case 'money':
      return `￥${said(value)}`
    case 'percent':
      return `${said(value)}%`
    case 'richText':
      return said(value)
        .replaceAll(/<[^>]*>/g, ' ')
        .slice(0, 200)
    case 'dateRange': {
      const { from, to } = value as { from: string; to: string }
      return `${from} ~ ${to}`
    }
    case 'location':
      return (value as { address: string }).address
    case 'rows':
      return (value as Record<string, unknown>[]).map((line) => lineInWords(line, meta, words)).join('；')
    default:
      return Array.isArray(value) ? value.map(said).join('、') : said(value)
  }
}

export const fieldOf = (record: RecordDefinition | undefined, key: string): FieldMeta | undefined => {
  const schema = record?.all[key as keyof typeof record.all]
  return schema && metaOf(schema)
}
