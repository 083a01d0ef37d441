import { readXlsx, writeXlsx, type Cell as BookCell, type CellValue, type DataValidation } from 'hucre/xlsx'
import type { ReadSheet } from './book.rules.ts'
import { maxCell } from './text.rules.ts'
import type { ReadCell } from '../values/values.rules.ts'

/** The only file that knows which library reads workbooks and writes templates. */

const maxColumns = 300
/** All texts together: cells that share one long text would be multiplied when they leave the thread. */
const maxLetters = 30_000_000

export class TooMuch extends Error {}

const isPercent = (format: string | undefined): boolean =>
  format !== undefined && /%/.test(format.replaceAll(/"[^"]*"/g, ''))

const clock = (moment: Date): string =>
  moment
    .toISOString()
    .replace('T', ' ')
    .replace('Z', '')
    .replace(/\.000$/, '')

const cellOf = (value: CellValue | undefined, more: BookCell | undefined): ReadCell => {
  if (value === null || value === undefined) return more?.type === 'error' ? { broken: true } : null
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? { broken: true } : { at: clock(value) }
  if (more?.type === 'error') return { broken: true }
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return { broken: true }
    return isPercent(more?.style?.numFmt) ? { percent: value * 100 } : value
  }
  return typeof value === 'string' ? value.slice(0, maxCell) : value
}

/** What happens to rows over the limit: an import refuses the file, a glance at it leaves them out. */
export type Over = 'refuse' | 'cut'

/**
 * Every visible sheet with its rows that hold something, numbered as the spreadsheet shows them.
 * `maxRows` is for all sheets together, and for each where the rest is cut off.
 */
export const readBook = async (content: Uint8Array, maxRows: number, over: Over = 'refuse'): Promise<ReadSheet[]> => {
  const visible = (info: { hidden?: boolean; veryHidden?: boolean }) => !info.hidden && !info.veryHidden
  const book = await readXlsx(content, { readStyles: true, sheets: visible })
  let letters = 0
  let count = 0
  return book.sheets.map(({ name, rows, cells }) => {
    const kept: [number, ReadCell[]][] = []
    for (const [index, row] of rows.entries()) {
      const read = row.slice(0, maxColumns).map((value, column) => cellOf(value, cells?.get(`${index},${column}`)))
      if (read.every((cell) => cell === null || cell === '')) continue
      if (over === 'cut' && kept.length === maxRows) return { name, rows: kept, more: true }
      count += 1
      for (const cell of read) if (typeof cell === 'string') letters += cell.length
      if ((over === 'refuse' && count > maxRows) || letters > maxLetters) throw new TooMuch()
      kept.push([index + 1, read])
    }
    return { name, rows: kept }
  })
}

export type TemplateColumn = {
  readonly heading: string
  readonly note: string
  readonly required: boolean
  readonly format?: string
  /** What the cell is chosen from. */
  readonly options?: readonly string[]
}
export type TemplateSheet = { readonly name: string; readonly columns: readonly TemplateColumn[] }

const letter = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : letter(Math.floor(index / 26) - 1) + letter(index % 26)

const lastRow = 20_001

/** Options live on a hidden sheet: a list written into the cell's rule may not be long. */
const optionColumns = (
  sheets: readonly TemplateSheet[],
): { readonly of: TemplateColumn; readonly options: readonly string[] }[] =>
  sheets.flatMap(({ columns }) => columns.flatMap((of) => (of.options?.length ? [{ of, options: of.options }] : [])))

const listName = 'options'

const ruleFor = (column: TemplateColumn, at: number, lists: ReturnType<typeof optionColumns>): DataValidation[] => {
  const list = lists.findIndex(({ of }) => of === column)
  const length = lists[list]?.options.length ?? 0
  const from = letter(list < 0 ? 0 : list)
  if (list < 0) return []
  return [
    {
      type: 'list',
      range: `${letter(at)}2:${letter(at)}${lastRow}`,
      formula1: `${listName}!$${from}$1:$${from}$${length}`,
      allowBlank: true,
      showErrorMessage: true,
      showInputMessage: true,
    },
  ]
}

const heading = ({ heading: value, note, required }: TemplateColumn): Partial<BookCell> => ({
  value: required ? `${value}*` : value,
  type: 'string',
  style: {
    font: { bold: true, ...(required && { color: { rgb: 'C00000' } }) },
    fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'EDF3FE' } },
    numFmt: '@',
  },
  comment: { author: 'SRM', text: note },
})

/** Empty sheets to fill in: headings with notes, formats and drop-down lists. */
export const writeTemplate = (sheets: readonly TemplateSheet[]): Promise<Uint8Array> => {
  const lists = optionColumns(sheets)
  const longest = Math.max(0, ...lists.map(({ options }) => options.length))
  return writeXlsx({
    // A fixed moment, so that the same template is the same file.
    properties: { creator: 'SRM', modified: new Date(0) },
    sheets: [
      ...sheets.map(({ name, columns }) => ({
        name,
        rows: [columns.map((column) => (column.required ? `${column.heading}*` : column.heading))],
        cells: new Map(columns.map((column, at) => [`0,${at}`, heading(column)])),
        columns: columns.map((column) => ({
          width: Math.min(40, Math.max(12, column.heading.length * 2 + 4)),
          ...(column.format && { numFmt: column.format }),
        })),
        dataValidations: columns.flatMap((column, at) => ruleFor(column, at, lists)),
        freezePane: { rows: 1 },
      })),
      ...(lists.length > 0
        ? [
            {
              name: listName,
              hidden: true,
              rows: Array.from({ length: longest }, (_, row) => lists.map(({ options }) => options[row] ?? null)),
            },
          ]
        : []),
    ],
  })
}
