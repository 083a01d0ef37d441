import { z } from 'zod'
import type { FieldMeta, Kind } from '@srm/api/shared/field-meta'
import type { Label } from '@srm/api/shared/label'
import { formatAccount, formatAmount, formatMoney } from '@/lib/format.ts'
import { word } from '@/ui/fields/view-parts.tsx'

/** What a column of a kind has before its rows are known, and where nothing can be said of their width. */
const usual: Partial<Record<Kind, number>> = {
  dateTime: 144,
  date: 108,
  dateRange: 192,
  person: 96,
  department: 120,
  region: 120,
  longText: 240,
  location: 200,
}
const otherwise = 104

/** These are read whole or not at all: half a number or half a state misleads. */
const whole: readonly Kind[] = [
  'code',
  'choice',
  'bool',
  'money',
  'quantity',
  'percent',
  'integer',
  'date',
  'dateTime',
  'mobile',
  'creditCode',
  'bankAccount',
  'person',
  'region',
]

const maxWhole = 320
const maxText = 240
/** Most rows have one or two; more are counted at the end of the cell. */
const maxSeveral = 176
const padding = 24
const sorter = 26
const dot = 16
const tag = 24
/** As much as “365 天后” takes behind a day. */
const wait = 60

const capital = /[A-Z]/u
const wide = /[⺀-鿿豈-﫿︰-﹏＀-￯]/u

/** Close enough to the drawn width to leave nothing out; measuring each text would cost a frame. */
export const textWidth = (text: string): number => {
  let width = 0
  for (const sign of text) width += wide.test(sign) ? 14 : capital.test(sign) ? 10 : 7.9
  return Math.ceil(width)
}

const named = z.object({ name: z.string() })
const nameOf = (value: unknown): string =>
  typeof value === 'string' ? value : (named.safeParse(value).data?.name ?? '')

export type Translate = (label: Label) => string

/** The digits after the point that the values of a column need, so that idle zeros are left off for all of them alike. */
export const placesNeeded = (kind: Kind, values: readonly unknown[]): number | undefined => {
  if (kind !== 'money' && kind !== 'quantity' && kind !== 'percent') return undefined
  const fractions = values.map((value) => (typeof value === 'string' ? (value.split('.')[1] ?? '') : ''))
  const needed = Math.max(0, ...fractions.map((fraction) => fraction.replace(/0+$/, '').length))
  return kind === 'money' && needed > 0 ? 2 : needed
}

/** An amount with no more digits after the point than its column needs. */
export const cutPlaces = (value: unknown, places: number | undefined): unknown => {
  if (places === undefined || typeof value !== 'string') return value
  const [before = '', fraction = ''] = value.split('.')
  const kept = fraction.slice(0, places)
  return kept ? `${before}.${kept}` : before
}

const several = (values: unknown, shown: number): number => {
  const all = Array.isArray(values) ? values.slice(0, shown) : []
  const more = Array.isArray(values) && values.length > shown ? dot * 2 : 0
  return all.reduce((sum: number, one) => sum + textWidth(nameOf(one)) + tag, more)
}

const valueWidth = (meta: FieldMeta, value: unknown, say: Translate): number => {
  if (value === null || value === undefined) return 0
  if (meta.kind === 'choice') {
    const found = meta.choices?.find((choice) => choice.value === value)
    return found ? textWidth(say(found.label)) + (found.color ? dot : 0) : textWidth(nameOf(value))
  }
  if (meta.kind === 'money') return textWidth(formatMoney(nameOf(value)))
  if (meta.kind === 'bankAccount') return textWidth(formatAccount(nameOf(value)))
  if (meta.kind === 'quantity' || meta.kind === 'integer') return textWidth(formatAmount(word(value)))
  if (meta.kind === 'refs' || meta.kind === 'tags') return several(value, 3)
  return usual[meta.kind] === undefined ? textWidth(nameOf(value)) : 0
}

const limitOf = (kind: Kind): number => {
  if (kind === 'refs' || kind === 'tags') return maxSeveral
  return whole.includes(kind) ? maxWhole : maxText
}

type Options = {
  readonly meta: FieldMeta
  readonly values: readonly unknown[]
  readonly sortable: boolean
  readonly say: Translate
}

/** As wide as its head and its values need; texts that may be cut have a limit. */
export const contentWidth = ({ meta, values, sortable, say }: Options): number => {
  const head = textWidth(say(meta.label)) + (sortable ? sorter : 0)
  const places = placesNeeded(meta.kind, values)
  const widest = values.reduce<number>(
    (most, value) => Math.max(most, valueWidth(meta, cutPlaces(value, places), say)),
    head,
  )
  const limit = limitOf(meta.kind)
  const least = (usual[meta.kind] ?? (values.length === 0 ? otherwise : 72)) + (meta.isAwaited ? wait : 0)
  // Even steps keep columns from jumping by a few pixels when a page is turned.
  return Math.max(least, Math.min(limit, Math.ceil((widest + padding) / 8) * 8))
}
