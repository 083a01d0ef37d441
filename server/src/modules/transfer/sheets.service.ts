import { shownColumns, shownRows, type BookSheet } from '@srm/api/transfer'
import type { Ctx } from '#kernel/ctx.ts'
import { fileContents } from '#modules/file/index.ts'
import type { ReadSheet } from './book/book.rules.ts'
import { parseBook } from './book/parse.service.ts'
import { textOf } from './values/values.rules.ts'

/** A cell in the page is for glancing at; a novel in it would only make the answer heavy. */
const longest = 300

const glance = ({ name, rows, more = false }: ReadSheet): BookSheet => {
  const wide = rows.some(([, cells]) => cells.length > shownColumns)
  return {
    name,
    rows: rows.map(([row, cells]) => ({
      row,
      cells: cells.slice(0, shownColumns).map((cell) => textOf(cell).slice(0, longest)),
    })),
    more: more || wide,
  }
}

/** The beginning of each sheet of a workbook the caller may see, as plain texts. */
export const showSheets = async (ctx: Ctx, id: string): Promise<BookSheet[]> => {
  const content = await fileContents.seen(ctx, id)
  return (await parseBook(content, { maxRows: shownRows, over: 'cut' })).map(glance)
}
