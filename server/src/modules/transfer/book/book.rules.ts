import { columnFor, linkKey, type Column, type Table } from '../values/columns.rules.ts'
import { fileIdIn, isBlank } from '../values/kinds.rules.ts'
import { splitCoded, splitList, unguard } from './text.rules.ts'
import { textOf, type ReadCell } from '../values/values.rules.ts'

/** A sheet as it was read: rows that hold something, each with the number the spreadsheet shows. */
export type ReadSheet = {
  readonly name: string
  readonly rows: readonly (readonly [row: number, cells: readonly ReadCell[]])[]
  /** There were more rows than were wanted. */
  readonly more?: boolean
}

export type TableRow = { readonly row: number; readonly cells: ReadonlyMap<string, ReadCell> }
export type ReadTable = {
  readonly table: Table
  /** Columns of ours the sheet has, in its order, by key. */
  readonly keys: readonly string[]
  readonly rows: readonly TableRow[]
  readonly ignored: readonly string[]
}

const sheetFor = ({ name }: Table, sheets: readonly ReadSheet[]): ReadSheet | undefined =>
  sheets.find((sheet) => [name.zh, name.en].includes(sheet.name.trim()))

const readTable = (table: Table, sheet: ReadSheet): ReadTable => {
  const [first, ...rest] = sheet.rows
  const headings = (first?.[1] ?? []).map((cell) => textOf(cell).trim())
  const found = headings.map((heading) => columnFor(table, heading))
  // A heading that comes twice counts once: the first column with it.
  const keys = found.map((key, index) => (key !== undefined && found.indexOf(key) === index ? key : undefined))
  const rows = rest.map(([row, cells]) => ({
    row,
    cells: new Map(keys.flatMap((key, index) => (key === undefined ? [] : [[key, cells[index] ?? null] as const]))),
  }))
  return {
    table,
    keys: keys.filter((key) => key !== undefined),
    rows: rows.filter(({ cells }) => [...cells.values()].some((cell) => !isBlank(cell))),
    ignored: headings.filter((heading, index) => heading !== '' && keys[index] === undefined),
  }
}

/** Finds the record's sheets in a workbook: by name, the records else on the first sheet. */
export const readTables = (tables: readonly Table[], sheets: readonly ReadSheet[]): ReadTable[] => {
  const [main, ...lines] = tables
  if (!main) return []
  const first = sheetFor(main, sheets) ?? sheets[0] ?? { name: '', rows: [] }
  const others = lines.flatMap((table) => {
    const sheet = sheetFor(table, sheets)
    return sheet && sheet !== first ? [readTable(table, sheet)] : []
  })
  return [readTable(main, first), ...others]
}

export type MentionedValues = {
  readonly named: ReadonlyMap<string, ReadonlySet<string>>
  readonly files: ReadonlySet<string>
}

const namedKinds = ['ref', 'person', 'department', 'refs', 'persons']

/** All a name may be looked up by: itself, and the code behind it in brackets. */
const waysToSay = (said: string): string[] => {
  const text = said.trim()
  const coded = splitCoded(text)
  return coded ? [text, coded.name, coded.code] : [text]
}

/** Names and files the workbook speaks of, so that all are looked up at once. */
export const mentionsIn = (tables: readonly ReadTable[]): MentionedValues => {
  const named = new Map<string, Set<string>>()
  const files = new Set<string>()
  const note = ({ meta }: Column, cell: ReadCell): void => {
    const text = unguard(textOf(cell))
    if (meta.kind === 'attachments' || meta.kind === 'images')
      for (const said of splitList(text)) files.add(fileIdIn(said) ?? '')
    if (!namedKinds.includes(meta.kind)) return
    const of = meta.of ?? ''
    const known = named.get(of) ?? new Set<string>()
    const each = meta.kind === 'refs' || meta.kind === 'persons' ? splitList(text) : [text]
    for (const said of each.flatMap(waysToSay)) known.add(said)
    named.set(of, known)
  }
  for (const { table, rows } of tables)
    for (const { cells } of rows)
      for (const column of table.columns) {
        const cell = cells.get(column.key) ?? null
        if (!isBlank(cell)) note(column, cell)
      }
  files.delete('')
  return { named, files }
}

/** What the link of a line says. */
export const linkIn = ({ cells }: TableRow): string => unguard(textOf(cells.get(linkKey) ?? null)).trim()
