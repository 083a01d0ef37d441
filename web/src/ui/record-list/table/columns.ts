import { metaOf, type FieldMeta, type Kind } from '@srm/api/shared/field-meta'
import { fieldOf } from '../record-shape.ts'
import { arranged, type ColumnChoice } from './column-state.ts'
import type { ListRecord } from './list-types.ts'

const numbers: readonly Kind[] = ['money', 'quantity', 'percent', 'integer']
const widths: Partial<Record<Kind, number>> = {
  code: 136,
  dateTime: 152,
  date: 112,
  dateRange: 200,
  choice: 96,
  bool: 80,
  person: 96,
  department: 128,
  money: 152,
  integer: 104,
  percent: 96,
  creditCode: 184,
  bankAccount: 200,
  mobile: 136,
  email: 184,
  region: 160,
  tags: 160,
  refs: 128,
  longText: 240,
}
const usual = 104
/** The title gets what the others leave, but never less than a name needs. */
const titleWidth = 200

export const checkWidth = 40
export const hovers = (): boolean => window.matchMedia('(hover: hover)').matches

/** Where nothing can hover, actions have a place of their own; else they appear over the row's end. */
export const actionsWidth = (): number => (hovers() ? 1 : 88)

export type Column = {
  readonly name: string
  readonly meta: FieldMeta
  readonly width: number
  /** Takes the room the others leave. */
  readonly grows: boolean
  readonly align: 'left' | 'right'
  readonly sortable: boolean
  /** Where a pinned column stays, from the left edge. */
  readonly left: number | undefined
}

export const usualWidth = (record: ListRecord, name: string): number =>
  name === record.title ? titleWidth : (widths[metaOf(fieldOf(record.all, name)).kind] ?? usual)

type Options = {
  readonly record: ListRecord
  readonly choices: readonly ColumnChoice[]
  readonly group: string
  readonly checks: boolean
}

/** Columns follow from the record: width, alignment and look come with the kind of the field. */
export const columnsOf = ({ record, choices, group, checks }: Options): Column[] => {
  let left = checks ? checkWidth : 0
  return arranged(choices, record.title).map(({ name, width: chosen, pinned }) => {
    const meta = metaOf(fieldOf(record.all, name))
    const width = chosen ?? usualWidth(record, name)
    const column: Column = {
      name,
      meta,
      width,
      grows: name === record.title && chosen === undefined && !pinned,
      align: numbers.includes(meta.kind) ? 'right' : 'left',
      sortable: record.sort.includes(name) && (group === '' || group === name),
      left: pinned ? left : undefined,
    }
    if (pinned) left += width
    return column
  })
}

/** Narrower than this the table scrolls inside its frame. */
export const minWidth = (columns: readonly Column[], checks: boolean, actions: boolean): number =>
  columns.reduce((total, { width }) => total + width, 0) + (checks ? checkWidth : 0) + (actions ? actionsWidth() : 0)
