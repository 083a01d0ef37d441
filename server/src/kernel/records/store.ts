import type { Option } from '@srm/api/shared/crud'
import type { ListQuery, Summary, SummaryQuery } from '@srm/api/shared/page'
import type { RecordDefinition } from '@srm/api/shared/record'
import type { z } from 'zod'
import type { Ctx } from '../ctx.ts'
import { finder, recordReads } from './read/reads.ts'
import type { ListedRow, Row, ShownRow, Values } from './fields/row.ts'
import type { LineTables } from './read/select.ts'
import type { Change } from './write/timeline.ts'
import { recordWrites } from './write/writes.ts'

/** What may be done with this very record, beyond what the person's permissions say. */
type Allows<R extends RecordDefinition> = (row: ListedRow<R>) => readonly string[]

export type StoreSettings<R extends RecordDefinition> = {
  /** Where the record's sub-tables live. */
  readonly lines?: LineTables
  readonly allows?: Allows<R>
}

export type RecordPage<R extends RecordDefinition> = {
  items: z.input<R['row']>[]
  total: number | null
  capped: boolean
  nextCursor: string | null
}

export type SavedRow<R extends RecordDefinition> = {
  readonly id: string
  readonly version: number
  readonly changes: readonly Change[]
  readonly before: Row<R>
  /** What the table holds now, references by their ids or as they were read. */
  readonly after: Values
}

export type Store<R extends RecordDefinition = RecordDefinition> = {
  readonly lines: LineTables
  readonly options: (ctx: Ctx, keyword?: string) => Promise<Option[]>
  readonly summary: (ctx: Ctx, query: SummaryQuery) => Promise<Summary>
  readonly list: (ctx: Ctx, query: ListQuery) => Promise<RecordPage<R>>
  readonly show: (ctx: Ctx, id: string) => Promise<ShownRow<R>>
  /** One record with nothing covered, for the rules of its module; nobody else changes it until the end. */
  readonly held: (ctx: Ctx, id: string) => Promise<Row<R>>
  readonly create: (ctx: Ctx, values: Values<R> & { readonly code: string }) => Promise<{ id: string; code: string }>
  /** Answers what changed beside the new version, so that a use case can act on it. */
  readonly update: (
    ctx: Ctx,
    id: string,
    version: number,
    values: Values<R> | ((before: Row<R>) => Promise<Values<R>> | Values<R>),
  ) => Promise<SavedRow<R>>
  /** Changes some fields and leaves the others as they are, whatever version the caller knew. */
  readonly patch: (ctx: Ctx, id: string, some: Values<R>) => Promise<SavedRow<R>>
  readonly remove: (
    ctx: Ctx,
    id: string,
    version?: number,
    check?: (before: Row<R>) => Promise<void> | void,
  ) => Promise<{ id: string; before: Row<R> }>
}

const anything = () => ['update', 'delete']

/** Everything a record's table needs: list, show, options, create, update, remove, with timeline, lock and job. */
export const store = <R extends RecordDefinition>(
  record: R,
  { lines = {}, allows = anything }: StoreSettings<R> = {},
): Store<R> => {
  const find = finder(record, lines)
  const held = (ctx: Ctx, id: string) => find(ctx, id, 'edit')
  const reads = recordReads(record, find, allows as Allows<RecordDefinition>)
  // The columns come from the fields, so every row has the shape the fields describe.
  return { lines, ...reads, ...recordWrites(record, find, lines), held } as unknown as Store<R>
}
