import type { z } from 'zod'
import type { Endpoint } from '@srm/api/endpoint'
import type { Summary } from '@srm/api/shared/page'
import type { ReactNode } from 'react'
import type { RecordCalls } from '../record-calls.ts'
import type { ListEndpoint, RecordShape, Row } from '../record-shape.ts'

export type ListRecord = RecordShape & { readonly search: readonly string[] }

export type SummaryEndpoint = Endpoint<z.ZodUndefined, z.ZodType, z.ZodUndefined, z.ZodType<Summary>>

/** The calls of a record a list makes use of; what is missing is not offered. */
export type ListCalls = Partial<Pick<RecordCalls, 'create' | 'remove'>> & {
  readonly list: ListEndpoint
  readonly summary: SummaryEndpoint
}

/** Something to do with a row. It is offered where the row's own `actions` name its key. */
export type RowAction = {
  readonly key: string
  readonly label: string
  readonly icon?: ReactNode
  readonly danger?: boolean
  /** Leads to a page. */
  readonly to?: (row: Row) => string
  /** Does it at once; offered for many rows too, unless `single`. A failure is shown with the row. */
  readonly run?: (row: Row) => Promise<unknown>
  readonly single?: boolean
  /** What happens, said before a dangerous step. */
  readonly hint?: string
  readonly done?: string
}
