import type { Cell } from './values/values.rules.ts'
import { readBook } from './book/workbook.service.ts'
import { writeBook } from './book/writer.service.ts'

type Value = string | number | null | Cell
export type SheetContent = { readonly name: string; readonly rows: readonly (readonly Value[])[] }

const cellOf = (value: Value): Cell => {
  if (value === null || typeof value === 'object') return value
  return { look: typeof value === 'number' ? 'quantity' : 'text', value }
}

/** A workbook as a person might have filled it in; the first row of a sheet holds its headings. */
export const aWorkbook = async (...sheets: readonly SheetContent[]): Promise<Buffer> => {
  const book = await writeBook(sheets.map(({ name, rows }) => ({ name, headings: (rows[0] ?? []).map(String) })))
  for (const [index, { rows }] of sheets.entries())
    for (const row of rows.slice(1)) await book.add(index, row.map(cellOf))
  return book.finish()
}

/** Everything that stands in the cells of a workbook, for tests that look for a word. */
export const textIn = async (book: Buffer): Promise<string> => JSON.stringify(await readBook(book, 1000))

let count = 0

/** Our companies ready to be imported, each with a name of its own. */
export const companiesToImport = (n = 1): Promise<Buffer> =>
  aWorkbook({
    name: '我方公司',
    rows: [
      ['公司名称', '状态'],
      ...Array.from({ length: n }, () => [`待导入公司${process.pid}-${(count += 1)}`, '启用']),
    ],
  })
