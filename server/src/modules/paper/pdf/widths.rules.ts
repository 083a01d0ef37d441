import type { SheetTable } from '../sheet/sheet.rules.ts'

/** About as wide as the font draws it bold, in parts of its size: rather too much than too little. */
const charWidth = (char: string): number => {
  if ((char.codePointAt(0) ?? 0) > 0x2e80) return 1
  if (/[%@]/.test(char)) return 1
  if (/[A-Z&×]/.test(char)) return 0.75
  return /[a-z\d]/.test(char) ? 0.6 : 0.42
}

const widthOf = (text: string): number => [...text].reduce((width, char) => width + charWidth(char), 0)

/** Longer runs without a space are broken where the column ends. */
export const maxRun = 22
const brokenRun = 14

/** The widest piece that is not broken: a word, a number, a day. Chinese breaks anywhere. */
const longestPiece = (text: string): number =>
  Math.max(
    0,
    ...[...text.matchAll(/[!-~]+/g)].map(([run]) => widthOf(run.length >= maxRun ? run.slice(0, brokenRun) : run)),
    text === '' ? 0 : 2,
  )

/** No heading is broken up to this many characters, no column asks for more than this for its longest text. */
const [maxHeading, maxWanted] = [6, 26]

type Wish = { readonly min: number; readonly wanted: number }

const wishOf = ({ columns, rows, totals = [] }: SheetTable, index: number): Wish => {
  const { label = '', isNumber = false } = columns[index] ?? {}
  const texts = [...rows.map((row) => row[index] ?? ''), totals[index] ?? '']
  const longest = Math.max(0, ...texts.map(widthOf))
  const heading = Math.min(widthOf(label), maxHeading)
  // A number is read as a whole.
  const piece = isNumber ? longest : Math.max(0, ...texts.map(longestPiece))
  const min = Math.max(heading, piece)
  return { min, wanted: Math.max(min, Math.min(longest, maxWanted)) }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/**
 * The columns of a table in the unit of `room`, of which `em` is the size of the font. Each gets what it cannot do
 * without, what is left goes to those with the longest texts.
 */
export const columnWidths = (table: SheetTable, room: number, em: number): number[] => {
  const wishes = table.columns.map((_, index) => wishOf(table, index))
  const mins = wishes.map(({ min }) => min * em)
  const more = wishes.map(({ min, wanted }) => (wanted - min) * em)
  const left = room - sum(mins)
  if (left < 0) return mins.map((min) => (min * room) / sum(mins))
  const share = Math.min(1, sum(more) === 0 ? 0 : left / sum(more))
  const widths = mins.map((min, index) => min + (more[index] ?? 0) * share)
  // What nobody asked for is spread over all, so that the table ends where the page does.
  return widths.map((width) => (width * room) / sum(widths))
}
