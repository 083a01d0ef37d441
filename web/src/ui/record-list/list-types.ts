import type { z } from 'zod'
import type { Endpoint } from '@srm/api/endpoint'
import type { Summary } from '@srm/api/shared/page'
import type { ComponentType, ReactNode } from 'react'
import type { RecordCalls, PatchCall } from '../record-calls.ts'
import type { ListEndpoint, RecordShape, Row } from '../record-shape.ts'

export type ListRecord = RecordShape & { readonly search: readonly string[] }

export type SummaryEndpoint = Endpoint<z.ZodUndefined, z.ZodType, z.ZodUndefined, z.ZodType<Summary>>

/** The calls of a record a list makes use of; what is missing is not offered. */
export type ListCalls = Partial<Pick<RecordCalls, 'create' | 'remove'>> & {
  readonly patch?: PatchCall
  readonly list: ListEndpoint
  readonly summary: SummaryEndpoint
}

/** What a dialog that stands for an action gets to know. */
export type ActionDialogProps = {
  readonly rows: readonly Row[]
  readonly close: () => void
  /** Told which rows are done, once all is over. */
  readonly finished: (done: readonly Row[]) => void
}

/** A field whose values one chooses at once, or the rows in which the field is oneself. */
export type QuickFilter = string | { readonly mine: string }

/** Whether a row stands out, such as what one has not read. */
export type RowTest = (row: Row) => boolean

/** A value that is asked for before rows are worked on. */
type ActionInput = {
  readonly schema: z.ZodType
  /** `isAdded`: what was chosen joins what a row has, where it can have several. */
  readonly run: (row: Row, value: unknown, isAdded: boolean) => Promise<unknown>
}

/** Something to do with a row. It is offered where the row's own `actions` name its key, or what it `needs` instead, nothing included. */
export type RowAction = {
  readonly key: string
  readonly needs?: string
  /** For a step that makes sense only in some states of what one may change. */
  readonly when?: (row: Row) => boolean
  readonly label: string
  readonly icon?: ReactNode
  readonly danger?: boolean
  /** Leads to a page. */
  readonly to?: (row: Row) => string
  /** Does it at once; offered for many rows too, unless `single`. A failure is shown with the row. */
  readonly run?: (row: Row) => Promise<unknown>
  readonly single?: boolean
  /** Offered for chosen rows only: what can be done with one is done on its page. */
  readonly chosen?: boolean
  /** Asks in its own way and does it itself; offered for many rows too, unless `single`. */
  readonly dialog?: ComponentType<ActionDialogProps>
  /** What happens, said before a dangerous step. */
  readonly hint?: string
  /** Asks for a value first and then works on each row with it. */
  readonly input?: ActionInput
  readonly done?: string
}

/** Opens a cell of a row to change it; `cell` is where its value stands. */
export type StartEdit = (row: Row, field: string, cell: HTMLElement) => void

/** Whether it can be done with many rows at once. */
export const isForMany = ({ run, dialog, input, single = false }: RowAction): boolean =>
  (run !== undefined || dialog !== undefined || input !== undefined) && !single
