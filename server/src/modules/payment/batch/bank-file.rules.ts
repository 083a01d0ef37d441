import { shanghaiDay } from '@srm/api/shared/date'

/** One line of the file banks take, and of the one they give back. */
export const fileColumns = ['付款标识', '收款账号', '收款户名', '收款银行', '金额', '用途'] as const
export const resultColumns = ['付款标识', '金额', '结果', '银行流水号', '付款日期', '失败原因'] as const

type Cell = string

/** A cell that begins like a formula is text to the program that opens it. */
const safe = (cell: Cell): Cell => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)

const quoted = (cell: Cell): Cell => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

const mark = '\uFEFF'

/** Of an account or identity number what tells it from others. */
export const coveredNumber = (number: string): string =>
  number.length < 8 ? '****' : `${number.slice(0, 4)}****${number.slice(-4)}`

export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  `${mark}${rows.map((row) => row.map((cell) => quoted(safe(cell))).join(',')).join('\r\n')}\r\n`

const cellsOf = (line: string): Cell[] => {
  const cells: Cell[] = []
  let [cell, isQuoted] = ['', false]
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] ?? ''
    if (isQuoted && sign === '"' && line[at + 1] === '"') [cell, at] = [`${cell}"`, at + 1]
    else if (sign === '"') isQuoted = !isQuoted
    else if ((sign === ',' || sign === '\t') && !isQuoted) {
      cells.push(cell.trim())
      cell = ''
    } else cell += sign
  }
  return [...cells, cell.trim()]
}

export type ResultLine = {
  readonly line: number
  readonly mark: string
  readonly amount: string
  /** Nothing where the bank says neither. */
  readonly isPaid: boolean | null
  readonly bankSerial: string
  readonly day: string
  readonly failReason: string
}

const isPaidBy = (word: string): boolean | null => {
  if (/^(?:成功|已支付|交易成功)$/.test(word)) return true
  return /^(?:失败|交易失败|退回|退汇)$/.test(word) ? false : null
}

/** `2026/11/5` and `20261105` are days too; nothing said is today. */
const dayOf = (text: string): string => {
  if (text === '') return shanghaiDay(new Date())
  const [, year = '', month = '', day = ''] = /^(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})日?$/.exec(text) ?? []
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** What a bank says of each transfer; nothing where the first line does not name the columns. */
export const readResults = (content: string): ResultLine[] | null => {
  const lines = content.replace(mark, '').split(/\r?\n/)
  const head = cellsOf(lines[0] ?? '')
  if (!resultColumns.slice(0, 3).every((name) => head.includes(name))) return null
  const of = (cells: readonly Cell[], name: string): string => {
    const at = head.indexOf(name)
    return (at === -1 ? '' : (cells[at] ?? '')).replace(/^'/, '')
  }
  return lines.slice(1).flatMap((text, at) => {
    if (text.trim() === '') return []
    const cells = cellsOf(text)
    return [
      {
        line: at + 2,
        mark: of(cells, '付款标识'),
        amount: of(cells, '金额').replaceAll(',', ''),
        isPaid: isPaidBy(of(cells, '结果')),
        bankSerial: of(cells, '银行流水号'),
        day: dayOf(of(cells, '付款日期')),
        failReason: of(cells, '失败原因'),
      },
    ]
  })
}
