import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdParams, IdResult } from './ids.ts'
import { label, type Label } from './label.ts'
import { pageOf } from './page.ts'
import type { record } from './record.ts'

type AnyRecord = ReturnType<typeof record>

const titled = (verb: Label, noun: Label): Label => label(verb.zh + noun.zh, `${verb.en} ${noun.en.toLowerCase()}`)

/** What a picker shows. */
export const Option = z.object({ id: Id, code: z.string().nullable(), name: z.string() })
export type Option = z.output<typeof Option>

export const OptionQuery = z.strictObject({ keyword: z.string().trim().max(50).optional() })
export const VersionQuery = z.strictObject({ version: z.coerce.number().int().optional() })

/** The six calls every record has, at the paths and permission codes every record uses. */
export const crud = <R extends AnyRecord>(of: R) => {
  const { name, table, label: noun } = of
  const may = (action: string) => ({ permission: `${name}:${action}` }) as const
  return {
    list: endpoint({
      method: 'GET',
      path: `/api/${table}/list`,
      title: titled(label('查询', 'List'), noun),
      access: may('list'),
      query: of.query as R['query'],
      result: pageOf(of.row as R['row']),
    }),
    all: endpoint({
      method: 'GET',
      path: `/api/${table}/all`,
      title: titled(label('可选', 'Choose'), noun),
      access: 'signed-in',
      query: OptionQuery,
      result: z.array(Option),
    }),
    show: endpoint({
      method: 'GET',
      path: `/api/${table}/show/:id`,
      title: titled(label('查看', 'Show'), noun),
      access: may('show'),
      params: IdParams,
      result: of.answer as R['answer'],
    }),
    create: endpoint({
      method: 'POST',
      path: `/api/${table}/create`,
      title: titled(label('新增', 'Create'), noun),
      access: may('create'),
      body: of.create as R['create'],
      result: IdResult.extend({ code: z.string() }),
    }),
    update: endpoint({
      method: 'PUT',
      path: `/api/${table}/update/:id`,
      title: titled(label('修改', 'Update'), noun),
      access: may('update'),
      params: IdParams,
      body: of.update as R['update'],
      result: z.object({ id: Id, version: z.int() }),
    }),
    remove: endpoint({
      method: 'DELETE',
      path: `/api/${table}/delete/:id`,
      title: titled(label('删除', 'Delete'), noun),
      access: may('delete'),
      params: IdParams,
      query: VersionQuery,
      result: IdResult,
    }),
  }
}
