import type { crud, OptionQuery } from '@srm/api/shared/crud'
import { metaOf } from '@srm/api/shared/field-meta'
import type { ListQuery, SummaryQuery } from '@srm/api/shared/page'
import type { EndpointTree } from '@srm/api/endpoint'
import type { RecordDefinition } from '@srm/api/shared/record'
import type { z } from 'zod'
import type { Ctx } from '#kernel/ctx.ts'
import { implement, type HandlerTree, type Route } from '#kernel/module.ts'
import { idOf, linesIn, type CreateInput, type Row, type UpdateInput, type Values } from '#kernel/records/fields/row.ts'
import { store, type Store, type StoreSettings } from '#kernel/records/store.ts'
import type { Numbering, Subject } from '#kernel/records/subjects.ts'
import { issueCode } from '#modules/dictionary/index.ts'
import { resourceFiles, type Holder } from './resource.files.service.ts'

type Awaitable<T> = Promise<T> | T

/** What is special about a record; everything runs in the transaction of the change. */
type Hooks<R extends RecordDefinition> = StoreSettings<R> & {
  /** The record's store, where others need it too; it is made here otherwise. */
  readonly records?: Store<R>
  /** Refuses what must not be, and adds what follows from what was sent. */
  readonly prepare?: (ctx: Ctx, sent: CreateInput<R>, before: Row<R> | undefined) => Awaitable<CreateInput<R>>
  /** `after` is nothing for a record that is gone, `before` for one that is new. */
  readonly changed?: (
    ctx: Ctx,
    id: string,
    after: CreateInput<R> | undefined,
    before: Row<R> | undefined,
  ) => Promise<void>
  /** Refuses to delete what must stay. */
  readonly removable?: (ctx: Ctx, row: Row<R>) => Awaitable<void>
}

export type ResourceService<R extends RecordDefinition = RecordDefinition> = {
  readonly records: Store<R>
  /** `from` holds the files now, where they come with it from another record. */
  readonly create: (ctx: Ctx, sent: CreateInput<R>, from?: Holder) => Promise<{ id: string; code: string }>
  readonly update: (
    ctx: Ctx,
    id: string,
    sent: UpdateInput<R>,
    from?: Holder,
  ) => Promise<{ id: string; version: number }>
  /** Some fields changed as if its form were sent again with them; a version among them must be the newest. */
  readonly change: (ctx: Ctx, id: string, some: Values<R>, from?: Holder) => Promise<{ id: string; version: number }>
  readonly remove: (ctx: Ctx, id: string, version: number | undefined) => Promise<{ id: string }>
  /** As people see it, with what they need of its files. */
  readonly show: (ctx: Ctx, id: string) => Promise<z.input<R['answer']>>
}

/** A value as a form sends it: references by id, also those in lists and in lines. */
const sentOf = (value: unknown, kind: string | undefined): unknown => {
  if (!Array.isArray(value)) return idOf(value)
  if (kind !== 'rows') return value.map(idOf)
  return linesIn(value).map((line) =>
    Object.fromEntries(Object.entries(line).map(([key, one]) => [key, sentOf(one, undefined)])),
  )
}

/** What a record's form would send if nothing were changed in it. */
const formOf = ({ update, fields }: RecordDefinition, row: Row): Values =>
  Object.fromEntries(
    Object.keys(update.shape)
      .filter((key) => key !== 'code')
      .map((key) => [key, sentOf(row[key], fields[key] && metaOf(fields[key]).kind)]),
  )

/** Written for every record at once, where no field has a name. */
const anyService = (record: RecordDefinition, hooks: Hooks<RecordDefinition>): ResourceService => {
  const { records = store(record, hooks), prepare, changed, removable } = hooks
  const files = resourceFiles(record)
  const update: ResourceService['update'] = async (ctx, id, { version, ...sent }, from) => {
    let values: CreateInput = sent
    const saved = await records.update(ctx, id, version, async (before) => {
      if (prepare) values = await prepare(ctx, sent, before)
      return values
    })
    if (saved.changes.some(({ field }) => files.isFile(field))) await files.claim(ctx, id, saved.after, from)
    if (saved.changes.length > 0) await changed?.(ctx, id, values, saved.before)
    return { id, version: saved.version }
  }
  return {
    records,
    update,
    change: async (ctx, id, some, from) => {
      const row = await records.held(ctx, id)
      return update(ctx, id, { version: row.version, ...formOf(record, row), ...some }, from)
    },
    create: async (ctx, sent, from) => {
      const values = prepare ? await prepare(ctx, sent, undefined) : sent
      const made = await records.create(ctx, {
        ...values,
        code: sent.code ?? (await issueCode(ctx, record.name, values)),
      })
      await files.claimNew(ctx, made.id, values, from)
      await changed?.(ctx, made.id, values, undefined)
      return made
    },
    remove: async (ctx, id, version) => {
      const { before } = await records.remove(ctx, id, version, (row) => removable?.(ctx, row))
      await files.release(ctx, id)
      await changed?.(ctx, id, undefined, before)
      return { id }
    },
    show: async (ctx, id) => {
      const row = await records.show(ctx, id)
      await files.show(ctx, row)
      return row
    },
  }
}

/** The use cases of a record, with its number, its files and its timeline. */
export const resourceService = <R extends RecordDefinition>(record: R, hooks: Hooks<R> = {}): ResourceService<R> =>
  anyService(record, hooks as Hooks<RecordDefinition>) as unknown as ResourceService<R>

type Crud<R extends RecordDefinition> = ReturnType<typeof crud<R, { all: { method: 'GET' | 'POST' } }>>
/** The calls of a record beyond those every record has. */
type OwnCalls<C> = Omit<C, keyof Crud<RecordDefinition> | 'patch'>

type Options<R extends RecordDefinition, C> = Hooks<R> & {
  readonly code?: Numbering
  /** The use cases, where the record has others than those of every record. */
  readonly service?: ResourceService<R>
  /** Who sees one by working on it. */
  readonly members?: Subject['members']
  /** What hides single ones. */
  readonly restriction?: Subject['restriction']
  /** The use cases an import writes through, or none where people must not bring it in a file. */
  readonly imports?: Pick<Subject, 'create' | 'update'> | false
} & (keyof OwnCalls<C> extends never
    ? { readonly handlers?: undefined }
    : { readonly handlers: HandlerTree<OwnCalls<C>> })

export type Resource<R extends RecordDefinition> = {
  readonly routes: readonly Route[]
  /** What other parts of the product see of the record. */
  readonly subject: Subject
  readonly service: ResourceService<R>
}

type CallInput = {
  readonly params: { readonly id: string }
  readonly query: ListQuery & SummaryQuery & z.output<typeof OptionQuery> & { readonly version?: number }
  readonly body: UpdateInput & z.output<typeof OptionQuery>
}

const handlersOf = (record: RecordDefinition, { records, ...service }: ResourceService) => ({
  list: async (ctx: Ctx, { query }: CallInput) => {
    const page = await records.list(ctx, query)
    await resourceFiles(record).show(ctx, ...page.items)
    return page
  },
  summary: (ctx: Ctx, { query }: CallInput) => records.summary(ctx, query),
  all: (ctx: Ctx, { query, body }: Partial<CallInput>) => records.options(ctx, (query ?? body)?.keyword),
  show: (ctx: Ctx, { params }: CallInput) => service.show(ctx, params.id),
  create: (ctx: Ctx, { body }: CallInput) => service.create(ctx, body),
  update: (ctx: Ctx, { params, body }: CallInput) => service.update(ctx, params.id, body),
  patch: (ctx: Ctx, { params, body }: CallInput) => service.change(ctx, params.id, body),
  remove: (ctx: Ctx, { params, query }: CallInput) => service.remove(ctx, params.id, query.version),
})

/** A record with everything every record has: its routes, its use cases, and what other parts of the product see of it. */
export const defineResource = <R extends RecordDefinition, const C extends Partial<Crud<R>> & EndpointTree>(
  record: R,
  calls: C,
  options: Options<R, C>,
): Resource<R> => {
  const {
    code,
    members,
    restriction,
    service = resourceService(record, options),
    imports = service,
    handlers,
  } = options
  const { lines } = service.records
  const untyped = service as unknown as ResourceService
  return {
    service,
    routes: implement(calls, { ...handlersOf(record, untyped), ...handlers } as HandlerTree<C>),
    subject: {
      record,
      permission: `${record.name}:show`,
      show: untyped.show,
      ...(code && { code }),
      ...(members && { members }),
      ...(restriction && { restriction }),
      ...(Object.keys(lines).length > 0 && { lines }),
      ...(imports && { create: imports.create, update: imports.update }),
    },
  }
}
