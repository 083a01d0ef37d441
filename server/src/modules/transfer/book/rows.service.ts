import { parseCsv } from 'hucre/csv'
import { textOf } from '../values/values.rules.ts'
import { parseBook } from './parse.service.ts'

/** The rows of a file as texts, each with the number a spreadsheet shows. */
export type TextRow = readonly [row: number, cells: readonly string[]]

const isWorkbook = (content: Buffer): boolean => content.length > 3 && content.readUInt32BE(0) === 0x504b0304

/** Banks write text files as Chinese Windows does, or as everybody else. */
const decode = (content: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('gb18030').decode(content)
  }
}

const isFilled = ([, cells]: TextRow): boolean => cells.some((cell) => cell !== '')

/** Lists of others, such as statements of banks: the first sheet with rows, or a text file with commas. */
export const readRows = async (content: Buffer, maxRows: number): Promise<readonly TextRow[]> => {
  if (isWorkbook(content)) {
    const sheets = await parseBook(content, { maxRows, over: 'refuse' })
    const sheet = sheets.find(({ rows }) => rows.length > 0)
    return (sheet?.rows ?? []).map(([row, cells]): TextRow => [row, cells.map((cell) => textOf(cell).trim())])
  }
  const rows = parseCsv(decode(content), { maxRows: maxRows + 1 })
  return rows
    .map((cells, at): TextRow => [at + 1, cells.map((cell) => (cell === null ? '' : String(cell).trim()))])
    .filter(isFilled)
}
