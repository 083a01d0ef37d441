import type { Label } from '@srm/api/shared/label'
import type { RecordDefinition } from '@srm/api/shared/record'
import type { Ctx } from '../ctx.ts'
import { fail } from '../errors.ts'
import { quote } from './fields/columns.ts'
import { finder } from './read/reads.ts'
import { coverSecrets } from './fields/secrets.ts'
import type { Row, Values } from './fields/row.ts'
import type { LineTables } from './read/select.ts'
import type { Store } from './store.ts'

export type DocumentStatus =
  | 'draft'
  | 'pending'
  | 'returned'
  | 'approved'
  | 'rejected'
  | 'withdrawn'
  | 'terminated'
  | 'void'

/** Somebody from outside who can be asked, by a message to their number. */
export type Contact = {
  readonly id: string
  readonly name: string
  readonly mobile: string
  readonly company: string | null
}
type ContactRequest = { readonly path: string; readonly contact: 'business' | 'finance' | 'seal' }

/** One thing worked out of a document, as the designer of a flow offers it. Money and numbers are exact, as texts. */
export type DocumentFact = { readonly label: Label } & (
  | { readonly type: 'money' | 'number' | 'flag' }
  | { readonly type: 'enum'; readonly options: readonly { readonly value: string; readonly label: Label }[] }
)

export type DocumentFactValues = Readonly<Record<string, string | boolean | null>>

type DocumentFacts<I> = {
  readonly fields: Readonly<Record<string, DocumentFact>>
  /** Worked out anew each time, in one statement if it can be; the rows it depends on are locked here. */
  readonly read: (ctx: Ctx, row: I) => Promise<DocumentFactValues>
}

/** Somebody a document asks in the flow it comes with, from an amount on if one is named. */
export type DefaultStep = { readonly name: Label; readonly from?: string } & (
  | { readonly by: 'superior' }
  | { readonly by: 'deptHead' }
  | { readonly by: 'role'; readonly role: string }
)
export type DefaultFlow = { readonly steps: readonly DefaultStep[] }

export type Requirement = { readonly people: readonly string[]; readonly reason: string }

/** What a module adds to its record so that it can be approved. All of it runs in the transaction of the step. */
type Settings<R extends RecordDefinition, I = Row<R>> = {
  readonly lines?: LineTables
  /** The field with the money it is about. */
  readonly amount?: keyof R['fields'] & string
  /** Three to five fields that tell in a list what it is about. */
  readonly summary: readonly (keyof R['fields'] & string)[]
  /** People a document points at without a field for them. */
  readonly relations?: Readonly<Record<string, (ctx: Ctx, row: I) => Promise<readonly string[]>>>
  /** Whom to ask at the company it is about, the fittest first. */
  readonly contacts?: (ctx: Ctx, row: I, asked: ContactRequest) => Promise<readonly Contact[]>
  /** What conditions can ask about it besides its fields, such as how far a budget is exceeded. */
  readonly facts?: DocumentFacts<I>
  /** The flow companies start with; they change it as they like. Without one a document is decided by hand. */
  readonly defaultFlow?: DefaultFlow
  /** Asked for by anybody and about anything: what a flow is drawn for until somebody says for what. */
  readonly isGeneral?: boolean
  /** What stands against approving it now. */
  readonly precheck?: (ctx: Ctx, row: I) => Promise<readonly string[]>
  /** People of whom one must have approved, each with the reason: no flow leaves them out. Its rows are locked here. */
  readonly mustApprove?: (ctx: Ctx, row: I) => Promise<readonly Requirement[]>
  /** What was made from it and stands against voiding it. */
  readonly inUse?: (ctx: Ctx, row: I) => Promise<readonly string[]>
  /** Fields the module's own steps set beside the approval or after it: they may differ from what was submitted. */
  readonly later?: readonly string[]
  /** What follows from a new status, in the business itself. */
  readonly on?: Readonly<Partial<Record<DocumentStatus, (ctx: Ctx, id: string) => Promise<void>>>>
}

/** A record that goes through approval: all the approval knows of its module. */
export type Document = Settings<RecordDefinition, DocumentRow> & {
  readonly record: RecordDefinition
  /** Found whatever the caller's scope: whoever decides on a document sees it. */
  readonly read: (ctx: Ctx, id: string) => Promise<Row>
  /** Taken before anything of its approval, by everybody who changes either. */
  readonly lock: (ctx: Ctx, id: string) => Promise<void>
  readonly save: (ctx: Ctx, id: string, values: Values) => Promise<void>
  /** The number it has so far. */
  readonly code: (ctx: Ctx, id: string) => Promise<string | null>
}

/** What an approval looks at in a document, whether it was read or made up to try a flow. */
export type DocumentRow = Readonly<Record<string, unknown>> & {
  readonly id: string
  readonly code?: unknown
  readonly status?: unknown
  readonly owner?: unknown
  readonly createdBy?: unknown
}

const everywhere = (ctx: Ctx): Ctx => ({
  ...ctx,
  session: { ...ctx.session, scope: { kind: 'all' }, masks: new Set() },
})

export const documentOf = <R extends RecordDefinition>(
  record: R,
  records: Pick<Store<R>, 'patch'>,
  settings: Settings<R>,
): Document => {
  const hidden = Object.keys(settings.facts?.fields ?? {}).find((path) => Object.hasOwn(record.fields, path))
  if (hidden) throw new Error(`${record.name} has a field and a fact called ${hidden}`)
  const find = finder(record, settings.lines ?? {})
  // A document is read by its own fields, so its module gets the rows its settings expect.
  const untyped = settings as Settings<RecordDefinition, DocumentRow>
  const lock = `select 1 from ${quote(record.table)} where tenant_id = $1 and id = $2 for update`
  const code = `select code from ${quote(record.table)} where tenant_id = $1 and id = $2`
  return {
    ...untyped,
    record,
    // What an approval keeps of a document is kept for ever: numbers that are sealed stay covered in it.
    read: async (ctx, id) => coverSecrets(record, await find(everywhere(ctx), id)),
    lock: async (ctx, id) => {
      const { rows } = await ctx.db.run(lock, [ctx.tenantId, id])
      if (rows.length === 0) fail('record.not_found')
    },
    code: async (ctx, id) => (await ctx.db.run<{ code: string }>(code, [ctx.tenantId, id])).rows[0]?.code ?? null,
    save: async (ctx, id, values) => void (await records.patch(everywhere(ctx), id, values as Values<R>)),
  }
}
