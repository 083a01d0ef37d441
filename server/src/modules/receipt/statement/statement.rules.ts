import { createHash } from 'node:crypto'
import { addMoney, compareMoney, subtractMoney } from '@srm/api/shared/money'

type Heading = string | null
export type Format = {
  readonly id: string
  readonly name: string
  readonly dayColumn: string
  readonly creditColumn: Heading
  readonly amountColumn: Heading
  readonly signColumn: Heading
  readonly creditMark: Heading
  readonly payerNameColumn: string
  readonly payerAccountColumn: Heading
  readonly payerBankColumn: Heading
  readonly summaryColumn: Heading
  readonly serialColumn: Heading
  readonly balanceColumn: Heading
}

export type StatementRow = readonly [row: number, cells: readonly string[]]

const keys = [
  'day',
  'credit',
  'amount',
  'sign',
  'payerName',
  'payerAccount',
  'payerBank',
  'summary',
  'serial',
  'balance',
] as const
type Key = (typeof keys)[number]
type Columns = Readonly<Partial<Record<Key, number>>>

/** Where the headings stand, and which column is which. */
export type Match = { readonly format: Format; readonly at: number; readonly columns: Columns }

/** Banks add units and English in brackets, and put spaces anywhere. */
export const bareHeading = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\[[^\]]*\]|\((?!付\))[^)]*\)/g, '')
    .replaceAll(/[\s:*]/g, '')

const waysToSay = (heading: Heading): string[] => (heading ?? '').split('|').map(bareHeading).filter(Boolean)

/** The first of the ways a heading is written by that the row has. */
const columnOf = (cells: readonly string[], heading: Heading): number | undefined => {
  for (const way of waysToSay(heading)) {
    const at = cells.indexOf(way)
    if (at >= 0) return at
  }
  return undefined
}

const columnsIn = (format: Format, row: readonly string[]): Columns => {
  const cells = row.map(bareHeading)
  const headings = keys.map((key) => [key, columnOf(cells, format[`${key}Column`])] as const)
  return Object.fromEntries(headings.filter(([, at]) => at !== undefined))
}

const isEnough = ({ day, payerName, credit, amount, sign }: Columns): boolean =>
  day !== undefined && payerName !== undefined && (credit !== undefined || (amount !== undefined && sign !== undefined))

const headRows = 40

/** The format most of whose headings stand in one of the first rows. */
export const matchFormat = (rows: readonly StatementRow[], formats: readonly Format[]): Match | undefined => {
  let [best, most]: [Match | undefined, number] = [undefined, 0]
  for (const [at, [, cells]] of rows.slice(0, headRows).entries())
    for (const format of formats) {
      const columns = columnsIn(format, cells)
      const count = Object.keys(columns).length
      if (isEnough(columns) && count > most) [best, most] = [{ format, at, columns }, count]
    }
  return best
}

/** The row that looks like headings, where no format fits: the one of the first with most short texts. */
export const headingsIn = (
  rows: readonly StatementRow[],
): { readonly at: number; readonly headings: readonly string[] } => {
  const counts = rows
    .slice(0, headRows)
    .map(([, cells]) => cells.filter((cell) => cell !== '' && cell.length < 30).length)
  const at = counts.indexOf(Math.max(0, ...counts))
  return { at, headings: rows[at]?.[1] ?? [] }
}

const two = (text: string | undefined): string => (text ?? '').padStart(2, '0')

/** A day, however it is written; nothing for what is none. */
export const dayIn = (text: string): string | undefined => {
  const found =
    /^(\d{4})(\d{2})(\d{2})(?:\D|\d{6}|$)/.exec(text) ??
    /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})/.exec(text)
  if (!found) return undefined
  const day = `${found[1]}-${two(found[2])}-${two(found[3])}`
  const time = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? undefined : day
}

/** An amount without what banks dress it with; nothing for what is none. */
export const amountIn = (text: string): string | undefined => {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[,¥￥\s]|CNY|RMB|元/gi, '')
    .replace(/^\+/, '')
  return /^-?\d{1,13}(\.\d{1,2})?0*$/.test(plain) ? addMoney('0', plain) : undefined
}

export type Line = {
  readonly row: number
  readonly day: string
  readonly amount: string
  readonly payerName: string
  readonly payerAccount: string | null
  readonly payerBank: string | null
  readonly summary: string | null
  readonly serialNo: string | null
  readonly fingerprint: string
}

type Cell = (key: Key) => string

/** What came in by a row; nothing for what went out and for rows that are no lines. */
const incomeOf = ({ creditMark }: Format, { credit }: Columns, cell: Cell): string | undefined => {
  if (credit !== undefined) {
    const amount = amountIn(cell('credit'))
    return amount !== undefined && compareMoney(amount, '0') > 0 ? amount : undefined
  }
  const amount = amountIn(cell('amount'))
  const isIn = waysToSay(creditMark).some((mark) => bareHeading(cell('sign')).includes(mark))
  if (!isIn || amount === undefined) return undefined
  return compareMoney(amount, '0') < 0 ? subtractMoney('0', amount) : amount
}

const cut = (text: string, max: number): string | null => (text === '' ? null : text.slice(0, max))
const nobody = '（未注明户名）'

/** Told apart by the bank's number; without one by all they say, and by which of several that say the same it is. */
const fingerprintOf = (said: readonly string[], serial: string, seen: Map<string, number>): string => {
  const key = serial === '' ? said.join('\u0001') : `s\u0001${serial}\u0001${said[0]}\u0001${said[1]}`
  const nth = (seen.get(key) ?? 0) + 1
  seen.set(key, nth)
  return createHash('sha256').update(`${key}\u0001${nth}`).digest('base64url')
}

/** The lines of a statement by which money came in; the rest is only counted. */
export const statementLines = (
  rows: readonly StatementRow[],
  { format, at, columns }: Match,
): { readonly lines: readonly Line[]; readonly skipped: number } => {
  const seen = new Map<string, number>()
  const body = rows.slice(at + 1)
  const lines = body.flatMap(([row, cells]): Line[] => {
    const cell: Cell = (key) => cells[columns[key] ?? -1]?.trim() ?? ''
    const [day, amount] = [dayIn(cell('day')), incomeOf(format, columns, cell)]
    if (day === undefined || amount === undefined) return []
    const said = [day, amount, cell('payerName'), cell('payerAccount'), cell('summary'), cell('balance'), cell('day')]
    return [
      {
        row,
        day,
        amount,
        payerName: cut(cell('payerName'), 200) ?? nobody,
        payerAccount: cut(cell('payerAccount'), 60),
        payerBank: cut(cell('payerBank'), 200),
        summary: cut(cell('summary'), 300),
        serialNo: cut(cell('serial'), 100),
        fingerprint: fingerprintOf(said, cell('serial'), seen),
      },
    ]
  })
  return { lines, skipped: body.length - lines.length }
}
