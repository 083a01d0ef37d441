import type { RecordDefinition } from '@srm/api/shared/record'
import type { Ctx } from '../ctx.ts'
import { fail } from '../errors.ts'
import { quote } from './columns.ts'
import { finder } from './reads.ts'
import { coverSecrets } from './secrets.ts'
import type { LineTables, Row } from './select.ts'
import type { store } from './store.ts'

export type DocumentStatus =
  | 'draft'
  | 'pending'
  | 'returned'
  | 'approved'
  | 'rejected'
  | 'withdrawn'
  | 'terminated'
  | 'void'

/** Somebody of a supplier's who can be asked, by a message to their number. */
export type Contact = {
  readonly id: string
  readonly name: string
  readonly mobile: string
  readonly company: string | null
}
type ContactAsked = { readonly path: string; readonly contact: 'business' | 'finance' | 'seal' }

/** What a module adds to its record so that it can be approved. All of it runs in the transaction of the step. */
type Settings = {
  readonly lines?: LineTables
  /** The field with the money it is about. */
  readonly amount?: string
  /** Three to five fields that tell in a list what it is about. */
  readonly summary: readonly string[]
  /** People a document points at without a field for them. */
  readonly relations?: Readonly<Record<string, (ctx: Ctx, row: Row) => Promise<readonly string[]>>>
  /** Whom to ask at the supplier it is about, the fittest first. */
  readonly contacts?: (ctx: Ctx, row: Row, asked: ContactAsked) => Promise<readonly Contact[]>
  /** Answers worked out anew each time, such as whether a budget is exceeded; its rows are locked here. */
  readonly flags?: (ctx: Ctx, row: Row) => Promise<Readonly<Record<string, boolean>>>
  /** What stands against approving it now. */
  readonly precheck?: (ctx: Ctx, row: Row) => Promise<readonly string[]>
  /** What was made from it and stands against voiding it. */
  readonly inUse?: (ctx: Ctx, row: Row) => Promise<readonly string[]>
  /** Fields the module's own steps set beside the approval or after it: they may differ from what was submitted. */
  readonly later?: readonly string[]
  /** What follows from a new status, in the business itself. */
  readonly on?: Readonly<Partial<Record<DocumentStatus, (ctx: Ctx, id: string) => Promise<void>>>>
}

/** A record that goes through approval: all the approval knows of its module. */
export type Document = Settings & {
  readonly record: RecordDefinition
  /** Found whatever the caller's scope: whoever decides on a document sees it. */
  readonly read: (ctx: Ctx, id: string) => Promise<Row>
  /** Taken before anything of its approval, by everybody who changes either. */
  readonly lock: (ctx: Ctx, id: string) => Promise<void>
  readonly save: (ctx: Ctx, id: string, values: Readonly<Record<string, unknown>>) => Promise<void>
}

const everywhere = (ctx: Ctx): Ctx => ({
  ...ctx,
  session: { ...ctx.session, scope: { kind: 'all' }, masks: new Set() },
})

export const documentOf = (
  record: RecordDefinition,
  records: Pick<ReturnType<typeof store>, 'patch'>,
  settings: Settings,
): Document => {
  const find = finder(record, settings.lines ?? {})
  const lock = `select 1 from ${quote(record.table)} where tenant_id = $1 and id = $2 for update`
  return {
    ...settings,
    record,
    // What an approval keeps of a document is kept for ever: numbers that are sealed stay covered in it.
    read: async (ctx, id) => coverSecrets(record, await find(everywhere(ctx), id)),
    lock: async (ctx, id) => {
      const { rows } = await ctx.db.run(lock, [ctx.tenantId, id])
      if (rows.length === 0) fail('record.not_found')
    },
    save: async (ctx, id, values) => void (await records.patch(everywhere(ctx), id, values)),
  }
}
