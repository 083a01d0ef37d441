import { isSpecWord } from '../shared/spec-words.ts'

/** Where a field of a spec is asked: of whoever needs the thing, of the supplier who quotes it, or of both. */
export type SpecPlace = 'demand' | 'quote'

/** One field by which things of a purchase type are told apart: 层高, 房型, 餐别. */
export type SpecField = {
  readonly key: string
  readonly label: string
  readonly kind: 'text' | 'number' | 'choice' | 'bool' | 'date'
  /** What can be chosen, of a choice. */
  readonly options: readonly string[]
  /** What a number counts: 米, ㎡. */
  readonly unit: string | null
  readonly isRequired: boolean
  readonly on: SpecPlace | 'both'
}

export type SpecValues = Readonly<Record<string, string | boolean>>

export type SpecProblem = {
  readonly key: string
  readonly label: string
  readonly kind: 'required' | 'number' | 'choice' | 'bool' | 'date' | 'long' | 'unknown'
}

export type SpecResult = { readonly values: SpecValues; readonly problems: readonly SpecProblem[] }

const maxText = 200
const yes: ReadonlySet<string> = new Set(['是', '有', '需要', '要', 'yes', 'true', '1', '√', 'y'])
const no: ReadonlySet<string> = new Set(['否', '无', '不需要', '不要', 'no', 'false', '0', '×', 'n'])

const isAsked = ({ on }: SpecField, place: SpecPlace): boolean => on === 'both' || on === place

/** The fields of a spec that are asked at a place, in their order. */
export const specFieldsOf = (schema: readonly SpecField[], place: SpecPlace): readonly SpecField[] =>
  schema.filter((field) => isAsked(field, place))

const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

type CheckResult = { readonly value: string | boolean } | { readonly problem: SpecProblem['kind'] }

const checkers: Readonly<Record<SpecField['kind'], (text: string, field: SpecField) => CheckResult>> = {
  text: (text) => (text.length > maxText ? { problem: 'long' } : { value: text }),
  number: (text, { unit }) => {
    const plain = unit !== null && text.endsWith(unit) ? text.slice(0, -unit.length).trim() : text
    return /^\d{1,9}(?:\.\d{1,4})?$/.test(plain) ? { value: plain } : { problem: 'number' }
  },
  choice: (text, { options }) => {
    const option = options.find((one) => isSpecWord(one, text))
    return option === undefined ? { problem: 'choice' } : { value: option }
  },
  bool: (text) => {
    const word = text.toLowerCase()
    if (yes.has(word)) return { value: true }
    return no.has(word) ? { value: false } : { problem: 'bool' }
  },
  date: (text) => (isDay(text) ? { value: text } : { problem: 'date' }),
}

/** A value as it is typed; nothing for one that was left empty. */
const textOf = (value: unknown): string | undefined => {
  if (typeof value === 'boolean') return value ? '是' : '否'
  if (typeof value === 'number') return String(value)
  const text = typeof value === 'string' ? value.trim() : ''
  return text === '' ? undefined : text
}

/**
 * What was filled in of a spec, checked field by field. Values nobody asked for are problems: they would be lost
 * without anybody noticing.
 */
export const checkSpec = (
  schema: readonly SpecField[],
  filled: Readonly<Record<string, unknown>>,
  place: SpecPlace,
): SpecResult => {
  const fields = specFieldsOf(schema, place)
  const values: Record<string, string | boolean> = {}
  const problems: SpecProblem[] = []
  for (const field of fields) {
    const { key, label } = field
    const text = textOf(filled[key])
    if (text === undefined) {
      if (field.isRequired) problems.push({ key, label, kind: 'required' })
      continue
    }
    const checked = checkers[field.kind](text, field)
    if ('problem' in checked) problems.push({ key, label, kind: checked.problem })
    else values[key] = checked.value
  }
  for (const key of Object.keys(filled))
    if (textOf(filled[key]) !== undefined && !fields.some((field) => field.key === key))
      problems.push({ key, label: key, kind: 'unknown' })
  return { values, problems }
}

const shown = (value: string | boolean, unit: string | null): string => {
  if (typeof value === 'boolean') return value ? '是' : '否'
  // What separates the parts of the text may not stand within one.
  const text = value.replaceAll(/[；;\n]/g, '，')
  return unit === null ? text : `${text} ${unit}`
}

/**
 * A spec as people write it: `层高：6 米；LED 屏：是`, and after it what belongs to no field. It can be read back by
 * `parseSpec`.
 */
export const formatSpec = (schema: readonly SpecField[], values: SpecValues, further: readonly string[] = []): string =>
  [
    ...schema.flatMap(({ key, label, kind, unit }) => {
      const value = values[key]
      return value === undefined ? [] : [`${label}：${shown(value, kind === 'number' ? unit : null)}`]
    }),
    ...further,
  ].join('；')

export type ParsedSpec = {
  readonly filled: Readonly<Record<string, string>>
  /** Remarks that belong to no field. */
  readonly further: readonly string[]
}

/** A spec as it was written, by the keys of its fields. */
export const parseSpec = (schema: readonly SpecField[], text: string): ParsedSpec => {
  const filled: Record<string, string> = {}
  const further: string[] = []
  for (const part of text.split(/[；;\n]/)) {
    // Only the first mark divides: 8:30 may stand in a value.
    const at = part.search(/[：:=]/)
    const label = part.slice(0, Math.max(at, 0)).trim()
    const field = schema.find((one) => isSpecWord(one.label, label) || one.key === label)
    if (field) filled[field.key] = part.slice(at + 1).trim()
    else if (part.trim() !== '') further.push(part.trim())
  }
  return { filled, further }
}
