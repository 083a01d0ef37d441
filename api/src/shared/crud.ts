import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdParams, IdResult } from './ids.ts'
import { label, type Label } from './label.ts'
import { pageOf, Summary } from './page.ts'
import type { record } from './record.ts'

type AnyRecord = ReturnType<typeof record>

const titled = (verb: Label, noun: Label): Label => label(verb.zh + noun.zh, `${verb.en} ${noun.en.toLowerCase()}`)

/** What a picker shows. */
export const Option = z.object({ id: Id, code: z.string().nullable(), name: z.string() })
export type Option = z.output<typeof Option>

export const OptionQuery = z.strictObject({ keyword: z.string().trim().max(50).optional() })
export const VersionQuery = z.strictObject({ version: z.coerce.number().int().optional() })

const may = (of: AnyRecord, action: string) => ({ permission: `${of.name}:${action}` as const }) as const

const readCalls = <R extends AnyRecord>(of: R) => ({
  list: endpoint({
    method: 'GET',
    path: `/api/${of.table}/list`,
    title: titled(label('查询', 'List'), of.label),
    access: may(of, 'list'),
    query: of.query as R['query'],
    result: pageOf(of.row as R['row']),
  }),
  summary: endpoint({
    method: 'GET',
    path: `/api/${of.table}/summary`,
    title: titled(label('合计', 'Totals of'), of.label),
    access: may(of, 'list'),
    query: of.summary as R['summary'],
    result: Summary,
  }),
  all: endpoint({
    method: 'GET',
    path: `/api/${of.table}/all`,
    title: titled(label('可选', 'Choose'), of.label),
    access: { choose: of.name },
    query: OptionQuery,
    result: z.array(Option),
  }),
  show: endpoint({
    method: 'GET',
    path: `/api/${of.table}/show/:id`,
    title: titled(label('查看', 'Show'), of.label),
    access: may(of, 'show'),
    params: IdParams,
    result: of.answer as R['answer'],
  }),
})

const writeCalls = <R extends AnyRecord>(of: R) => ({
  create: endpoint({
    method: 'POST',
    path: `/api/${of.table}/create`,
    title: titled(label('新增', 'Create'), of.label),
    access: may(of, 'create'),
    body: of.create as R['create'],
    result: IdResult.extend({ code: z.string() }),
  }),
  update: endpoint({
    method: 'PUT',
    path: `/api/${of.table}/update/:id`,
    title: titled(label('修改', 'Update'), of.label),
    access: may(of, 'update'),
    params: IdParams,
    body: of.update as R['update'],
    result: z.object({ id: Id, version: z.int() }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `/api/${of.table}/delete/:id`,
    title: titled(label('删除', 'Delete'), of.label),
    access: may(of, 'delete'),
    params: IdParams,
    query: VersionQuery,
    result: IdResult,
  }),
})

/** The calls every record has, at the paths and permission codes every record uses. */
export const crud = <R extends AnyRecord>(of: R) => ({ ...readCalls(of), ...writeCalls(of) })
