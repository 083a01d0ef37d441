import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdParams, IdResult } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { cases, coverage } from './trial.ts'

/** The tree of a flow and its conditions are checked by the interpreter that runs them. */
const Tree = z.record(z.string(), z.unknown())
const Problem = z.object({
  level: z.enum(['error', 'warn']),
  code: z.string(),
  nodeId: z.string().nullable(),
  path: z.array(z.string()),
  data: z.record(z.string(), z.unknown()),
})
export type Problem = z.output<typeof Problem>

const name = z.string().trim().min(1).max(50)
const Basics = z.strictObject({
  name,
  groupName: z.string().trim().max(30).nullable().default(null),
  icon: z.string().max(40).nullable().default(null),
  description: z.string().max(500).nullable().default(null),
})

const FlowRow = z.object({
  id: Id,
  key: z.string(),
  name: z.string(),
  groupName: z.string().nullable(),
  icon: z.string().nullable(),
  description: z.string().nullable(),
  enabled: z.boolean(),
  version: z.int(),
  /** The edition that is used for new submissions. */
  activeNo: z.int().nullable(),
  running: z.int(),
  rev: z.int(),
  editedAt: z.string(),
  documents: z.array(z.string()),
})

const path = (call: string) => `/api/approval_flow/${call}` as const
const may = (action: string) => ({ permission: `approvalFlow:${action}` }) as const
const Purpose = z.enum(['create', 'change', 'void'])
const Binding = z.strictObject({ flowId: Id, condition: Tree.nullable().default(null) })

const designing = {
  list: endpoint({
    method: 'GET',
    path: path('list'),
    title: label('查询审批流', 'List approval flows'),
    access: may('list'),
    result: z.array(FlowRow),
  }),
  show: endpoint({
    method: 'GET',
    path: path('show/:id'),
    title: label('查看审批流', 'Show an approval flow'),
    access: may('show'),
    params: IdParams,
    result: FlowRow.extend({
      tree: Tree,
      problems: z.array(Problem),
      /** The draft is what the edition in use holds: nothing is left to publish. */
      isPublished: z.boolean(),
    }),
  }),
  create: endpoint({
    method: 'POST',
    path: path('create'),
    title: label('新建审批流', 'Create an approval flow'),
    access: may('create'),
    body: Basics.extend({
      key: z.string().regex(/^[a-z][\w-]{1,39}$/i, { error: '标识只能含字母、数字、- 和 _，以字母开头' }),
      tree: Tree.optional(),
    }),
    result: IdResult,
  }),
  update: endpoint({
    method: 'PUT',
    path: path('update/:id'),
    title: label('修改审批流信息', 'Change the basics of an approval flow'),
    access: may('update'),
    params: IdParams,
    body: Basics.extend({ version: z.int() }),
    result: z.object({ id: Id, version: z.int() }),
  }),
  saveDraft: endpoint({
    method: 'PUT',
    path: path('draft/:id'),
    title: label('保存审批流草稿', 'Save the draft of an approval flow'),
    access: may('update'),
    params: IdParams,
    body: z.strictObject({ rev: z.int(), tree: Tree }),
    result: z.object({ rev: z.int(), problems: z.array(Problem) }),
  }),
  validate: endpoint({
    method: 'POST',
    path: path('validate'),
    title: label('检查审批流', 'Check an approval flow'),
    access: may('update'),
    body: z.strictObject({ tree: Tree, docType: z.string().max(40).optional() }),
    result: z.array(Problem),
  }),
  publish: endpoint({
    method: 'POST',
    path: path('publish/:id'),
    title: label('发布审批流', 'Publish an approval flow'),
    access: may('publish'),
    params: IdParams,
    body: z.strictObject({
      rev: z.int(),
      note: z.string().max(500).optional(),
      /** The digest of the differences to the saved cases that were looked at and are wanted. */
      accepted: z.string().max(64).optional(),
    }),
    result: z.object({ id: Id, no: z.int() }),
  }),
  enable: endpoint({
    method: 'POST',
    path: path('enable/:id'),
    title: label('启用或停用审批流', 'Enable or disable an approval flow'),
    access: may('publish'),
    params: IdParams,
    body: z.strictObject({ enabled: z.boolean() }),
    result: z.object({ id: Id, enabled: z.boolean() }),
  }),
}

const VersionRow = z.object({
  id: Id,
  no: z.int(),
  note: z.string().nullable(),
  publishedBy: z.string().nullable(),
  publishedAt: z.string(),
  active: z.boolean(),
  running: z.int(),
})

const Column = z.object({
  path: z.string(),
  label: z.string(),
  type: z.string(),
  /** The kind of field, where it is one. */
  kind: z.string().optional(),
  required: z.boolean(),
  options: z.array(z.string()).optional(),
  /** The words for `options`, in their order. */
  optionNames: z.array(z.string()).optional(),
  /** The dictionary its values come from, or the record they point at. */
  of: z.string().optional(),
  /** Those records stand below each other. */
  tree: z.boolean().optional(),
})
/** `columns` are those of a sub-table. */
const Field = Column.extend({ columns: z.array(Column).optional() })

const using = {
  versions: endpoint({
    method: 'GET',
    path: path('versions/:id'),
    title: label('审批流的版本', 'Editions of an approval flow'),
    access: may('show'),
    params: IdParams,
    result: z.array(VersionRow),
  }),
  version: endpoint({
    method: 'GET',
    path: path('version/:id'),
    title: label('查看审批流版本', 'Show an edition of an approval flow'),
    access: may('show'),
    params: IdParams,
    result: VersionRow.extend({ flowId: Id, tree: Tree, checksum: z.string() }),
  }),
  bindings: endpoint({
    method: 'GET',
    path: path('bindings'),
    title: label('单据使用的审批流', 'Which documents use which flows'),
    access: may('list'),
    query: z.strictObject({ docType: z.string().max(40).optional() }),
    result: z.array(
      z.object({
        id: Id,
        docType: z.string(),
        purpose: Purpose,
        priority: z.int(),
        flowId: Id,
        condition: Tree.nullable(),
      }),
    ),
  }),
  bind: endpoint({
    method: 'PUT',
    path: path('bindings'),
    title: label('设置单据使用的审批流', 'Set which flows a document uses'),
    access: may('publish'),
    body: z.strictObject({ docType: z.string().max(40), purpose: Purpose, flows: z.array(Binding).max(50) }),
    result: z.object({ count: z.int() }),
  }),
  catalog: endpoint({
    method: 'GET',
    path: path('catalog'),
    title: label('可审批的单据与字段', 'Documents that can be approved, with their fields'),
    access: may('list'),
    result: z.array(
      z.object({
        docType: z.string(),
        label: z.string(),
        /** What a condition can be built on. */
        fields: z.array(Field),
        /** Everything that can be hidden or opened on a step. */
        form: z.array(
          z.object({
            path: z.string(),
            label: z.string(),
            columns: z.array(z.object({ path: z.string(), label: z.string() })),
          }),
        ),
        relations: z.array(z.string()),
      }),
    ),
  }),
}

export const flow = { ...designing, ...using, cases, coverage }
