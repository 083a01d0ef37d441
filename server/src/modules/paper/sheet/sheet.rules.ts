import { amountText, yuanText } from '@srm/api/shared/amount-text'
import { metaOf, type FieldMeta, type Kind } from '@srm/api/shared/field-meta'
import type { Language } from '@srm/api/shared/label'
import { addMoney } from '@srm/api/shared/money'
import type { RecordDefinition } from '@srm/api/shared/record'
import type { Cells } from '#kernel/records/fields/row.ts'
import { inCapitals } from './capitals.rules.ts'
import type { Trail } from './trail.store.ts'
import { linesIn, textOfValue, type ValueWords } from './values.rules.ts'
import { say } from './words.rules.ts'

export type Fact = {
  readonly label: string
  readonly text: string
  /** Takes the whole width. */
  readonly wide: boolean
  /** The amount once more, as it is written where nobody may add a digit. */
  readonly capitals: string
}

export type SheetTable = {
  readonly title: string
  readonly columns: readonly { readonly label: string; readonly isNumber: boolean }[]
  readonly rows: readonly (readonly string[])[]
  /** What can be added up, below its column; nothing where no column can. */
  readonly totals: readonly string[] | undefined
  readonly capitals: string
}

/** A picture as data of ours: drawn anew from what was stored, never an address. */
export type SheetPicture = { readonly label: string; readonly jpeg: Buffer }

/** Everything that stands on the paper of one record, in words of its reader. */
export type Sheet = Trail & {
  readonly language: Language
  readonly company: string
  readonly kind: string
  readonly title: string
  readonly code: string
  readonly facts: readonly Fact[]
  readonly tables: readonly SheetTable[]
  readonly pictures: readonly SheetPicture[]
  /** Where the record is found. */
  readonly address: string
  readonly madeBy: string
  readonly madeAt: string
}

type Field = { readonly key: string; readonly meta: FieldMeta }

export const fieldsIn = (fields: RecordDefinition['fields']): Field[] =>
  Object.entries(fields).map(([key, schema]) => ({ key, meta: metaOf(schema) }))

const wideKinds: readonly Kind[] = ['longText', 'richText', 'location', 'attachments', 'images', 'tags', 'refs']
const numberKinds: readonly Kind[] = ['money', 'quantity', 'integer', 'percent']

const isNumber = ({ kind }: FieldMeta): boolean => numberKinds.includes(kind)
/** A price of one thing and a share of something are not added up. */
const adds = ({ kind, each }: FieldMeta): boolean => (kind === 'money' || kind === 'quantity') && each !== true

const isText = (value: unknown): value is string => typeof value === 'string'

const trimZeros = (value: string): string => (value.includes('.') ? value.replace(/\.?0+$/, '') : value)

/** Exact sums of a column; nothing where a value of it is kept from the reader. */
const sumOf = ({ key, meta }: Field, lines: readonly Cells[]): string | undefined => {
  if (!adds(meta)) return undefined
  const values = lines.map((line) => line[key]).filter((value) => value !== null && value !== undefined)
  const known = values.filter(isText).filter((value) => /^-?\d+(?:\.\d+)?$/.test(value))
  if (known.length === 0 || known.length < values.length) return undefined
  return meta.kind === 'money' ? addMoney(...known) : addQuantities(known)
}

const places = 4
/** Quantities have up to four decimals: added as whole ten-thousandths. */
const addQuantities = (values: readonly string[]): string => {
  const sum = values.reduce((total, value) => {
    const [whole = '0', fraction = ''] = value.replace('-', '').split('.')
    const parts = BigInt(whole + fraction.slice(0, places).padEnd(places, '0'))
    return value.startsWith('-') ? total - parts : total + parts
  }, 0n)
  const digits = (sum < 0n ? -sum : sum).toString().padStart(places + 1, '0')
  return trimZeros(`${sum < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`)
}

const totalText = (field: Field, sum: string | undefined): string => {
  if (sum === undefined) return ''
  return field.meta.kind === 'money' ? yuanText(sum) : amountText(sum)
}

/** A column nobody filled in says nothing. */
const filledIn = (fields: readonly Field[], lines: readonly Cells[], words: ValueWords): Field[] =>
  fields.filter(({ key, meta }) => meta.kind !== 'rows' && lines.some((line) => textOfValue(line[key], meta, words)))

export const tableOf = ({ key, meta }: Field, row: Cells, words: ValueWords): SheetTable | undefined => {
  const lines = linesIn(row[key])
  const fields = filledIn(fieldsIn(meta.fields ?? {}), lines, words)
  if (lines.length === 0 || fields.length === 0) return undefined
  const sums = fields.map((field) => sumOf(field, lines))
  const money = sums.filter((sum, index) => sum !== undefined && fields[index]?.meta.kind === 'money')
  return {
    title: meta.label[words.language],
    columns: [
      { label: say(words.language, 'number'), isNumber: false },
      ...fields.map((field) => ({ label: field.meta.label[words.language], isNumber: isNumber(field.meta) })),
    ],
    rows: lines.map((line, index) => [
      String(index + 1),
      ...fields.map((field) => textOfValue(line[field.key], field.meta, words)),
    ]),
    totals: sums.some((sum) => sum !== undefined)
      ? [say(words.language, 'total'), ...fields.map((field, index) => totalText(field, sums[index]))]
      : undefined,
    // Of several sums of money none is the amount of the table.
    capitals: money.length === 1 ? inCapitals(money[0] ?? '') : '',
  }
}

/** Its fields in their order, without what is empty and what stands elsewhere on the sheet. */
export const factsOf = (record: RecordDefinition, row: Cells, words: ValueWords): Fact[] =>
  fieldsIn(record.all)
    .filter(({ key, meta }) => meta.kind !== 'rows' && !elsewhere.includes(key) && key !== record.title)
    .flatMap(({ key, meta }) => {
      const text = textOfValue(row[key], meta, words)
      const amount = row[key]
      const capitals = meta.kind === 'money' && meta.each !== true && isText(amount) ? inCapitals(amount) : ''
      const wide = wideKinds.includes(meta.kind) && text.length > 18
      return text === '' ? [] : [{ label: meta.label[words.language], text, wide, capitals }]
    })

/** The number stands on every page; who last touched it is no matter of the paper. */
const elsewhere: readonly string[] = ['code', 'updatedAt', 'updatedBy']

export const tablesOf = (record: RecordDefinition, row: Cells, words: ValueWords): SheetTable[] =>
  fieldsIn(record.fields).flatMap((field) => (field.meta.kind === 'rows' ? (tableOf(field, row, words) ?? []) : []))
