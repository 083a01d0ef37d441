import type { z } from 'zod'
import type { Endpoint } from '@srm/api/endpoint'
import type { VersionQuery } from '@srm/api/shared/crud'
import type { IdParams } from '@srm/api/shared/ids'
import type { Row } from './record-shape.ts'

type None = z.ZodUndefined
type SavedRow = { readonly id: string }

/** The calls every record has, as far as its pages need them. */
export type RecordCalls = {
  readonly show: Endpoint<typeof IdParams, None, None, z.ZodType<Row>>
  readonly create: Endpoint<None, None, z.ZodType, z.ZodType<SavedRow>>
  readonly update: Endpoint<typeof IdParams, None, z.ZodType, z.ZodType<SavedRow>>
  readonly remove: Endpoint<typeof IdParams, typeof VersionQuery, None, z.ZodType<SavedRow>>
}

/** Changes some fields and leaves the others as they are; only records that declare editable fields have it. */
export type PatchCall = Endpoint<typeof IdParams, None, z.ZodType, z.ZodType<SavedRow & { readonly version: number }>>

/** Where a record's page leads; a record without a form of its own is not edited there. */
export type DetailPaths = Pick<RecordPaths, 'list' | 'detail'> & Partial<Pick<RecordPaths, 'edit'>>

/** Where a list leads; what is missing is not offered. */
export type ListPaths = Pick<RecordPaths, 'detail'> & Partial<Pick<RecordPaths, 'create' | 'edit'>>

/** Where a record's pages are. */
export type RecordPaths = {
  readonly list: string
  readonly create: string
  readonly edit: (id: string) => string
  /** A list also hands over the row, for rows that are not all shown by one page. */
  readonly detail: (id: string, row?: Row) => string
}
