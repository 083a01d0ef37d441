import type { Row } from '../record-shape.ts'
import type { Shape } from './state/url-state.ts'

/** What came of a move: it was made, or the module asks for more in a dialog of its own and the card goes back. */
export type MoveOutcome = 'moved' | 'asked'

/** Cards in columns, one column for each value of a field. */
export type BoardLayout = {
  /** The choice, dictionary or reference that makes the columns. The server must be able to sort by it. */
  readonly by: string
  /** Values in order with their names, where the field itself does not list them. */
  readonly columns?: readonly { readonly value: string; readonly name: string }[]
  /** The amount that is added up over each column. */
  readonly sum?: string
  /** How the record stands, beside its title, where that is not what the columns are made of. */
  readonly status?: string
  /** Two or three facts below the title. */
  readonly fields: readonly string[]
  readonly owner?: string
  /** Changes the field of a row. The server decides: what it throws is shown and the card goes back. */
  readonly move?: (row: Row, to: string) => Promise<MoveOutcome>
  /** Which rows can be moved at all; without it all of them. */
  readonly canMove?: (row: Row) => boolean
}

/** Entries on the days of a month or a week. */
export type CalendarLayout = {
  /** A date, a moment, or a period that has both ends. */
  readonly from: string
  /** The last day, where that is a field of its own. */
  readonly to?: string
  /** The choice field whose colour an entry takes. */
  readonly tone?: string
  /** What an entry is called, where its title says too little. */
  readonly nameOf?: (row: Row) => string
}

/** A picture with a few words below it, instead of plain cards. */
export type CardsLayout = {
  readonly picture: string
  /** How the record stands, beside its title. */
  readonly status?: string
  readonly fields: readonly string[]
}

/** Ways to show a list besides the table and plain cards. A list offers those it declares. */
export type ListLayouts = {
  readonly board?: BoardLayout
  readonly calendar?: CalendarLayout
  readonly cards?: CardsLayout
}

export const noLayouts: ListLayouts = {}

export const shapesOf = ({ board, calendar }: ListLayouts): readonly Shape[] => [
  'table',
  'cards',
  ...(board ? ['board' as const] : []),
  ...(calendar ? ['calendar' as const] : []),
]

/** A list that declares layouts is switched beside its views; any other in its display settings. */
export const isSwitchedAbove = (layouts: ListLayouts): boolean => Object.keys(layouts).length > 0

/** Layouts that read their rows themselves: the list asks only whether there are any. */
export const readsItself = (shape: Shape): boolean => shape === 'board' || shape === 'calendar'
