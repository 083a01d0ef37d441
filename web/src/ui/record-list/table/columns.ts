import { metaOf, type FieldMeta, type Kind } from '@srm/api/shared/field-meta'
import { fieldOf, type Row } from '@/ui/record-shape.ts'
import { arranged, isPinned, type ColumnChoice } from './column-state.ts'
import { contentWidth, placesNeeded, type Translate } from './content-width.ts'
import type { ListRecord } from '../list-types.ts'

const numbers: readonly Kind[] = ['money', 'quantity', 'percent', 'integer']
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
  /** Digits after the point its amounts are shown with. */
  readonly places: number | undefined
  /** Changed where it stands. */
  readonly editable: boolean
}

type Options = {
  readonly record: ListRecord
  readonly choices: readonly ColumnChoice[]
  /** The outermost group; empty stands for none. */
  readonly group: string
  readonly checks: boolean
  /** The first rows of the list; they say how wide a column is to be. */
  readonly sample: readonly Row[]
  readonly say: Translate
  /** Whether some fields can be changed by themselves. */
  readonly canPatch: boolean
}

/** Columns follow from the record and what its rows hold: width, alignment and look come with the kind of the field. */
export const columnsOf = ({ record, choices, group, checks, sample, say, canPatch }: Options): Column[] => {
  const shown = arranged(choices, record.title)
  const lastPinned = shown.findLastIndex((choice) => isPinned(choice, record.title))
  let left = checks ? checkWidth : 0
  return shown.map((choice, at) => {
    const { name, width: chosen } = choice
    const meta = metaOf(fieldOf(record.all, name))
    const values = sample.map((row) => row[name])
    const sortable = record.sort.includes(name) && (group === '' || group === name)
    const isTitle = name === record.title
    const needed = contentWidth({ meta, values, sortable, say })
    const width = chosen ?? (isTitle ? Math.max(titleWidth, needed) : needed)
    const pinned = isPinned(choice, record.title)
    const column: Column = {
      name,
      meta,
      width,
      // What is pinned behind it must know how wide it is.
      grows: isTitle && chosen === undefined && (!pinned || at === lastPinned),
      align: numbers.includes(meta.kind) ? 'right' : 'left',
      sortable,
      left: pinned ? left : undefined,
      places: placesNeeded(meta.kind, values),
      editable: canPatch && !isTitle && (record.editable ?? []).includes(name),
    }
    if (pinned) left += width
    return column
  })
}

/** Narrower than this the table scrolls inside its frame. */
export const minWidth = (columns: readonly Column[], checks: boolean, actions: boolean): number =>
  columns.reduce((total, { width }) => total + width, 0) + (checks ? checkWidth : 0) + (actions ? actionsWidth() : 0)
