import type { FieldMeta, Kind } from '@srm/api/shared/field-meta'
import { date, dateRange, dateTime } from './dates.rules.ts'
import { cutMark, fit, guard, joinList, splitList, unguard } from '../book/text.rules.ts'
import {
  ambiguous,
  plainNumber,
  problems,
  refuse,
  taken,
  textOf,
  type Cell,
  type Convert,
  type CellFormat,
  type Meanings,
  type ReadCell,
  type ParsedValue,
  type Words,
} from './values.rules.ts'

type NamedItem = { id: string; name: string }
const textCell = (value: string): Cell => ({ look: 'text', value })
const idOf = (value: string | NamedItem): string => (typeof value === 'string' ? value : value.id)

const text: Convert = {
  to: (value: string) => textCell(value),
  from: (cell) => {
    if (typeof cell === 'number' && Math.abs(cell) >= 1e15) return refuse(problems.lost)
    const said = textOf(cell)
    return said.endsWith(cutMark) ? refuse(problems.cut) : taken(said)
  },
}

/** A decimal is a string of ours; it is shown as a number, unless that would change it. */
const decimal = (look: CellFormat, factor = 1): Convert => ({
  to: (value: string) => {
    const digits = value.replaceAll(/[-.]|^-?0+/g, '')
    return digits.length > 15 ? textCell(value) : { look, value: Number(plainNumber(Number(value) / factor)) }
  },
  from: (cell) => {
    if (typeof cell === 'object' && 'percent' in cell)
      return taken(plainNumber(factor === 100 ? cell.percent : cell.percent / 100))
    const said = textOf(cell)
      .replaceAll(/[\s,，￥¥]/g, '')
      .replace(factor === 100 ? /[%％]$/ : /$^/, '')
    return /^[-+]?\d+(\.\d+)?$/.test(said) ? taken(said.replace(/^\+/, '')) : refuse(problems.number)
  },
})

const integer: Convert = {
  to: (value: number) => ({ look: 'integer', value }),
  from: (cell) => {
    const said = textOf(cell).replaceAll(/[\s,，]/g, '')
    return /^-?\d{1,15}$/.test(said) ? taken(Number(said)) : refuse(problems.number)
  },
}

const yes = ['是', 'yes', 'y', 'true', '1', '√', '✓']
const no = ['否', 'no', 'n', 'false', '0', '×', 'x']
export const boolWords = { zh: ['是', '否'], en: ['Yes', 'No'] } as const

const bool: Convert = {
  to: (value: boolean, _, { language }) => textCell(boolWords[language][value ? 0 : 1]),
  from: (cell) => {
    const said = textOf(cell).trim().toLowerCase()
    if (yes.includes(said)) return taken(true)
    return no.includes(said) ? taken(false) : refuse(problems.bool)
  },
}

const choice: Convert = {
  to: (value: string, { choices = [] }, { language }) =>
    textCell(choices.find((one) => one.value === value)?.label[language] ?? value),
  from: (cell, { choices = [] }) => {
    const said = textOf(cell).trim()
    const found = choices.find(({ value, label }) => [label.zh, label.en, value].includes(said))
    return found ? taken(found.value) : refuse(problems.choice)
  },
}

const takeOption = (said: string, { of = '' }: FieldMeta, { option }: Meanings): ParsedValue => {
  const value = option(of, said.trim())
  return value === undefined ? refuse(problems.choice) : taken(value)
}
const takeNamed = (said: string, { of = '' }: FieldMeta, { named }: Meanings): ParsedValue => {
  const id = named(of, said.trim())
  if (id === ambiguous) return refuse(problems.ambiguous)
  return id === undefined ? refuse(problems.unknown) : taken(id)
}
const takeFile = (said: string, _: FieldMeta, { file }: Meanings): ParsedValue => {
  const id = fileIdIn(said)
  return id && file(id) ? taken(id) : refuse(problems.file)
}
const takeTag = (said: string, { choices = [] }: FieldMeta): ParsedValue =>
  taken(choices.find(({ label }) => [label.zh, label.en].includes(said))?.value ?? said)
const sayTag: ValueToText = (value, { choices = [] }, { language }) =>
  choices.find((one) => one.value === value)?.label[language] ?? value

export const fileIdIn = (said: string): string | undefined =>
  /(?:^|#)([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/.exec(said.trim())?.[1]

type One = (said: string, meta: FieldMeta, meanings: Meanings) => ParsedValue
type ValueToText = (value: string, meta: FieldMeta, words: Words) => string

const single = (say: (value: never, meta: FieldMeta, words: Words) => string, take: One): Convert => ({
  to: (value, meta, words) => textCell(say(value, meta, words)),
  from: (cell, meta, meanings) => take(textOf(cell), meta, meanings),
})

const several = (say: ValueToText, take: One): Convert => ({
  to: (value: readonly (string | NamedItem)[], meta, words) =>
    value.length === 0 ? null : textCell(joinList(value.map((one) => say(idOf(one), meta, words)))),
  from: (cell, meta, meanings) => {
    const all = splitList(textOf(cell)).map((said) => take(said, meta, meanings))
    return all.find((one) => 'problem' in one) ?? taken(all.map((one) => ('value' in one ? one.value : undefined)))
  },
})

const sayOption: ValueToText = (value, { of = '' }, { option }) => option(of, value)
const sayNamed = (value: string | NamedItem, { of = '' }: FieldMeta, { name }: Words): string => name(of, idOf(value))
const sayFile: ValueToText = (id, _, { file }) => `${file(id)}#${id}`

type Place = { address: string; lat: number | null; lng: number | null }
const location: Convert = {
  to: ({ address, lat, lng }: Place) => textCell(lat === null ? address : `${address} (${lat},${lng})`),
  from: (cell) => {
    const typed = textOf(cell).trim()
    const found = /^(.*\S)\s*[(（]\s*(-?\d+(?:\.\d+)?)\s*[,，]\s*(-?\d+(?:\.\d+)?)\s*[)）]$/s.exec(typed)
    if (!found) return taken({ address: typed })
    return taken({ address: found[1], lat: Number(found[2]), lng: Number(found[3]) })
  },
}

const region: Convert = {
  to: (value: string, _, words) => textCell(words.region(value)),
  from: (cell, _, meanings) => {
    const code = meanings.region(textOf(cell).trim())
    return code ? taken(code) : refuse(problems.region)
  },
}

/** Sub-tables have sheets of their own. */
const none: Convert = { to: () => null, from: () => refuse(problems.unknown) }

const one = single(sayNamed, takeNamed)
const many = several(sayNamed, takeNamed)
const files = several(sayFile, takeFile)

const kinds: Readonly<Record<Kind, Convert>> = {
  text,
  longText: text,
  richText: text,
  code: text,
  mobile: text,
  email: text,
  creditCode: text,
  bankAccount: text,
  url: text,
  color: text,
  money: decimal('money'),
  quantity: decimal('quantity'),
  percent: decimal('percent', 100),
  integer,
  date,
  dateTime,
  dateRange,
  bool,
  choice,
  dict: single(sayOption, takeOption),
  multiDict: several(sayOption, takeOption),
  ref: one,
  person: one,
  department: one,
  refs: many,
  persons: many,
  region,
  location,
  attachments: files,
  images: files,
  tags: several(sayTag, takeTag),
  rows: none,
}

/** A value as a cell: safe from being taken for a formula, never longer than a cell may be. */
export const toCell = (meta: FieldMeta, value: unknown, words: Words): Cell => {
  if (value === null || value === undefined || value === '') return null
  const cell = kinds[meta.kind].to(value as never, meta, words)
  return cell && typeof cell.value === 'string' ? { look: cell.look, value: guard(fit(cell.value)) } : cell
}

export const isBlank = (cell: ReadCell): boolean =>
  cell === null || (typeof cell === 'string' && unguard(cell).trim() === '')

/** What a cell stands for; undefined when it is blank. */
export const fromCell = (meta: FieldMeta, cell: ReadCell, meanings: Meanings): ParsedValue => {
  if (cell === null || isBlank(cell)) return taken(undefined)
  if (typeof cell === 'object' && 'broken' in cell) return refuse(problems.broken)
  return kinds[meta.kind].from(typeof cell === 'string' ? unguard(cell) : cell, meta, meanings)
}
