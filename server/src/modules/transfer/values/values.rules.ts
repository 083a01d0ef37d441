import type { Language } from '@srm/api/shared/label'
import { label, type Label } from '@srm/api/shared/label'
import type { FieldMeta } from '@srm/api/shared/field-meta'

/** How a cell is shown; the value itself is a text or a number. */
export type CellFormat = 'text' | 'money' | 'quantity' | 'percent' | 'integer' | 'date' | 'dateTime' | 'heading'
export type Cell = { readonly look: CellFormat; readonly value: string | number } | null

/** A cell as it was read: days and moments without a zone, a share shown with % as its hundredfold. */
export type ReadCell =
  | string
  | number
  | boolean
  | null
  | { readonly at: string }
  | { readonly percent: number }
  | { readonly broken: true }

/** What is needed to put values into words. */
export type Words = {
  readonly language: Language
  readonly option: (type: string, value: string) => string
  readonly name: (of: string, id: string) => string
  readonly file: (id: string) => string
  readonly region: (code: string) => string
}

export const ambiguous = Symbol('ambiguous')

/** What is needed to take words for values. */
export type Meanings = {
  readonly option: (type: string, text: string) => string | undefined
  readonly named: (of: string, text: string) => string | typeof ambiguous | undefined
  readonly file: (id: string) => boolean
  readonly region: (text: string) => string | undefined
}

export type ParsedValue = { readonly value: unknown } | { readonly problem: Label }

export const problems = {
  broken: label('单元格是一个出错的公式', 'The cell is a formula with an error'),
  lost: label(
    '数字超过 15 位，Excel 已丢失末尾数字，请把单元格设为文本后重新填写',
    'More than 15 digits: Excel has lost some of them; make it a text cell and type it again',
  ),
  number: label('请输入数字', 'Not a number'),
  date: label('日期不正确，应为 2026-01-31', 'Not a date such as 2026-01-31'),
  dateTime: label('时间不正确，应为 2026-01-31 09:30', 'Not a moment such as 2026-01-31 09:30'),
  dateRange: label('应为 2026-01-01 ~ 2026-12-31', 'Should be like 2026-01-01 ~ 2026-12-31'),
  bool: label('请填写 是 或 否', 'Write Yes or No'),
  choice: label('不在可选范围内', 'Not one of the options'),
  unknown: label('没有找到', 'Not found'),
  ambiguous: label('有多个同名，请写成 名称 (编号)', 'Several have this name; write name (code)'),
  region: label('没有这个地区', 'No such region'),
  file: label('没有这个文件，应为 文件名#文件标识', 'No such file; should be name#id'),
  cut: label('内容导出时被截断，不能导入', 'This text was cut when exported and cannot be taken back'),
} as const

export const taken = (value: unknown): ParsedValue => ({ value })
export const refuse = (problem: Label): ParsedValue => ({ problem })

/** Fifteen digits are what a spreadsheet keeps; the rest is noise of its arithmetic. */
export const plainNumber = (value: number): string => {
  const exact = Number(value.toPrecision(15))
  return Math.abs(exact) >= 1e21 || (exact !== 0 && Math.abs(exact) < 1e-6)
    ? exact.toFixed(10).replace(/\.?0+$/, '')
    : String(exact)
}

/** What the cell says, as it is shown in a preview. */
export const textOf = (cell: ReadCell): string => {
  if (cell === null) return ''
  if (typeof cell === 'string') return cell
  if (typeof cell === 'number') return plainNumber(cell)
  if (typeof cell === 'boolean') return cell ? '是' : '否'
  if ('at' in cell) return cell.at.replace(/ 00:00:00$/, '')
  return 'percent' in cell ? `${plainNumber(cell.percent)}%` : '#'
}

export type Convert = {
  readonly to: (value: never, meta: FieldMeta, words: Words) => Cell
  readonly from: (cell: Exclude<ReadCell, null>, meta: FieldMeta, meanings: Meanings) => ParsedValue
}
