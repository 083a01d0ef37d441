import { amountText } from '@srm/api/shared/amount-text'
import type { FieldMeta, Kind } from '@srm/api/shared/field-meta'
import { shanghaiTime } from '@srm/api/shared/date'
import type { Language } from '@srm/api/shared/label'
import { z } from 'zod'
import type { Cells } from '#kernel/records/fields/row.ts'
import { say } from './words.rules.ts'

/** What is needed to put values into words on paper. */
export type ValueWords = {
  readonly language: Language
  readonly option: (type: string, value: string) => string
  readonly name: (of: string, id: string) => string
  readonly region: (code: string) => string
}

type Text = (value: unknown, meta: FieldMeta, words: ValueWords) => string

const moneyText = (value: string): string => {
  const text = amountText(value)
  return text.startsWith('-') ? `-￥${text.slice(1)}` : `￥${text}`
}

const word = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

const Named = z.union([z.string(), z.object({ id: z.string(), name: z.string().optional() })])
const Range = z.object({ from: z.string(), to: z.string() })
const Place = z.object({ address: z.string() })

const nameText: Text = (value, { of = '' }, { name }) => {
  const known = Named.safeParse(value).data
  if (known === undefined) return ''
  return typeof known === 'string' ? name(of, known) : (known.name ?? name(of, known.id))
}

const several =
  (one: Text): Text =>
  (value, meta, words) =>
    (Array.isArray(value) ? value : [])
      .map((item: unknown) => one(item, meta, words))
      .filter((text) => text !== '')
      .join(say(words.language, 'list'))

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/** A formatted text keeps its lines and loses the rest. */
const plainText = (html: string): string =>
  html
    .replaceAll(/<br\s*\/?>|<\/(?:p|li|h\d|tr|blockquote|pre)>/g, '\n')
    .replaceAll(/<\/t[dh]>/g, '  ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/\n{2,}/g, '\n')
    .trim()

const option: Text = (value, { of = '' }, words) => words.option(of, word(value))
const files = several((value) => nameOfFile(value))
const nameOfFile = (value: unknown): string => z.object({ name: z.string() }).safeParse(value).data?.name ?? ''

const kinds: Partial<Record<Kind, Text>> = {
  richText: (value) => plainText(word(value)),
  money: (value) => moneyText(word(value)),
  quantity: (value) => amountText(word(value)),
  integer: (value) => amountText(word(value)),
  percent: (value) => `${word(value)}%`,
  dateTime: (value) =>
    shanghaiTime(new Date(word(value)))
      .slice(0, 16)
      .replace('T', ' '),
  dateRange: (value) => {
    const range = Range.safeParse(value).data
    return range ? `${range.from} ~ ${range.to}` : ''
  },
  bool: (value, _, { language }) => say(language, value === true ? 'yes' : 'no'),
  choice: (value, { choices = [] }, { language }) =>
    choices.find((one) => one.value === value)?.label[language] ?? word(value),
  dict: option,
  multiDict: several(option),
  ref: nameText,
  person: nameText,
  department: nameText,
  refs: several(nameText),
  persons: several(nameText),
  region: (value, _, words) => words.region(word(value)),
  bankAccount: (value) => word(value).replaceAll(/(\d{4})(?=\d)/g, '$1 '),
  location: (value) => Place.safeParse(value).data?.address ?? '',
  attachments: files,
  images: files,
  tags: several((value) => word(value)),
  rows: () => '',
}

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** A value as it stands on paper: the same words the page shows, empty where there is nothing. */
export const textOfValue: Text = (value, meta, words) =>
  isNothing(value) ? '' : (kinds[meta.kind]?.(value, meta, words) ?? word(value))

const isLines = (value: unknown): value is Cells[] => Array.isArray(value)

/** The lines of a sub-table, none where it has none. */
export const linesIn = (value: unknown): Cells[] => (isLines(value) ? value : [])
