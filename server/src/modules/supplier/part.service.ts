import type { crud } from '@srm/api/shared/crud'
import { metaOf } from '@srm/api/shared/field-meta'
import type { RecordDefinition } from '@srm/api/shared/record'
import type { Ctx } from '#kernel/ctx.ts'
import { implement, type Handled, type Route } from '#kernel/module.ts'
import type { LineTables, Row } from '#kernel/records/select.ts'
import { store } from '#kernel/records/store.ts'
import type { Numbering, Subject } from '#kernel/records/subjects.ts'
import { issueCode } from '#modules/dictionary/index.ts'
import { claimFiles, fileViews } from '#modules/file/index.ts'

export type Values = Readonly<Record<string, unknown>>
/** A record whose files pass to another. */
export type Holder = NonNullable<Parameters<typeof claimFiles>[4]>
type Calls = ReturnType<typeof crud<RecordDefinition>>
type Update = Values & { readonly version: number }

/** What is special about one of a supplier's records; everything runs in the transaction of the change. */
export type Rules = {
  readonly lines?: LineTables
  /** Refuses what must not be, and adds what follows from what was sent. */
  readonly prepare?: (ctx: Ctx, sent: Values, before?: Row) => Promise<Values> | Values
  /** `after` is nothing for a record that is gone. */
  readonly changed?: (ctx: Ctx, id: string, after: Values | undefined, before: Row | undefined) => Promise<void>
  readonly removable?: (ctx: Ctx, id: string) => Promise<void>
}

const isFiles = (kind: string): boolean => kind === 'attachments' || kind === 'images'

const filesIn = (record: RecordDefinition): string[] =>
  Object.entries(record.fields)
    .filter(([, schema]) => isFiles(metaOf(schema).kind))
    .map(([key]) => key)

/** The use cases of a record, with its number and its files. */
export const useCases = (record: RecordDefinition, rules: Rules = {}) => {
  const { lines = {}, prepare, changed, removable } = rules
  const records = store(record, { lines })
  const fileKeys = filesIn(record)
  const filesOf = (values: Values) =>
    Object.fromEntries(fileKeys.map((key) => [key, (values[key] ?? []) as readonly string[]]))
  const prepared = async (ctx: Ctx, sent: Values, id?: string): Promise<Values> => {
    if (!prepare) return sent
    return prepare(ctx, sent, id === undefined ? undefined : await records.held(ctx, id))
  }
  return {
    records,
    /** `from` holds the files now, where they come with it from another record. */
    create: async (ctx: Ctx, sent: Values, from?: Holder): Promise<{ id: string; code: string }> => {
      const values = await prepared(ctx, sent)
      const code = (sent['code'] as string | undefined) ?? (await issueCode(ctx, record.name))
      const made = await records.create(ctx, { ...values, code })
      const files = filesOf(values)
      if (Object.values(files).some((ids) => ids.length > 0)) await claimFiles(ctx, record.name, made.id, files, from)
      await changed?.(ctx, made.id, values, undefined)
      return made
    },
    update: async (
      ctx: Ctx,
      id: string,
      { version, ...sent }: Update,
      from?: Holder,
    ): Promise<{ id: string; version: number }> => {
      const values = await prepared(ctx, sent, id)
      const saved = await records.update(ctx, id, version, values)
      if (saved.changes.some(({ field }) => fileKeys.includes(field)))
        await claimFiles(ctx, record.name, id, filesOf(values), from)
      if (saved.changes.length > 0) await changed?.(ctx, id, values, saved.before)
      return { id, version: saved.version }
    },
    remove: async (ctx: Ctx, id: string, version: number | undefined): Promise<{ id: string }> => {
      await removable?.(ctx, id)
      const { before } = await records.remove(ctx, id, version)
      await claimFiles(ctx, record.name, id, {})
      await changed?.(ctx, id, undefined, before)
      return { id }
    },
    show: async (ctx: Ctx, id: string): Promise<Row> => {
      const row = await records.show(ctx, id)
      const held = fileKeys.flatMap((key) => row[key] as string[])
      const files = await fileViews(ctx, held)
      for (const key of fileKeys) row[key] = (row[key] as string[]).flatMap((file) => files.get(file) ?? [])
      return row
    },
  }
}

type UseCases = ReturnType<typeof useCases>

/** The calls every record has, answered by its use cases. */
export const routesOf = (calls: Calls, { records, ...uses }: UseCases): Route[] => {
  const handlers = {
    list: (ctx, { query }) => records.list(ctx, query),
    summary: (ctx, { query }) => records.summary(ctx, query),
    all: (ctx, { query }) => records.options(ctx, query.keyword),
    show: (ctx, { params }) => uses.show(ctx, params.id),
    create: (ctx, { body }) => uses.create(ctx, body),
    update: (ctx, { params, body }) => uses.update(ctx, params.id, body as Update),
    remove: (ctx, { params, query }) => uses.remove(ctx, params.id, query.version),
  } as Handled<Calls>
  return implement(calls, handlers)
}

type Part = { readonly routes: readonly Route[]; readonly subject: Subject; readonly uses: UseCases }

/** A record that belongs to a supplier: its routes, and what other parts of the product see of it. */
export const part = (record: RecordDefinition, calls: Calls, code: Numbering, rules: Rules = {}): Part => {
  const uses = useCases(record, rules)
  const permission = `${record.name}:show`
  const { create, update } = uses
  const lines = rules.lines ? { lines: rules.lines } : {}
  return { uses, routes: routesOf(calls, uses), subject: { record, permission, code, create, update, ...lines } }
}
