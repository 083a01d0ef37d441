import { label, type Label, type Language } from '@srm/api/shared/label'
import type { z } from 'zod'
import { linkIn, type ReadTable, type TableRow } from '../book/book.rules.ts'
import { linkKey, type Column } from '../values/columns.rules.ts'
import { fromCell } from '../values/kinds.rules.ts'
import type { Meanings } from '../values/values.rules.ts'

export type Problem = {
  readonly sheet: string
  readonly row: number
  readonly column: string
  readonly message: string
}

type Values = Record<string, unknown>

/** One record to be written: what its row and its lines say, without what they leave blank. */
export type Draft = {
  readonly row: number
  readonly values: Values
  code: string | undefined
  title: string | undefined
}

export type Judge = {
  readonly meanings: Meanings
  readonly language: Language
  /** The reader's words for what is wrong with a value, or nothing. */
  readonly check: (schema: z.ZodType, value: unknown) => string | undefined
}

export const planProblems = {
  required: label('不能为空', 'Required'),
  sameRow: (row: number): Label => label(`与第 ${row} 行重复`, `The same as row ${row}`),
  noRecord: label('没有对应的记录，请填写编号或行号', 'No such record; write its code or row number'),
  tooMany: (max: number): Label => label(`最多 ${max} 行`, `At most ${max} lines`),
  several: label('有多个同名记录，请填写编号', 'Several records have this name; give the code'),
  exists: label('记录已存在', 'The record exists already'),
} as const

const takeRow = (
  columns: readonly Column[],
  { cells, row }: TableRow,
  sheet: string,
  judge: Judge,
  problems: Problem[],
): Values => {
  const values: Values = {}
  for (const { key, meta, schema } of columns) {
    const taken = fromCell(meta, cells.get(key) ?? null, judge.meanings)
    if ('problem' in taken) problems.push({ sheet, row, column: key, message: taken.problem[judge.language] })
    else if (taken.value !== undefined) {
      const wrong = judge.check(schema, taken.value)
      if (wrong !== undefined) problems.push({ sheet, row, column: key, message: wrong })
      values[key] = taken.value
    }
  }
  return values
}

/** Marks what a new record must say and does not; a cell that is wrong already is not marked twice. */
export const missing = (columns: readonly Column[], values: Values, has: (column: string) => boolean): string[] =>
  columns.filter(({ key, required }) => required && values[key] === undefined && !has(key)).map(({ key }) => key)

const filled = (columns: readonly Column[], values: Values): Values => ({
  ...Object.fromEntries(columns.flatMap(({ key, blank }) => (blank === undefined ? [] : [[key, blank]]))),
  ...values,
})

const takeLines = ({ table, rows }: ReadTable, drafts: readonly Draft[], judge: Judge, problems: Problem[]): void => {
  const byCode = new Map(drafts.flatMap((draft) => (draft.code ? [[draft.code, draft] as const] : [])))
  const byRow = new Map(drafts.map((draft) => [String(draft.row), draft]))
  for (const line of rows) {
    const at = (column: string, message: Label) =>
      problems.push({ sheet: table.key, row: line.row, column, message: message[judge.language] })
    const before = problems.length
    const values = takeRow(table.columns, line, table.key, judge, problems)
    const wrong = new Set(problems.slice(before).map(({ column }) => column))
    for (const key of missing(table.columns, values, (column) => wrong.has(column))) at(key, planProblems.required)
    const link = linkIn(line)
    const draft = byCode.get(link) ?? byRow.get(link)
    if (!draft) at(linkKey, planProblems.noRecord)
    else {
      const known = draft.values[table.key]
      const own: unknown[] = Array.isArray(known) ? known : []
      own.push(filled(table.columns, values))
      draft.values[table.key] = own
      if (own.length > (table.max ?? Infinity)) at(linkKey, planProblems.tooMany(table.max ?? 0))
    }
  }
}

/** Everything the workbook says, in the form it would be sent, and everything wrong with it by cell. */
export const draftsOf = (
  tables: readonly ReadTable[],
  title: string,
  judge: Judge,
): { drafts: Draft[]; problems: Problem[] } => {
  const [main, ...lines] = tables
  const problems: Problem[] = []
  const drafts = (main?.rows ?? []).map((row): Draft => {
    const values = takeRow(main?.table.columns ?? [], row, '', judge, problems)
    const text = (key: string) => (typeof values[key] === 'string' ? values[key].trim() || undefined : undefined)
    return { row: row.row, values, code: text('code'), title: text(title) }
  })
  for (const table of lines) takeLines(table, drafts, judge, problems)
  return { drafts, problems }
}

/** The same record twice in one file: nobody could say which row is meant. */
export const repeated = (drafts: readonly Draft[], title: string, language: Language): Problem[] => {
  const first = new Map<string, number>()
  return drafts.flatMap(({ row, code, title: name }) => {
    const column = code === undefined ? title : 'code'
    const value = code ?? name
    if (value === undefined) return []
    const key = `${column}:${value}`
    const before = first.get(key)
    if (before === undefined) first.set(key, row)
    return before === undefined ? [] : [{ sheet: '', row, column, message: planProblems.sameRow(before)[language] }]
  })
}

/** A new record as it is sent: blanks that mean something are filled in. */
export const asNew = (columns: readonly Column[], { values }: Draft): Values => filled(columns, values)
