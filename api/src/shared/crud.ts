import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdParams, IdResult } from './ids.ts'
import { label, type Label } from './label.ts'
import { pageOf, Summary } from './page.ts'
import type { record } from './record.ts'

type AnyRecord = ReturnType<typeof record>
type Method = 'GET' | 'POST'

/** The last part of a call's path and its method, where a requirement names others than records have by default. */
type Call = { readonly path?: string; readonly method?: Method }
type Calls = {
  readonly show?: Call
  readonly all?: Call
  /** Only records that are sorted into a tree have this call; its handler is written by the module. */
  readonly tree?: Call
}

const titled = (verb: Label, noun: Label): Label => label(verb.zh + noun.zh, `${verb.en} ${noun.en.toLowerCase()}`)

/** What a picker shows; of records that stand in a tree also what they stand below. */
export const Option = z.object({
  id: Id,
  code: z.string().nullable(),
  name: z.string(),
  parentId: Id.nullable().optional(),
})
export type Option = z.output<typeof Option>

/** What a picker shows of records that stand below each other. */
export type TreeOption = Option & { children: TreeOption[] }
export const TreeOption: z.ZodType<TreeOption> = Option.extend({
  get children() {
    return z.array(TreeOption)
  },
})

export const OptionQuery = z.strictObject({ keyword: z.string().trim().max(50).optional() })
export const VersionQuery = z.strictObject({ version: z.coerce.number().int().optional() })

const may = (of: AnyRecord, action: string) => ({ permission: `${of.name}:${action}` as const }) as const

const listCalls = <R extends AnyRecord>(of: R) => ({
  list: endpoint({
    method: 'GET',
    path: `/api/${of.table}/list`,
    family: of.table,
    title: titled(label('查询', 'List'), of.label),
    access: may(of, 'list'),
    query: of.query as R['query'],
    result: pageOf(of.row as R['row']),
  }),
  summary: endpoint({
    method: 'GET',
    path: `/api/${of.table}/summary`,
    family: of.table,
    title: titled(label('合计', 'Totals of'), of.label),
    access: may(of, 'list'),
    query: of.summary as R['summary'],
    result: Summary,
  }),
})

const showCall = <R extends AnyRecord>(of: R, { path = 'show', method = 'GET' }: Call = {}) =>
  endpoint({
    method,
    path: `/api/${of.table}/${path}/:id`,
    family: of.table,
    title: titled(label('查看', 'Show'), of.label),
    access: may(of, 'show'),
    params: IdParams,
    result: of.answer as R['answer'],
  })

const chooseCall = (of: AnyRecord, path: string) => ({
  path: `/api/${of.table}/${path}` as const,
  family: of.table,
  title: titled(label('可选', 'Choose'), of.label),
  access: { choose: of.name },
})

/** A picker's call carries its keyword in the query, or in the body of a POST. */
const optionCall = <S extends z.ZodType>(of: AnyRecord, path: string, result: S) =>
  endpoint({ ...chooseCall(of, path), method: 'GET', query: OptionQuery, result })
const postedOptionCall = <S extends z.ZodType>(of: AnyRecord, path: string, result: S) =>
  endpoint({ ...chooseCall(of, path), method: 'POST', body: OptionQuery, result })

type OptionCall<C, S extends z.ZodType> = C extends { readonly method: 'POST' }
  ? ReturnType<typeof postedOptionCall<S>>
  : ReturnType<typeof optionCall<S>>

const choiceOf = <C extends Call | undefined, S extends z.ZodType>(of: AnyRecord, call: C, name: string, result: S) => {
  const make = call?.method === 'POST' ? postedOptionCall : optionCall
  return make(of, call?.path ?? name, result) as OptionCall<C, S>
}

const writeCalls = <R extends AnyRecord>(of: R) => ({
  create: endpoint({
    method: 'POST',
    path: `/api/${of.table}/create`,
    family: of.table,
    title: titled(label('新增', 'Create'), of.label),
    access: may(of, 'create'),
    body: of.create as R['create'],
    result: IdResult.extend({ code: z.string() }),
  }),
  update: endpoint({
    method: 'PUT',
    path: `/api/${of.table}/update/:id`,
    family: of.table,
    title: titled(label('修改', 'Update'), of.label),
    access: may(of, 'update'),
    params: IdParams,
    body: of.update as R['update'],
    result: z.object({ id: Id, version: z.int() }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `/api/${of.table}/delete/:id`,
    family: of.table,
    title: titled(label('删除', 'Delete'), of.label),
    access: may(of, 'delete'),
    params: IdParams,
    query: VersionQuery,
    result: IdResult,
  }),
})

const patchCall = <R extends AnyRecord>(of: R) =>
  endpoint({
    method: 'PUT',
    path: `/api/${of.table}/patch/:id`,
    family: of.table,
    title: titled(label('修改字段', 'Change fields of'), of.label),
    access: may(of, 'update'),
    params: IdParams,
    body: of.patch,
    result: z.object({ id: Id, version: z.int() }),
  })

/** Only records that name fields to be changed by themselves have this call. */
type PatchCall<R extends AnyRecord> = [R['editable'][number]] extends [never]
  ? object
  : { readonly patch: ReturnType<typeof patchCall<R>> }

const options = z.array(Option)
const tree = z.array(TreeOption)

type TreeCall<C extends Calls> = C extends { readonly tree: infer T }
  ? { readonly tree: OptionCall<T, typeof tree> }
  : object

const treeCall = <const C extends Calls>(of: AnyRecord, calls: C) =>
  (calls.tree ? { tree: choiceOf(of, calls.tree, 'tree', tree) } : {}) as TreeCall<C>

/** The calls every record has, at the paths and permission codes every record uses unless `calls` says otherwise. */
export const crud = <R extends AnyRecord, const C extends Calls = Calls>(of: R, calls?: C) => ({
  ...listCalls(of),
  all: choiceOf(of, calls?.all as C['all'], 'all', options),
  show: showCall(of, calls?.show),
  ...writeCalls(of),
  ...((of.editable.length > 0 ? { patch: patchCall(of) } : {}) as PatchCall<R>),
  ...treeCall(of, calls ?? ({} as C)),
})
