import { z } from 'zod'
import { classes, Classify, classifyKind } from './dictionary/classes.ts'
import { endpoint } from './endpoint.ts'
import { VersionQuery } from './shared/crud.ts'
import { optional } from './shared/field-meta.ts'
import { bool, choice, color, integer, text } from './shared/fields.ts'
import { Id, IdParams, IdResult } from './shared/ids.ts'
import { label } from './shared/label.ts'

const status = choice('状态', 'Status', [
  ['enabled', '启用', 'Enabled', 'green'],
  ['disabled', '停用', 'Disabled', 'grey'],
])

export const optionFields = {
  optionName: text('选项名称', 'Option', { max: 50 }),
  value: optional(text('选项值', 'Value', { max: 50 })),
  color: optional(color('颜色', 'Colour')),
  sort: integer('排序', 'Order', { max: 99_999 }).optional(),
  status: status.default('enabled'),
  remark: optional(text('备注', 'Remark', { max: 200 })),
}

/** Where an option goes: the one it hangs under, and the one it stands before; nobody after it means last. */
const place = { parentId: Id.nullable().optional(), before: Id.nullable().optional() }

/** A change names what it changes: two people may rename and recolour without undoing each other's order. */
const optionChanges = {
  optionName: optionFields.optionName.optional(),
  value: optionFields.value,
  color: optionFields.color,
  sort: optionFields.sort,
  status: status.optional(),
  remark: optionFields.remark,
}

const typeName = z
  .string()
  .trim()
  .min(1)
  .max(50)
  .regex(/^[\w一-鿿]+$/, { error: '字典名称不正确' })

export type SelOption = {
  id: string
  selTypeName: string
  optionName: string
  value: string
  parentId: string | null
  color: string | null
  sort: number
  status: string
  system: boolean
  remark: string | null
  version: number
  children: SelOption[]
}

export const SelOption: z.ZodType<SelOption> = z.object({
  id: Id,
  selTypeName: z.string(),
  optionName: z.string(),
  value: z.string(),
  parentId: Id.nullable(),
  color: z.string().nullable(),
  sort: z.int(),
  status: z.string(),
  system: z.boolean(),
  remark: z.string().nullable(),
  version: z.int(),
  get children() {
    return z.array(SelOption)
  },
})

export const SelType = z.object({ selTypeName: z.string(), name: z.string(), count: z.int(), system: z.boolean() })
export type SelType = z.output<typeof SelType>

export type { Classify } from './dictionary/classes.ts'

/** The customer's six types of code by number; a module that takes one over says so, others count from 7 on. */
export const codeTypes = {
  contract: 1,
  supplier: 2,
  customer: 3,
  purchase: 4,
  demand: 5,
  project: 6,
} as const

const path = (call: string) => `/api/sel_option/${call}` as const
const may = (action: string) => ({ permission: `selOption:${action}` }) as const

export const dictionary = {
  types: endpoint({
    method: 'GET',
    path: path('types'),
    title: label('字典目录', 'Dictionaries'),
    access: may('list'),
    result: z.array(SelType),
  }),
  tree: endpoint({
    method: 'GET',
    path: path('tree_list'),
    title: label('字典选项树', 'Options of a dictionary'),
    access: 'signed-in',
    keys: true,
    query: z.strictObject({ selTypeName: typeName }),
    result: z.array(SelOption),
  }),
  subtree: endpoint({
    method: 'GET',
    path: path('by_tree_list/:id'),
    title: label('下级选项', 'Options under an option'),
    access: 'signed-in',
    keys: true,
    params: IdParams,
    result: z.array(SelOption),
  }),
  create: endpoint({
    method: 'POST',
    path: path('create'),
    title: label('新增选项', 'Create an option'),
    access: may('create'),
    body: z.strictObject({ selTypeName: typeName, ...place, ...optionFields }),
    result: IdResult,
  }),
  update: endpoint({
    method: 'PUT',
    path: path('update/:id'),
    title: label('修改选项', 'Update an option'),
    access: may('update'),
    params: IdParams,
    body: z.strictObject({ version: z.int(), parentId: place.parentId, ...optionChanges }),
    result: z.object({ id: Id, version: z.int() }),
  }),
  move: endpoint({
    method: 'PUT',
    path: path('move/:id'),
    title: label('移动选项', 'Move an option'),
    access: may('update'),
    params: IdParams,
    body: z.strictObject({ parentId: Id.nullable(), before: Id.nullable() }),
    result: IdResult,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: path('delete/:id'),
    title: label('删除选项', 'Delete an option'),
    access: may('delete'),
    params: IdParams,
    query: VersionQuery,
    result: IdResult,
  }),
  usage: endpoint({
    method: 'GET',
    path: path('usage/:id'),
    title: label('选项使用情况', 'Where an option is used'),
    access: may('list'),
    params: IdParams,
    result: z.object({
      count: z.int(),
      places: z.array(z.object({ record: z.string(), field: z.string(), count: z.int() })),
    }),
  }),
  uses: endpoint({
    method: 'GET',
    path: path('uses'),
    title: label('字典使用情况', 'How often the options of a dictionary are used'),
    access: may('list'),
    query: z.strictObject({ selTypeName: typeName }),
    result: z.array(z.object({ value: z.string(), count: z.int() })),
  }),
  merge: endpoint({
    method: 'POST',
    path: path('merge/:id'),
    title: label('合并选项', 'Merge an option into another'),
    access: may('delete'),
    params: IdParams,
    body: z.strictObject({ into: Id }),
    result: z.object({ id: Id, moved: z.int() }),
  }),
  genCode: endpoint({
    method: 'GET',
    path: path('gen_code'),
    title: label('预览编号', 'Preview the next code'),
    access: 'signed-in',
    query: z.strictObject({ type: z.coerce.number().int().min(1).max(999).optional() }),
    result: z.object({ code: z.string() }),
  }),
  classify: endpoint({
    method: 'GET',
    path: '/api/classify/all',
    title: label('分类树', 'Classification trees'),
    access: 'signed-in',
    query: z.strictObject({ kind: classifyKind.optional() }),
    result: z.array(Classify),
  }),
  classes,
}

export const systemFlag = bool('系统内置', 'Built in')

export { dictionaryErrors } from './dictionary/errors.ts'
