import type { z } from 'zod'
import { metaOf, type FieldMeta, type Kind } from '@srm/api/shared/field-meta'
import type { Fields } from '@/ui/record-shape.ts'

export type Line = Readonly<Record<string, unknown>>
type Column = { readonly name: string; readonly schema: z.ZodType; readonly meta: FieldMeta }

/** What a spreadsheet cannot name by its words alone. */
export const pickedByHand: readonly Kind[] = [
  'dict',
  'multiDict',
  'ref',
  'refs',
  'person',
  'persons',
  'department',
  'region',
  'location',
  'rows',
]
export const neverPasted: readonly Kind[] = ['attachments', 'images']

export const columnsOf = (fields: Fields): Column[] =>
  Object.entries(fields)
    .map(([name, schema]) => ({ name, schema, meta: metaOf(schema) }))
    .filter(({ meta }) => !neverPasted.includes(meta.kind))

/** Cells of copied text: tabs between cells, quotes around what holds a tab, a quote or a line break. */
export const readCells = (text: string): string[][] => {
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  const endCell = (): void => {
    rows.at(-1)?.push(cell)
    cell = ''
  }
  const clean = text.replaceAll(/\r\n?/g, '\n')
  for (let at = 0; at < clean.length; at += 1) {
    const sign = clean.charAt(at)
    if (quoted && sign === '"' && clean.charAt(at + 1) === '"') {
      cell += '"'
      at += 1
    } else if (sign === '"' && (quoted || cell === '')) quoted = !quoted
    else if (!quoted && sign === '\t') endCell()
    else if (!quoted && sign === '\n') {
      endCell()
      rows.push([])
    } else cell += sign
  }
  endCell()
  return rows.map((row) => row.map((one) => one.trim()))
}

/** The same without rows that hold nothing. */
export const cellsOf = (text: string): string[][] => readCells(text).filter((row) => row.some(Boolean))

const halfWidth = (text: string): string =>
  text
    .replaceAll(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ')

/** Amounts come with currency signs, thousands separators and, from accountants, brackets for a minus. */
const decimalOf = (text: string): string => {
  const bare = halfWidth(text).replaceAll(/[￥¥$,%\s元]/g, '')
  return /^\(.*\)$/.test(bare) ? `-${bare.slice(1, -1)}` : bare
}

const dateOf = (text: string): string => {
  const found = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?/.exec(halfWidth(text))
  if (!found) return text
  const [, year = '', month = '', day = ''] = found
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

const yes = ['是', '对', '√', '✓', 'y', 'yes', 'true', '1']

const choiceOf = ({ choices = [] }: FieldMeta, text: string): string =>
  choices.find(({ value, label }) => [value, label.zh, label.en].includes(text))?.value ?? text

const integerOf = (text: string): unknown => {
  const number = Number(decimalOf(text))
  return Number.isInteger(number) ? number : text
}

const joined = (text: string): string => halfWidth(text).replaceAll(/[\s-]/g, '')

const readers: Partial<Record<Kind, (text: string, meta: FieldMeta) => unknown>> = {
  money: decimalOf,
  quantity: decimalOf,
  percent: decimalOf,
  integer: integerOf,
  date: dateOf,
  bool: (text) => yes.includes(text.toLowerCase()),
  choice: (text, meta) => choiceOf(meta, text),
  tags: (text) =>
    text
      .split(/[,，、;；]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  bankAccount: joined,
  mobile: joined,
  creditCode: joined,
}

/** One cell as a value of its kind. What cannot be read is kept as it came, for the field itself to object to. */
export const valueOf = (meta: FieldMeta, text: string): unknown => {
  if (text === '' || pickedByHand.includes(meta.kind)) return undefined
  return readers[meta.kind]?.(text, meta) ?? text
}

const headings = (columns: readonly Column[], row: readonly string[]): (Column | undefined)[] | undefined => {
  const found = row.map((text) =>
    columns.find(({ meta: { label } }) =>
      [label.zh, label.en.toLowerCase()].includes(text.replace(/^\*/, '').toLowerCase()),
    ),
  )
  return found.some(Boolean) ? found : undefined
}

export type PastedRows = {
  readonly lines: Line[]
  /** Columns that were pasted but must be chosen by hand. */
  readonly skipped: FieldMeta[]
}

/** Copied cells as lines, matched by the names in the first row, else in order from the given column on. */
export const linesOf = (fields: Fields, text: string, from = 0): PastedRows => {
  const columns = columnsOf(fields)
  const rows = cellsOf(text)
  const named = headings(columns, rows[0] ?? [])
  const places = named ?? columns.slice(from)
  const lines = (named ? rows.slice(1) : rows).map((row) =>
    Object.fromEntries(
      row.flatMap((cell, at) => {
        const column = places[at]
        return column && cell ? [[column.name, valueOf(column.meta, cell)] as const] : []
      }),
    ),
  )
  const used = places.filter((column, at) => column && rows.some((row) => row[at]))
  const skipped = used.flatMap((column) => (column && pickedByHand.includes(column.meta.kind) ? [column.meta] : []))
  return { lines, skipped }
}

/** Lays pasted lines over those from a row on; what reaches beyond becomes new lines. */
export const laidOver = (lines: readonly Line[], pasted: readonly Line[], row: number, max = Infinity): Line[] => {
  const length = Math.min(Math.max(lines.length, row + pasted.length), Math.max(max, lines.length))
  return Array.from({ length }, (_, at) => ({ ...lines[at], ...pasted[at - row] }))
}
