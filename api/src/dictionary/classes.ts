import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { VersionQuery } from '../shared/crud.ts'
import { text } from '../shared/fields.ts'
import { Id, IdParams, IdResult } from '../shared/ids.ts'
import { label } from '../shared/label.ts'

export type Classify = {
  id: string
  name: string
  code: string | null
  parentId: string | null
  sort: number
  version: number
  children: Classify[]
}
export const Classify: z.ZodType<Classify> = z.object({
  id: Id,
  name: z.string(),
  code: z.string().nullable(),
  parentId: Id.nullable(),
  sort: z.int(),
  version: z.int(),
  get children() {
    return z.array(Classify)
  },
})

/** What is sorted by a tree: modules say which kinds there are, the server refuses others. */
export const classifyKind = z
  .string()
  .max(50)
  .regex(/^[a-zA-Z]+$/)

const name = text('分类名称', 'Class', { max: 50 })
const may = (action: string) => ({ permission: `classify:${action}` }) as const
const path = (call: string) => `/api/classify/${call}` as const

/** The trees by which records are sorted: one way for all of them. */
export const classes = {
  create: endpoint({
    method: 'POST',
    path: path('create'),
    title: label('新增分类', 'Create a class'),
    access: may('create'),
    body: z.strictObject({
      kind: classifyKind,
      name,
      parentId: Id.nullable().optional(),
      before: Id.nullable().optional(),
    }),
    result: IdResult,
  }),
  update: endpoint({
    method: 'PUT',
    path: path('update/:id'),
    title: label('修改分类', 'Rename a class'),
    access: may('update'),
    params: IdParams,
    body: z.strictObject({ name, version: z.int() }),
    result: z.object({ id: Id, version: z.int() }),
  }),
  move: endpoint({
    method: 'PUT',
    path: path('move/:id'),
    title: label('移动分类', 'Move a class'),
    access: may('update'),
    params: IdParams,
    body: z.strictObject({ parentId: Id.nullable(), before: Id.nullable() }),
    result: IdResult,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: path('delete/:id'),
    title: label('删除分类', 'Delete a class'),
    access: may('delete'),
    params: IdParams,
    query: VersionQuery,
    result: IdResult,
  }),
}
